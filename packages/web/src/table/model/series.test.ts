import { describe, expect, it } from 'vitest'
import { engine, QUICK_WALKS, type Stop, stopsOf } from '../../../test-support/campaign-walk.ts'
import { seriesOf } from './series.ts'
import { choicesOf } from './target.ts'

function seriesAt({ view, decision }: Stop) {
  return decision === null ? null : seriesOf(view, choicesOf(view, decision, engine.options(view)))
}

describe('the series of a walk', () => {
  const found = QUICK_WALKS.slice(1, 4)
    .flatMap(stopsOf)
    .flatMap((stop) => {
      const series = seriesAt(stop)
      return series === null ? [] : [{ stop, series }]
    })

  it('the series of a walk finds payments, resources of one’s choice, stars and what is kept', () => {
    expect([...new Set(found.map(({ series }) => series.kind))].sort()).toEqual([
      'glory',
      'keep',
      'pay',
      'take-any',
    ])
  })

  it('the series of a walk has at least two questions, each with something to count and no card', () => {
    const wrong = found.filter(({ stop, series }) => {
      const kinds = engine.options(stop.view).map(({ kind }) => kind)
      const isCounted = kinds.includes('good') || kinds.includes('glory-row')
      return series.count < 2 || !isCounted || kinds.includes('card')
    })
    expect(wrong.map(({ stop }) => stop.where)).toEqual([])
  })
})
