import { words } from '@charterstone/content'
import { type Catalogue, castOf, LANGUAGES } from '@charterstone/engine'
import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import type { Explanation } from '../src/bot.ts'
import { type CardFacts, cardFactsOf } from '../src/evaluation/card-facts.ts'
import { winModelOf } from '../src/evaluation/win/win-model.ts'
import { explainHeuristic, explainSearch } from '../src/explain.ts'
import type { Line } from '../src/search/search-turn.ts'
import { sentenceOfAdvice } from '../src/words/sentence-of-advice.ts'
import { evaluatorOf } from './evaluator-of.ts'
import { steadyBox } from './steady-box.ts'

/** A line of answers with its value; where it ends before the turn does, the heuristic goes on. */
export function lineOf(value: number, keys: readonly string[]): Line {
  const [key = '', ...rest] = keys
  return { key, value, rest: rest.length === 0 ? null : lineOf(value, rest) }
}

/** What is said about the lines of a search in a scenario, whatever the judge thinks of it. */
export function adviceOn(
  s: Scenario,
  lines: readonly Line[],
  about: readonly string[] = [],
): readonly Explanation[] {
  const evaluator = { ...evaluatorOf(s), facts: factsOf(s.engine.catalogue) }
  return explainSearch({ evaluator, world: s.state, lines, stepsLeft: 0 }, winModelOf(s.engine), about)
}

const known = new Map<Catalogue, CardFacts>()

function factsOf(catalogue: Catalogue): CardFacts {
  const facts = known.get(catalogue) ?? cardFactsOf(catalogue)
  known.set(catalogue, facts)
  return facts
}

/** A position of the steady box, and the turn that is explained in it. */
export type Position = {
  readonly setup?: ScenarioSetup
  /** Answers before the position. */
  readonly after?: readonly string[]
  readonly turn: readonly string[]
  /** Points ahead of the next option; below zero, points behind the best one. */
  readonly ahead?: number
}

/** The advice about a turn as it is read in all three languages. */
export function adviceIn({ setup, after = [], turn, ahead = 0 }: Position): readonly string[] {
  const s = scenario({ catalogue: steadyBox, ...setup }).answer(...after)
  const [key = ''] = turn
  if (!s.options().includes(key)) throw new Error(`${key}; offered ${s.options().join(' ')}`)
  const other = lineOf(0, [s.options().find((option) => option !== key) ?? ''])
  const own = lineOf(ahead, turn)
  const advice = adviceOn(s, ahead < 0 ? [other, own] : [own, other], [key])
  return spoken(
    s,
    advice.find((each) => each.key === key),
  )
}

/** The same for a choice without a search. */
export function heuristicAdviceIn(s: Scenario, key: string): readonly string[] {
  const { engine, state } = s
  if (state.pending === null) throw new Error('nothing is asked')
  const view = engine.view(state, state.pending.seat)
  return spoken(s, explainHeuristic(engine, view, state.pending, key)[0])
}

function spoken({ engine, state }: Scenario, explanation: Explanation | undefined): readonly string[] {
  if (explanation === undefined) throw new Error('no advice')
  return LANGUAGES.map((language) =>
    sentenceOfAdvice(castOf(words[language], engine.catalogue, state.legacy), explanation),
  )
}
