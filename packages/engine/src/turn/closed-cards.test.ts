import { type Scenario, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const lack = (s: Scenario, key: string): string | undefined => s.closed(key)?.lack
const take = { kind: 'card', type: 'item', from: 'mat', except: null, must: false } as const

describe('which card to take', () => {
  const mat = ['kite', 'sherpa', 'tome']

  it('[D7] a face-up card of another type is not asked for', () => {
    const s = scenario({ mat }).ask(take)
    expect(s.options()).toEqual(['card:kite', 'skip'])
    expect([lack(s, 'card:sherpa'), lack(s, 'card:kite')]).toEqual(['other-type', undefined])
  })

  it('[D7] a face-up card of a type that is left out is closed', () => {
    const s = scenario({ mat }).ask({ ...take, type: 'any', except: 'treasure' })
    expect([lack(s, 'card:tome'), lack(s, 'card:sherpa')]).toEqual(['other-type', undefined])
  })

  it('[D7] a card of the discard pile is closed if its type is not asked for, and so are the face-up cards', () => {
    const s = scenario({ mat, discard: ['lamp', 'ida'] }).ask({ ...take, from: 'discard' })
    expect([lack(s, 'card:lamp'), lack(s, 'card:ida'), lack(s, 'card:kite')]).toEqual([
      undefined,
      'other-type',
      'other-pile',
    ])
  })

  it('[D7] a card from the deck closes the face-up cards and reveals nothing of the deck', () => {
    const s = scenario({ mat, deck: ['lamp', 'ida'] }).ask({ ...take, from: 'deck' })
    expect([lack(s, 'card:kite'), lack(s, 'card:ida')]).toEqual(['other-pile', undefined])
  })

  it('[D7] the Oracle hears why face-up cards of another type are closed', () => {
    const s = scenario({ mat, deck: ['lamp'] }).ask({ kind: 'card-looked', type: 'item', must: true })
    expect([lack(s, 'card:sherpa'), lack(s, 'card:kite')]).toEqual(['other-type', undefined])
  })
})

describe('what a minion has to bring', () => {
  const rules = ['minions'] as const
  const village = { green: ['lot', 'toolshed'], purple: ['patch', 'kiln'] } as const

  it('[D7] a resource that the supply lacks is closed and says so', () => {
    const s = scenario({ supply: { wood: 0 } }).ask({ kind: 'take-any', left: 1 })
    expect([lack(s, 'gain:wood'), lack(s, 'gain:clay')]).toEqual(['supply', undefined])
  })

  it('[D7] other resources do not help the building on which the golem stands', () => {
    const s = scenario({ rules, village, players: [{ goods: { golem: 1 } }] })
    s.state.stack.push({ kind: 'use', seat: 0, spot: s.spot('kiln'), free: false, by: 'minion' })
    s.state.stack.push({ asks: true, seat: 0, source: 0, kind: 'take-any', left: 1 })
    expect([lack(s, 'gain:coal'), lack(s, 'gain:wood')]).toEqual([undefined, 'minion-needs-other'])
  })

  it('[D7] a robot brings a card that its building asks for', () => {
    const seats = ['green', 'purple'] as const
    const mat = ['kite', 'sherpa', 'lamp']
    const s = scenario({ seats, rules, village, mat, players: [{ goods: { robot: 1 } }] })
    s.answer('minion:robot', 'place:toolshed')
    expect(s.options()).toEqual(['card:kite', 'card:lamp'])
    expect([lack(s, 'card:sherpa'), lack(s, 'card:kite')]).toEqual(['minion-needs-other', undefined])
  })

  it('[D7] a type of minion that has run out says so; one that no crate has brought is not spoken of', () => {
    const minions = [true, true, false, false, false, false]
    const s = scenario({ legacy: { minions }, supply: { cat: 0, ghost: 2 } }).ask({ kind: 'minion' })
    expect([lack(s, 'minion:cat'), lack(s, 'minion:ghost'), lack(s, 'minion:chef')]).toEqual([
      'supply',
      undefined,
      undefined,
    ])
    s.ask({ kind: 'start-thing' })
    expect([lack(s, 'minion:cat'), lack(s, 'minion:chef')]).toEqual(['supply', undefined])
  })
})

test('[D7] a resource that I do not have is closed when I pay', () => {
  const players = [{ goods: { wood: 1, clay: 1 } }]
  const s = scenario({ players }).ask({ kind: 'pay', what: 'any', left: 1, to: -1 })
  expect([lack(s, 'pay:coal'), lack(s, 'pay:wood'), lack(s, 'pay:coin')]).toEqual([
    'none-to-pay',
    undefined,
    undefined,
  ])
})

test('[D7] a minion that I do not have is closed when I pay, but none that no crate has brought', () => {
  const legacy = { minions: [true, true, true, false, false, false] }
  const s = scenario({ legacy, rules: ['minions'], players: [{ goods: { cat: 1, ghost: 1 } }] })
  s.state.legacy = { ...s.state.legacy, minions: legacy.minions }
  s.ask({ kind: 'pay', what: 'minion', left: 1, to: -1 })
  expect([lack(s, 'pay:butler'), lack(s, 'pay:cat'), lack(s, 'pay:chef')]).toEqual([
    'none-to-pay',
    undefined,
    undefined,
  ])
})

test('[D7] a peril that I do not have is closed when I pay', () => {
  const players = [{ goods: { blight: 1, vermin: 1 } }]
  const s = scenario({ players }).ask({ kind: 'pay', what: 'peril', left: 1, to: -1 })
  expect([lack(s, 'pay:famine'), lack(s, 'pay:blight')]).toEqual(['none-to-pay', undefined])
})

test('[D7] a card of another type is closed when I pay', () => {
  const players = [{ cards: ['kite', 'lamp', 'sherpa', 'kiln', 'patch-built'] }]
  const s = scenario({ players }).ask({ kind: 'pay', what: 'item', left: 1, to: -1 })
  expect([lack(s, 'pay:sherpa'), lack(s, 'pay:kite')]).toEqual(['other-type', undefined])
  s.ask({ kind: 'pay', what: 'plan', left: 1, to: -1 })
  expect([lack(s, 'pay:kite'), lack(s, 'pay:kiln'), lack(s, 'pay:patch-built')]).toEqual([
    'other-type',
    undefined,
    undefined,
  ])
})

test('[D7] what I do not have, or what is not there to take, is closed when I give away', () => {
  const players = [{ goods: { cat: 1, ghost: 1 } }, { goods: { wood: 1, clay: 1 } }]
  const s = scenario({ rules: ['minions'], players })
  s.ask({ kind: 'tribute', what: 'minion', to: 1 })
  expect([s.options(), lack(s, 'give:cat')]).toEqual([['give:cat', 'give:ghost'], undefined])
  s.state.legacy = { ...s.state.legacy, minions: [true, true, true, false, false, false] }
  expect([lack(s, 'give:butler'), lack(s, 'give:chef')]).toEqual(['none-to-pay', undefined])
  s.ask({ kind: 'tribute', what: 'resource', to: 1 })
  expect([lack(s, 'give:coal'), lack(s, 'give:wood')]).toEqual(['none-to-take', undefined])
})

describe('crates, guests and the spectre', () => {
  it('[D7] a building card has no open crate before it is constructed', () => {
    const effect = { kind: 'unlock', coin: 0, influence: 0, vp: 5 } as const
    const s = scenario({ players: [{ cards: ['kiln', 'patch-built'] }] })
    s.ask({ kind: 'unlock', effect, must: false })
    expect([s.options(), lack(s, 'open:kiln')]).toEqual([['open:patch-built', 'skip'], 'not-constructed'])
    expect(lack(s, 'open:patch-built')).toBeUndefined()
  })

  it('[D7] a guest pays once', () => {
    const s = scenario({ players: [{ cards: ['pilgrim', 'player'] }] })
    s.ask({ kind: 'settle', left: 2, paid: [s.number('pilgrim')] })
    expect([lack(s, 'use:pilgrim'), lack(s, 'use:player')]).toEqual(['guest-paid', undefined])
  })

  it('[D7] the ransom names the coins that are missing; other guests and treasures free nobody', () => {
    const cards = ['wizard', 'pilgrim', 'tome', 'kite']
    const s = scenario({ players: [{ cards, goods: { coin: 7 } }] }).ask({ kind: 'free-spectral' })
    expect([s.options(), s.closed('pay:coin')]).toEqual([['pay:wizard', 'skip'], { lack: 'coin', count: 2 }])
    expect([lack(s, 'pay:pilgrim'), lack(s, 'pay:tome'), lack(s, 'pay:kite'), lack(s, 'pay:wizard')]).toEqual(
      ['frees-nobody', 'frees-nobody', undefined, undefined],
    )
    const rich = scenario({ players: [{ cards, goods: { coin: 9 } }] }).ask({ kind: 'free-spectral' })
    expect([rich.options().includes('pay:coin'), lack(rich, 'pay:coin')]).toEqual([true, undefined])
  })
})
