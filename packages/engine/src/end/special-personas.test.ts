import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

/** Game 10 has ended; the stars of the goal and of the happy path are placed, and the crate with the personas is open. */
function ended(setup: ScenarioSetup = {}): Scenario {
  const s = scenario({ begin: 'end', game: 10, guidepost: 409, ...setup })
  while (s.asked().endsWith(' glory')) s.answer(s.options()[0] ?? '')
  return s
}

test('[K5] each seat keeps one of the two special personas of its charter, seat after seat', () => {
  const s = ended()
  expect([s.asked(), ...s.options()]).toEqual([
    '0 special-persona',
    'persona:loyal-purple',
    'persona:rebel-purple',
  ])
  s.answer('persona:rebel-purple')
  expect([s.asked(), ...s.options()]).toEqual([
    '1 special-persona',
    'persona:loyal-black',
    'persona:rebel-black',
  ])
  s.answer('persona:loyal-black')
  expect(s.state.legacy.charters.slice(0, 2).map(({ special }) => s.slug(special))).toEqual([
    'rebel-purple',
    'loyal-black',
  ])
})

test('[K5] the special persona that is kept goes to the chest, the other to the archive', () => {
  const s = ended().answer('persona:rebel-purple', 'persona:loyal-black')
  expect(s.state.legacy.charters[0]?.chest.map(s.slug)).toEqual(['first-purple', 'rebel-purple'])
  const archived = s.state.legacy.archive.map(s.slug)
  expect(archived).toEqual(expect.arrayContaining(['loyal-purple', 'rebel-black']))
  expect(archived).not.toContain('rebel-purple')
  expect(archived).toHaveLength(6)
})

test('[K5] empty charters and automas keep one special persona at random', () => {
  const kept = Array.from({ length: 12 }, (_, seed) => {
    const s = ended({ seed, automas: [1] }).answer('persona:loyal-purple')
    expect(s.asked()).not.toContain('special')
    return s.state.legacy.charters.slice(1).map(({ special }) => s.slug(special).split('-')[0])
  })
  for (const charter of [0, 4])
    expect(new Set(kept.map((specials) => specials[charter]))).toEqual(new Set(['loyal', 'rebel']))
})
