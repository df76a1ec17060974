import type { Decision, Option, State } from '@charterstone/engine'
import { engine } from '@charterstone/lab'
import { expect, test } from 'vitest'
import { makePaint } from '../screen/paint.ts'
import { sceneOf } from '../screen/scene.ts'
import { localeOf } from '../text/locale.ts'
import { question } from './question.ts'

function begun(): State {
  const state = engine.newCampaign({ seed: 6, seats: [{ charter: 0, name: 'Ada', player: 'person' }] })
  engine.startGame(state)
  return state
}

function asking(kind: Decision['kind'], options: readonly string[]): Decision {
  return {
    seat: 0,
    kind,
    source: 0,
    options,
    open: kind === 'name',
    secret: false,
  }
}

test('[R17.7] an option that would give nothing has a warning under it', () => {
  const scene = sceneOf(engine.view(begun(), 0), localeOf('en'), makePaint(false))
  const option: Option = { kind: 'place', by: 'worker', spot: 3, building: 604, slug: 'treasury' }
  const warnings = [{ option, key: 'place:treasury', reason: { lack: 'supply' as const, count: 1 } }]
  const lines = question(scene, asking('act', ['place:treasury', 'place:market']), warnings).split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[2]?.trim()).toBe('Nothing will be gained: there isn’t enough left in the general supply.')
})

test('[R26.5] the question names the charter', () => {
  const frame = { asks: true, kind: 'name', seat: 0, source: 0, what: 'charter', number: 3 } as const
  const view = { ...engine.view(begun(), 0), stack: [frame] }
  expect(question(sceneOf(view, localeOf('en'), makePaint(false)), asking('name', ['skip']))).toBe(
    'Ada: Name the Red charter, where nobody lives yet. It will be on the map for the whole campaign.',
  )
})
