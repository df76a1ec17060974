import { type Scenario, scenario } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { evaluatorOf } from '../../test-support/evaluator-of.ts'
import { type Character, characterOf, isOfCharacter, pickByCharacter } from './character.ts'
import { pickByHeuristic } from './pick-by-heuristic.ts'

const CHANCES = Array.from({ length: 50 }, (_, chance) => chance)

/** The end of a game, answered until a decision of this kind is asked. */
function until(kind: string, game: number, guidepost: number, goods: Record<string, number>): Scenario {
  const players = [{ vp: 12, goods }, { vp: 4 }]
  const s = scenario({ begin: 'end', game, guidepost, rules: ['end-steps'], players })
  for (let steps = 0; steps < 80 && s.state.pending !== null && s.state.pending.kind !== kind; steps++)
    s.answer(s.state.pending.options[pickByHeuristic(evaluatorOf(s), s.state, s.state.pending)] ?? '')
  expect(s.state.pending?.kind).toBe(kind)
  return s
}

function decisionOf({ state }: Scenario): NonNullable<Scenario['state']['pending']> {
  if (state.pending === null) throw new Error('nothing is asked')
  return state.pending
}

/** Out of fifty chances, how often the bot chooses this option. */
function times(s: Scenario, character: Character, key: string): number {
  const decision = decisionOf(s)
  return CHANCES.filter(
    (chance) => pickByCharacter({ ...evaluatorOf(s), world: s.state, character, chance }, decision) === key,
  ).length
}

it('some bots are kind and some are proud, each for good', () => {
  const characters = CHANCES.map(characterOf)
  expect(characters.filter((character) => character === 'kind').length).toBeGreaterThan(10)
  expect(characters.filter((character) => character === 'proud').length).toBeGreaterThan(10)
  expect(CHANCES.map(characterOf)).toEqual(characters)
})

it('a path of the story that pays as much as the other is a question of character', () => {
  const s = until('guidepost', 2, 400, {})
  const [angry = '', happy = ''] = decisionOf(s).options
  expect(times(s, 'kind', happy)).toBeGreaterThan(30)
  expect(times(s, 'proud', angry)).toBeGreaterThan(30)
  expect(times(s, 'proud', angry)).toBeLessThan(50)
})

it('a path that pays clearly more is taken by kind and proud bots alike', () => {
  const s = until('guidepost', 2, 400, { coin: 9 })
  const [forCoins = ''] = decisionOf(s).options
  expect([times(s, 'kind', forCoins), times(s, 'proud', forCoins)]).toEqual([50, 50])
})

it('a turn is no question of character', () => {
  expect(isOfCharacter(decisionOf(scenario({ players: [{}, {}] })))).toBe(false)
})
