import type { ReadCampaign } from './read-campaign.ts'

/** The messages of the worker: progress, then the result. */
export type ReadReply =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'read'; readonly read: ReadResult }

/** Anything may be in a file: it can also be unreadable, take too long, or be given up. */
export type ReadResult =
  | ReadCampaign
  | { readonly ok: false; readonly fault: { readonly kind: 'unreadable' | 'slow' | 'stopped' } }

export type ReadOptions = {
  /** How much has been played again, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

type ReadWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const MAX_MILLISECONDS = 60_000

/** Reads a file in a worker of its own, so that nothing in it can hold the page. */
export function readInWorker(
  file: Blob,
  { onProgress, signal }: ReadOptions = {},
  start: () => ReadWorker = startWorker,
): Promise<ReadResult> {
  const worker = start()
  return new Promise((resolve) => {
    const end = (read: ReadResult): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      worker.terminate()
      resolve(read)
    }
    const stop = (): void => end({ ok: false, fault: { kind: 'stopped' } })
    const timer = setTimeout(() => end({ ok: false, fault: { kind: 'slow' } }), MAX_MILLISECONDS)
    signal?.addEventListener('abort', stop)
    worker.onmessage = ({ data }: MessageEvent<ReadReply>) => {
      if (data.kind === 'progress') onProgress?.(data.share)
      else end(data.read)
    }
    // Out of memory, or a worker that could not be fetched.
    worker.onerror = () => end({ ok: false, fault: { kind: 'unplayable' } })
    worker.postMessage(file)
  })
}

function startWorker(): ReadWorker {
  return new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
}
