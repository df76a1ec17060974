import { hash } from '../state/hash.ts'

/** Each answer leaves a short link behind, so that a changed one is found at its very place. */
const LINK = 4

/** The chain after something more has been said; everything before is in `chain` already. */
export function chained(chain: string, said: string): string {
  return hash(chain + said)
}

export function linkOf(chain: string): string {
  return chain.slice(0, LINK)
}

/** The chain after a row of answers, and all their links. */
export function chainAnswers(
  start: string,
  answers: readonly string[],
): { readonly chain: string; readonly links: string } {
  let chain = start
  let links = ''
  for (const answer of answers) {
    chain = chained(chain, answer)
    links += linkOf(chain)
  }
  return { chain, links }
}

/** The place of the first answer whose link does not fit, from 0; -1 when all fit. */
export function brokenLink(start: string, answers: readonly string[], links: string): number {
  let chain = start
  for (let step = 0; step < answers.length; step++) {
    chain = chained(chain, answers[step] ?? '')
    if (links.slice(step * LINK, (step + 1) * LINK) !== linkOf(chain)) return step
  }
  return links.length === answers.length * LINK ? -1 : answers.length
}
