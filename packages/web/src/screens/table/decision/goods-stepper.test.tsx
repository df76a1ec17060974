// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { engine, QUICK_WALKS, type Stop, stopsOf } from '../../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../../test-support/open-at-table.tsx'
import { barOf } from '../../../table/model/bar.ts'
import { useTable } from '../../../table/table-context.tsx'
import { say } from '../../../words/speech.ts'
import { Goods } from './goods.tsx'

vi.mock('../../../settings/sound.ts')

/** Several resources of one's choice. */
const stop = QUICK_WALKS.slice(3)
  .flatMap(stopsOf)
  .find(({ view }) => {
    const frame = view.stack.at(-1)
    return frame?.kind === 'take-any' && frame.left === 3
  })

function GoodsOfTheBar() {
  const { decision, choices, closed } = useTable()
  if (decision === null) return null
  const bar = barOf(decision, choices, closed)
  return <Goods choices={bar.goods} closed={bar.closedGoods} />
}

/** The table moves on with every answer, as in a game. */
async function open(at: Stop) {
  const page = await openAtTable(<GoodsOfTheBar />, at)
  const state = engine.determinise(at.view, 1)
  const given: string[] = []
  page.session.answer.mockImplementation((key) => {
    given.push(key)
    engine.apply(state, key)
    const view = engine.view(state, at.view.seat)
    page.session.game.setState((game) => game && { ...game, view, decision: view.decision })
    return Promise.resolve()
  })
  return { ...page, given }
}

const plus = (key: string) => {
  const found = screen.getAllByRole<HTMLButtonElement>('button').find(({ dataset }) => dataset.option === key)
  if (found === undefined) throw new Error(`no plus for ${key}`)
  return found
}
const done = () => screen.getByRole<HTMLButtonElement>('button', { name: say('stepper.done') })

test('three resources are chosen in one form and sent in one go, the same ones together', async () => {
  if (stop === undefined) throw new Error('the walk has no such question')
  const { user, given } = await open(stop)
  await user.click(plus('gain:wood'))
  await user.click(plus('gain:clay'))
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: say('stepper.missing', { count: 1 }) }).disabled,
  ).toBe(true)
  await user.click(plus('gain:wood'))
  expect(plus('gain:clay').disabled).toBe(true)
  expect(given).toEqual([])
  await user.click(done())
  await vi.waitFor(() => expect(given).toEqual(['gain:wood', 'gain:wood', 'gain:clay']))
})

test('a minus takes back what was chosen too much', async () => {
  if (stop === undefined) throw new Error('the walk has no such question')
  const { user, given } = await open(stop)
  for (const key of ['gain:wood', 'gain:wood', 'gain:wood']) await user.click(plus(key))
  await user.click(screen.getByRole('button', { name: say('stepper.less', { what: 'Wood' }) }))
  expect(screen.queryByRole('button', { name: say('stepper.done') })).toBeNull()
  await user.click(plus('gain:coal'))
  await user.click(done())
  await vi.waitFor(() => expect(given).toEqual(['gain:wood', 'gain:wood', 'gain:coal']))
})
