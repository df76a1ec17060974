// @vitest-environment happy-dom
import { keyOf } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { engine, stopsOf } from '../../../../test-support/campaign-walk.ts'
import { openAtTable } from '../../../../test-support/open-at-table.tsx'
import { Tray } from './tray.tsx'

const { assistants } = engine.catalogue

test('[K4] cards of the deck that may be taken instead of face-up ones can be chosen beside them', async () => {
  const [stop] = stopsOf({ seed: 1, seats: 2 })
  const { view, decision } = stop ?? {}
  if (stop === undefined || view === undefined || decision === undefined || decision === null)
    throw new Error('the walk is empty')
  const faceUp = assistants.find(({ number }) => view.table.mat.includes(number))
  const below = assistants.find(({ number }) => !view.table.mat.includes(number))
  if (faceUp === undefined || below === undefined) throw new Error('no assistants')
  const options = [
    keyOf({ kind: 'card', verb: 'take', card: faceUp.number, slug: faceUp.slug }),
    keyOf({ kind: 'card', verb: 'draw', card: below.number, slug: below.slug }),
  ]
  const asked = { ...decision, kind: 'card-looked', options } as const
  const { container } = await openAtTable(<Tray layout="tabs" />, {
    ...stop,
    view: { ...view, decision: asked },
    decision: asked,
  })
  const shown = [...container.querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option'))
  expect(shown).toEqual(options)
})
