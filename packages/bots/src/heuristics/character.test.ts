import { type Scenario, scenario } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { evaluatorOf } from '../../test-support/evaluator-of.ts'
import type { Line } from '../search/search-turn.ts'
import { type Character, characterOf, isOfCharacter, pickByCharacter, withCharacter } from './character.ts'
import { pickByHeuristic } from './pick-by-heuristic.ts'

const CHANCES = Array.from({ length: 50 }, (_, chance) => chance)

/** The end of a game, answered until a decision of this kind is asked. */
function until(kind: string, game: number, guidepost: number): Scenario {
  const s = scenario({
    begin: 'end',
    game,
    guidepost,
    rules: ['end-steps'],
    players: [{ vp: 12 }, { vp: 4 }],
  })
  for (let steps = 0; steps < 80 && s.state.pending !== null && s.state.pending.kind !== kind; steps++)
    s.answer(s.state.pending.options[pickByHeuristic(evaluatorOf(s), s.state, s.state.pending)] ?? '')
  expect(s.state.pending?.kind).toBe(kind)
  return s
}

function decisionOf({ state }: Scenario): NonNullable<Scenario['state']['pending']> {
  if (state.pending === null) throw new Error('nothing is asked')
  return state.pending
}

/** Out of fifty chances, how often the bot takes this option first. */
function times(s: Scenario, character: Character, key: string, lines?: readonly Line[]): number {
  const decision = decisionOf(s)
  return CHANCES.filter((chance) => {
    const choosing = { ...evaluatorOf(s), world: s.state, character, chance }
    const chosen =
      lines === undefined
        ? pickByCharacter(choosing, decision)
        : withCharacter(choosing, decision, lines)[0]?.key
    return chosen === key
  }).length
}

it('some bots are kind and some are proud, each for good', () => {
  const characters = CHANCES.map(characterOf)
  expect(characters.filter((character) => character === 'kind').length).toBeGreaterThan(10)
  expect(characters.filter((character) => character === 'proud').length).toBeGreaterThan(10)
  expect(CHANCES.map(characterOf)).toEqual(characters)
})

it('a path of the story that is as good as the other is a question of character', () => {
  const s = until('guidepost', 2, 400)
  const lines = decisionOf(s).options.map((key) => ({ key, value: 3, rest: null }))
  const [angry = '', happy = ''] = decisionOf(s).options
  expect(times(s, 'kind', happy, lines)).toBeGreaterThan(30)
  expect(times(s, 'proud', angry, lines)).toBeGreaterThan(30)
  expect(times(s, 'proud', angry, lines)).toBeLessThan(50)
})

it('a path that is clearly better is taken by everybody', () => {
  const s = until('guidepost', 2, 400)
  const lines = decisionOf(s).options.map((key, index) => ({ key, value: 9 - 5 * index, rest: null }))
  expect(times(s, 'kind', lines[0]?.key ?? '', lines)).toBe(50)
})

it('lines of other decisions stay as they are', () => {
  const s = scenario({ players: [{}, {}] })
  const lines = decisionOf(s).options.map((key) => ({ key, value: 0, rest: null }))
  const choosing = { ...evaluatorOf(s), world: s.state, character: 'kind', chance: 1 } as const
  expect(withCharacter(choosing, decisionOf(s), lines)).toBe(lines)
  expect(isOfCharacter(decisionOf(s))).toBe(false)
})
