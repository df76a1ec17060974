/** What a worker sends back for a job, in Node and in the browser: its result, or the text of the error. */
export type Reply<Result> = { readonly result: Result } | { readonly error: string }

export function replyTo<Job, Result>(answer: (job: Job) => Result, job: Job): Reply<Result> {
  try {
    return { result: answer(job) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
