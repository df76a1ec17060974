import { catalogue, engine } from '@charterstone/lab'
import { scenario } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { makePaint } from '../screen/paint.ts'
import { sceneOf } from '../screen/scene.ts'
import { localeOf } from '../text/locale.ts'
import { advice } from './advice.ts'

it('the advice in the terminal lists what scores, with the number that chooses it', () => {
  const { state } = scenario({
    catalogue,
    objectives: ['six-coins'],
    players: [{ goods: { coin: 6 } }],
  })
  const { pending } = state
  if (pending === null) throw new Error('nothing is asked')
  const said = (language: 'en' | 'de'): string =>
    advice(sceneOf(engine.view(state, 0), localeOf(language), makePaint(false)), pending).replaceAll(
      /\s+/g,
      ' ',
    )
  const number = pending.options.indexOf('place:grandstand') + 1
  expect(said('en')).toContain(`${number} Send a worker to the Grandstand. Score “Full Purse”: 5 VP.`)
  expect(said('de')).toContain('Werte „Voller Beutel“: 5 SP.')
})
