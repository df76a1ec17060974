import { threadId } from 'node:worker_threads'
import { serve } from '../src/pool/serve.ts'

/** A job of the worker that tests of the pool start. */
export type EchoJob =
  | { readonly kind: 'echo'; readonly value: number }
  | { readonly kind: 'fail' | 'never-end' | 'crash-later' }

export type Echo = { readonly value: number; readonly thread: number }

/** Adds the data of the pool to the value of each job. */
serve((added: number) => {
  let isDoomed = false
  return (job: EchoJob): Echo => {
    if (job.kind === 'fail') throw new Error('this job fails')
    while (job.kind === 'never-end');
    // A crash may overtake the reply of the job before it, so it comes with the next job.
    if (isDoomed)
      setImmediate(() => {
        throw new Error('the thread crashes')
      })
    isDoomed = job.kind === 'crash-later'
    return { value: job.kind === 'echo' ? job.value + added : 0, thread: threadId }
  }
})
