import { LEARNED_NET } from '../evaluation/net/learned-net.ts'
import { FITTED_WIN } from '../evaluation/win/fitted-win.ts'

/** Counts up whenever a review of the same game may come out differently with the same weights. */
const EDITION = 4

/** Changes with everything that a review is made of: a stored review with another one is out of date. */
export function reviewFingerprint(): string {
  const digests = [LEARNED_NET.weights, FITTED_WIN.wins.weights, FITTED_WIN.points.weights].map(digestOf)
  return [EDITION, ...digests].join('-')
}

function digestOf(text: string): string {
  let digest = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193)
  return (digest >>> 0).toString(36)
}
