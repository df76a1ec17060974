import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

const village = { purple: ['patch', 'almanac', 'portal'] } as const
const vpFrom = (s: ReturnType<typeof scenario>, slug: string) =>
  s.eventsOf('won-vp').flatMap(({ seat, source }) => (source === s.number(slug) ? [seat] : []))

describe('income buildings', () => {
  it('[R24.2] to use an income building I pay 1 influence, and that token lies in its slot', () => {
    const s = scenario({ rules: ['income'], village }).answer('place:almanac')
    expect(s.seat(0)).toMatchObject({ influence: 11, spent: 0, vp: 0 })
    expect(s.state.table.incomeAt[s.spot('almanac')]).toBe(0b01)
  })

  it('[R24.2] I have at most one token on an income building; another player may still place one', () => {
    const s = scenario({ rules: ['income'], village, incomeOn: { almanac: [0] } })
    expect(s.closed('place:almanac')).toEqual({ lack: 'income-slot', count: 1 })
    s.answer('place:patch', 'place:almanac')
    expect(s.state.table.incomeAt[s.spot('almanac')]).toBe(0b11)
  })

  it('[R24.2] without influence an income building is closed to me; the last token is enough', () => {
    const none = scenario({ rules: ['income'], village, players: [{ influence: 0 }] })
    expect(none.closed('place:almanac')).toEqual({ lack: 'influence', count: 1 })
    const last = scenario({ rules: ['income'], village, players: [{ influence: 1 }] })
    expect(last.answer('place:almanac').seat(0).influence).toBe(0)
  })

  it('[R24.3] income pays every token, from the current player on and against the order of turns', () => {
    const income = { almanac: [0, 1, 2] }
    const s = scenario({ seats: 3, rules: ['income'], village, incomeOn: income, progress: 8 })
    s.answer('place:patch', 'place:portal')
    expect(vpFrom(s, 'almanac')).toEqual([1, 0, 2])
    expect(s.seat(2).vp).toBe(2)
  })

  it('[R24.3] who has no token on an income building gets nothing from it', () => {
    const s = scenario({ rules: ['income'], village, incomeOn: { almanac: [1] }, progress: 8 })
    s.answer('place:portal')
    expect(vpFrom(s, 'almanac')).toEqual([1])
  })

  it.each([6, 10, 14, 18, 22])('[R25.3] income comes when the token enters space %i', (space) => {
    const setup = { rules: ['income', 'treasures'], village, incomeOn: { almanac: [1] } } as const
    const s = scenario({ ...setup, progress: space - 1, players: [{ cards: ['chalice'] }] })
    s.answer('use:chalice', 'progress:+1')
    expect([s.eventsOf('income-triggered').length, s.seat(1).vp]).toEqual([1, 2])
  })

  it('[R25.3] no other space brings income, the hourglass included', () => {
    const others = Array.from({ length: 26 }, (_, index) => index + 1).filter((space) => space % 4 !== 2)
    for (const space of [2, ...others, 26]) {
      const s = scenario({ rules: ['income'], progress: space - 1, players: [{ cards: ['chalice'] }] })
      s.answer('use:chalice', 'progress:+1')
      expect([space, s.eventsOf('income-triggered')]).toEqual([space, []])
    }
  })

  it('[R25.3] a token that moves two spaces counts each of them; a token that moves back counts none', () => {
    const passing = scenario({ rules: ['income'], village, progress: 9 }).answer('place:portal')
    expect(passing.eventsOf('income-triggered')).toHaveLength(1)
    const players = [{ cards: ['chalice'] }]
    const back = scenario({ rules: ['income'], progress: 11, players }).answer('use:chalice', 'progress:-1')
    expect([back.state.table.progress, back.eventsOf('income-triggered')]).toEqual([10, []])
  })
})

describe('guests', () => {
  const rules = ['income', 'guests'] as const
  const players = [{ cards: ['pilgrim'] }, { cards: ['player'] }]

  it('[R11.1] guests pay whenever income triggers, from the current player on and against turn order', () => {
    const three = [...players, { cards: ['wizard'] }]
    const s = scenario({ seats: 3, rules, village, progress: 9, players: three })
    s.answer('place:patch', 'place:portal', 'gain:wood')
    const guests = ['pilgrim', 'player', 'wizard'].map(s.number)
    const paid = s.eventsOf('won-vp').filter(({ source }) => guests.includes(source))
    expect(paid.map(({ seat }) => seat)).toEqual([1, 0, 2])
  })

  it('[R11.1] my income buildings pay first, then my guests, then it is the turn of the next seat', () => {
    const s = scenario({ rules, village, progress: 9, incomeOn: { almanac: [0, 1] }, players })
    s.answer('place:portal')
    const sources = ['almanac', 'pilgrim', 'player']
    const paid = s.eventsOf('won-vp').map(({ seat, source }) => `${seat} ${s.slug(source)}`)
    expect(paid.filter((line) => sources.some((slug) => line.endsWith(slug)))).toEqual([
      '0 almanac',
      '0 pilgrim',
      '1 almanac',
      '1 player',
    ])
  })

  it('[R11.1] before the real income rule is in force no guest pays', () => {
    const s = scenario({ rules: ['guests'], village, progress: 9, players }).answer('place:portal')
    expect([s.seat(0).vp, s.seat(1).vp, s.has(1, 'coin')]).toEqual([2, 0, 0])
  })

  it.each([1, 2, 3])('[R11.2] with %i players a guest pays both rewards', (seats) => {
    const s = scenario({ seats, rules, village, progress: 9, players: [{ cards: ['pilgrim'] }] })
    s.answer('place:portal')
    expect([s.seat(0).vp, s.has(0, 'grain')]).toEqual([2 + 1, 1])
  })

  it.each([4, 5, 6])('[R11.2] with %i players I take the reward that I prefer', (seats) => {
    const s = scenario({ seats, rules, village, progress: 9, players: [{ cards: ['pilgrim'] }] })
    s.answer('place:portal')
    expect([s.asked(), ...s.options()]).toEqual(['0 choose', 'choose:1', 'choose:2'])
    s.answer('choose:2')
    expect([s.seat(0).vp, s.has(0, 'grain'), s.asked()]).toEqual([2, 1, '1 act'])
  })

  it('[R11.3] a building that costs a guest takes one of mine, of my choice', () => {
    const cards = ['pilgrim', 'player', 'sherpa']
    const s = scenario({ village: { red: ['bank', 'hostel'] }, players: [{ cards }] })
    s.answer('place:hostel')
    expect(s.options()).toEqual(['pay:pilgrim', 'pay:player'])
    s.answer('pay:player')
    expect([s.cards(0), s.state.table.discard.map(s.slug)]).toEqual([['pilgrim', 'sherpa'], ['player']])
  })

  it('[R11.3] without a guest a building that costs one is closed', () => {
    const s = scenario({ village: { red: ['bank', 'hostel'] }, players: [{ cards: ['sherpa'] }] })
    expect(s.closed('place:hostel')).toEqual({ lack: 'guest', count: 1 })
  })
})
