import { greengully } from '@charterstone/content'
import { beginPlaythrough, createEngine, PERSON, plotSpot, setUpGame } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { summaryOf } from '../../data/summary.ts'
import { ownVillages, villageConfig } from './village-choice.ts'

const engine = createEngine(greengully)
const seats = [{ charter: 0, name: 'Mira', player: 'person' as const }]
const played = setUpGame(engine, beginPlaythrough(engine, { config: { seed: 1, seats }, players: [PERSON] }))
const summary = { ...summaryOf(engine, 'own', played.record, played.state, 0), game: 4 }

it('a single game may be played in a village of one’s own', () => {
  const buildings = summary.buildings.with(plotSpot(0, 1), 22)
  const config = villageConfig({ id: 'own', stage: 6 }, [{ ...summary, buildings }])
  const { legacy } = engine.newSingleGame({ ...config, seed: 2, seats })
  expect(config.stage).toBe(4)
  expect(legacy.buildings.slice(plotSpot(0, 0), plotSpot(0, 2))).toEqual([5, 22])
})

it('a village without a finished game is not offered', () => {
  expect(ownVillages([{ ...summary, game: 1 }])).toEqual([])
  expect(ownVillages([summary])).toHaveLength(1)
})
