import type { ReviewReply, ReviewRequest } from './review-job.ts'

type ReviewWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** Reviews a game in a worker of its own. The returned function stops it; after that nothing is replied. */
export function startReview(
  request: ReviewRequest,
  onReply: (reply: ReviewReply) => void,
  start: () => ReviewWorker = startWorker,
): () => void {
  const worker = start()
  const stop = () => worker.terminate()
  worker.onmessage = ({ data }: MessageEvent<ReviewReply>) => {
    if (data.kind !== 'progress') stop()
    onReply(data)
  }
  worker.onerror = () => {
    stop()
    onReply({ kind: 'none', why: 'failed' })
  }
  worker.postMessage(request)
  return stop
}

function startWorker(): ReviewWorker {
  return new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' })
}
