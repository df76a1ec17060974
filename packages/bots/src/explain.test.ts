import { greengully } from '@charterstone/content'
import { seedRng } from '@charterstone/engine'
import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { adviceOn, heuristicAdviceIn, lineOf } from '../test-support/advice-of.ts'

const ready = () =>
  scenario({
    catalogue: greengully,
    objectives: ['six-coins'],
    players: [{ cards: ['pumpkin-patch-built'], goods: { wood: 1, coin: 6 } }],
  })

const places = (...values: readonly (readonly [string, number])[]) =>
  values.map(([slug, value]) => lineOf(value, [`place:${slug}`]))

describe('the options that are explained', () => {
  it('the best option is compared with the second, all others with the best', () => {
    const advice = adviceOn(ready(), places(['grandstand', 9], ['charterstone', 7.5], ['cloud-port', 6]))
    expect(advice.map(({ key, standing, gap }) => [key, standing, gap])).toEqual([
      ['place:grandstand', 'best', 1.5],
      ['place:charterstone', 'next', 1.5],
      ['place:cloud-port', 'next', 3],
    ])
  })

  it('a best option with a value below zero is still the best', () => {
    const [best, next] = adviceOn(ready(), places(['woodlot', -3], ['grandstand', -5]))
    expect([best?.gap, next?.gap]).toEqual([2, 2])
  })

  it('in a single game a gap is also a share of a win, larger for a larger gap and never below zero', () => {
    const s = ready()
    const lines = places(['grandstand', 9], ['charterstone', 7], ['cloud-port', 5.5])
    expect(adviceOn(s, lines).map(({ chance }) => chance)).toEqual([null, null, null])
    s.state.legacy = { ...s.state.legacy, mode: 'single' }
    const [best = 0, next = 0, third = 0] = adviceOn(s, lines).map(({ chance }) => chance ?? -1)
    expect(best).toBeGreaterThan(0)
    expect(next).toBe(best)
    expect(third).toBeGreaterThan(next)
    expect(third).toBeLessThan(1)
  })

  it('an option that is far behind is not advised, unless it scores', () => {
    const advice = adviceOn(
      ready(),
      places(['grandstand', 9], ['coal-seam', 1], ['charterstone', 0], ['cloud-port', -1]),
    )
    expect(advice.map(({ key, standing }) => [key, standing])).toEqual([
      ['place:grandstand', 'best'],
      ['place:charterstone', 'possible'],
      ['place:cloud-port', 'possible'],
    ])
  })

  it('a way to score that the search has not tried is listed without a comparison', () => {
    const advice = adviceOn(ready(), places(['woodlot', 2], ['coal-seam', 1]))
    expect(advice.slice(2).map(({ key, standing, gap }) => [key, standing, gap])).toEqual([
      ['place:charterstone', 'possible', null],
      ['place:grandstand', 'possible', null],
      ['place:cloud-port', 'possible', null],
    ])
  })

  it('values of another scale after the candidates of a look-ahead do not make an option better than the best', () => {
    const advice = adviceOn(
      ready(),
      places(['grandstand', 2], ['woodlot', 1], ['charterstone', 6], ['cloud-port', 4]),
    )
    expect(advice.map(({ gap }) => gap)).toEqual([1, 1, 1, 3])
  })

  it('an option that was asked about is explained in any case', () => {
    const lines = places(['grandstand', 9], ['charterstone', 8], ['cloud-port', 8], ['coal-seam', 1])
    const about = adviceOn(ready(), lines, ['place:coal-seam', 'place:ore-vein', 'place:nowhere'])
    expect(about.slice(3).map(({ key, gap }) => [key, gap])).toEqual([
      ['place:coal-seam', 8],
      ['place:ore-vein', null],
    ])
  })

  it('a free action names the main action that follows', () => {
    const s = scenario({
      catalogue: greengully,
      rules: ['items'],
      players: [{ cards: ['music-box'], goods: { pumpkin: 1, wood: 1, metal: 1 } }],
    })
    const [best] = adviceOn(s, [lineOf(5, ['use:music-box', 'place:woodlot'])])
    expect(best?.next).toMatchObject({ kind: 'place', slug: 'woodlot' })
    expect(adviceOn(s, places(['woodlot', 1]))[0]?.next).toBeNull()
  })
})

describe('what must not be said', () => {
  it('a card that only the imagined world shows is not named', () => {
    const s = scenario({
      catalogue: greengully,
      rules: ['treasures'],
      mat: ['sherpa'],
      deck: ['broker', 'engineer'],
      players: [{ cards: ['tome-1'] }],
    })
    const [best] = adviceOn(s, [lineOf(1, ['use:tome-1'])])
    expect(best?.purposes).toContainEqual({ kind: 'draws-card', count: 1 })
    expect(JSON.stringify(best)).not.toContain('"card"')
  })

  it('a card that the seat sees in the deck is named', () => {
    const s = scenario({
      catalogue: greengully,
      rules: ['treasures'],
      deck: ['broker', 'engineer'],
      players: [{ cards: ['tome-1'] }],
    }).answer('use:tome-1')
    const [key = ''] = s.options()
    expect(adviceOn(s, [lineOf(1, [key])])[0]?.purposes.map(({ kind }) => kind)).toContain('takes-card')
  })

  it('a die that was rolled in the imagined world wins no points', () => {
    const kinds = Array.from({ length: 12 }, (_, index) => {
      const s = scenario({
        catalogue: greengully,
        rules: ['personas'],
        players: [{ personas: ['gambler'] }],
      })
      s.state.rng = seedRng(index)
      return adviceOn(s, places(['coal-seam', 1]))[0]?.purposes.map(({ kind }) => kind)
    })
    expect(new Set(kinds.flat())).toEqual(new Set(['affords-quota']))
  })

  it('nothing that a crate may hold is part of its purpose', () => {
    const [best] = adviceOn(ready(), places(['charterstone', 5]))
    expect(best?.purposes.map(({ kind }) => kind)).toEqual(['opens-crate'])
  })
})

describe('choices for later games', () => {
  it('a plot is explained by what stands there', () => {
    const s = scenario({
      catalogue: greengully,
      players: [{ cards: ['sawmill'], goods: { coal: 1, wood: 2, clay: 1 } }],
    }).answer('place:zeppelin')
    expect(heuristicAdviceIn(s, s.options()[0] ?? '')).toEqual([
      'Nothing stands there yet.',
      'Dort steht noch nichts.',
      'Nic tam jeszcze nie stoi.',
    ])
  })

  it('a row of stars is explained by what is in it', () => {
    const s = scenario({ catalogue: greengully }).ask({ kind: 'glory', left: 1 })
    expect(heuristicAdviceIn(s, s.options()[2] ?? '')).toEqual([
      'Once it’s full, this row brings you the most.',
      'Ist sie einmal voll, bringt dir diese Reihe am meisten.',
      'Ten rząd, gdy będzie pełny, da ci najwięcej.',
    ])
  })

  it('a choice without any reason is a matter of taste', () => {
    const s = scenario({ catalogue: greengully }).ask({ kind: 'automa-level' })
    expect(heuristicAdviceIn(s, s.options()[0] ?? '')).toEqual([
      'A matter of taste.',
      'Reine Geschmackssache.',
      'To kwestia gustu.',
    ])
  })
})
