import { catalogue, engine } from '@charterstone/lab'
import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { makePaint } from '../screen/paint.ts'
import { sceneOf } from '../screen/scene.ts'
import { localeOf } from '../text/locale.ts'
import { explain, explainClosed } from './explain.ts'

/** Seat 0 may act; a worker of seat 1 is at the Treasury. */
function position() {
  const players = [{ goods: { wood: 1 } }, { workers: ['treasury', null] }]
  const { state } = scenario({ catalogue, players })
  const scene = sceneOf(engine.view(state, 0), localeOf('en'), makePaint(false))
  return { state, scene, options: engine.options(state) }
}

test('the explanation of an option has the name, the text and the tokens of its building', () => {
  const { scene, options } = position()
  const treasury = options.find((option) => option.kind === 'place' && option.building === 604)
  if (treasury === undefined) throw new Error('the Treasury is not offered')
  const lines = explain(scene, treasury).split('\n')
  expect(lines[0]).toMatch(/Treasury \(.*, 604\)/)
  expect(lines[1]).toMatch(/coin/)
  expect(lines.at(-1)).toContain('②')
})

test('the explanation of an option without a card is its sentence', () => {
  const { scene } = position()
  expect(explain(scene, { kind: 'pass' }).split('\n')).toHaveLength(1)
  expect(explain(scene, { kind: 'pass' }).trim()).not.toBe('')
})

test('the list of closed options has the reason of each', () => {
  const { state, scene } = position()
  const closed = engine.closed(state)
  const text = explainClosed(scene, closed)
  expect(closed.length).toBeGreaterThan(0)
  expect(text.split('\n')[0]).toContain(scene.labels.closed)
  expect(text).toContain('Zeppelin')
})

test('the list of closed options says so when nothing is closed', () => {
  const { scene } = position()
  expect(explainClosed(scene, [])).toBe(`  ${scene.labels.nothingClosed}`)
})
