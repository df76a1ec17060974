import { threadId } from 'node:worker_threads'
import { serve } from '../src/pool/serve.ts'

/** A job of the worker that tests of the pool start. */
export type EchoJob =
  | { readonly kind: 'echo'; readonly value: number }
  | { readonly kind: 'fail' | 'never-end' | 'crash-later' }

export type Echo = { readonly value: number; readonly thread: number }

/** Adds the data of the pool to the value of each job. */
serve((added: number) => (job: EchoJob): Echo => {
  if (job.kind === 'fail') throw new Error('this job fails')
  while (job.kind === 'never-end');
  if (job.kind === 'crash-later')
    setImmediate(() => {
      throw new Error('the thread crashes')
    })
  return { value: job.kind === 'echo' ? job.value + added : 0, thread: threadId }
})
