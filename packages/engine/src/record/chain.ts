import { hash } from '../state/hash.ts'

/** The length of a link. Each answer has one, so that a changed answer is found exactly. */
const LINK_LENGTH = 4

/** The chain after one more text. */
export function chained(chain: string, text: string): string {
  return hash(chain + text)
}

export function linkOf(chain: string): string {
  return chain.slice(0, LINK_LENGTH)
}

/** The chain after a list of answers, and all their links. */
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

/** The index of the first answer whose link does not match; -1 when all match. */
export function brokenLink(start: string, answers: readonly string[], links: string): number {
  let chain = start
  for (let step = 0; step < answers.length; step++) {
    chain = chained(chain, answers[step] ?? '')
    if (links.slice(step * LINK_LENGTH, (step + 1) * LINK_LENGTH) !== linkOf(chain)) return step
  }
  return links.length === answers.length * LINK_LENGTH ? -1 : answers.length
}
