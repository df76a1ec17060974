import { hash } from '../state/hash.ts'
import { brokenLink, chainAnswers, chained } from './chain.ts'
import { type CampaignRecord, chainAtStart, chainBetween, headOf, type OpenGame } from './record.ts'

/** The first error of a record. `step` counts answers from 1; 0 is the start of the game. */
export type Difference = {
  readonly where: 'head' | 'game' | 'between' | 'checkpoint'
  readonly game: number
  readonly step: number
  readonly what: 'changed' | 'refused' | 'start' | 'unfinished' | 'end' | 'state'
  readonly found: string
}

/** Checks that no part of a record was changed; the rules are not applied. */
export function checkChain(record: CampaignRecord): Difference | null {
  const { seals, games, between, current, checkpoint } = record
  const head = hash(headOf(record))
  if (head !== seals.head) return changed('head', 0, 0, head)
  let chain = head
  for (const played of games) {
    const start = chainAtStart(chain, played)
    const broken = checkAnswers(start, played)
    if (broken !== null) return broken
    chain = chained(chainAnswers(start, played.answers).chain, played.endHash)
    if (chain !== played.chain) return changed('game', played.game, played.answers.length, played.endHash)
  }
  if (current !== null) {
    const start = chainAtStart(chain, current)
    const broken = checkAnswers(start, current)
    if (broken !== null) return broken
    chain = chainAnswers(start, current.answers).chain
  } else chain = chainBetween(chain, between)
  if (chain !== seals.chain) return changed('between', current?.game ?? 0, 0, seals.chain)
  return hash(checkpoint) === seals.checkpoint ? null : changed('checkpoint', 0, 0, seals.checkpoint)
}

/** When the first link does not match, the parts before the answers may have been changed instead. */
function checkAnswers(start: string, { game, answers, links }: OpenGame): Difference | null {
  const step = brokenLink(start, answers, links)
  return step < 0 ? null : changed('game', game, step + 1, answers[step] ?? '')
}

function changed(where: Difference['where'], game: number, step: number, found: string): Difference {
  return { where, game, step, what: 'changed', found }
}
