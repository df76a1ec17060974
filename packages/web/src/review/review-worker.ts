import { ruleset } from '../session/page-ruleset.ts'
import { openKeptReviews } from './kept-reviews.ts'
import { doReview, type ReviewReply, type ReviewRequest } from './review-job.ts'

function reply(message: ReviewReply): void {
  self.postMessage(message)
}

self.onmessage = ({ data }: MessageEvent<ReviewRequest>) =>
  void doReview(ruleset.engine, data, openKeptReviews(), reply).catch((error: unknown) => {
    console.error(error)
    reply({ kind: 'none', why: 'failed' })
  })
