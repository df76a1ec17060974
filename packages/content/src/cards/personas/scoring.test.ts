import { type ScenarioSetup, type SeatSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { steadyBox } from '../../../test-support/steady-box.ts'

const game = (setup: ScenarioSetup) => scenario({ catalogue: steadyBox, progress: 14, ...setup })
const vpBy = (s: ReturnType<typeof scenario>, slug: string) =>
  s.eventsOf('won-vp').reduce((total, { vp, source }) => (source === s.number(slug) ? total + vp : total), 0)
/** What a persona brings at the end of a game in which its holder alone takes one more turn. */
const atTheEnd = (persona: string, seat: SeatSetup, key = 'place:coal-seam') =>
  vpBy(
    game({ seats: 1, players: [{ ...seat, personas: [persona] }], table: { ending: true } }).answer(key),
    persona,
  )

describe('the Ringmaster', () => {
  it('[K4] the Ringmaster gains 2 VP more for each objective I score, wherever I score it', () => {
    const players = [{ personas: ['ringmaster'], goods: { coin: 6, pumpkin: 1 } }]
    const setup = { objectives: ['six-coins'], village: { purple: ['pumpkin-patch', 'jury-tent'] }, players }
    expect(game(setup).answer('place:grandstand').seat(0).vp).toBe(5 + 2)
    expect(game(setup).answer('place:jury-tent', 'score:six-coins').seat(0).vp).toBe(7 + 2)
  })
})

describe('the Surveyor', () => {
  const surveyor = { personas: ['surveyor'], goods: { coin: 6 } }

  it('[K4] the Surveyor gains 3 VP more when I am the first to score a public objective', () => {
    const s = game({ objectives: ['six-coins'], players: [surveyor] }).answer('place:grandstand')
    expect(s.seat(0).vp).toBe(5 + 3)
  })

  it('[K4] the Surveyor gains nothing more when another was first', () => {
    const s = game({ objectives: ['six-coins'], players: [surveyor], table: { scorers: [0b10] } })
    expect(s.answer('place:grandstand').seat(0).vp).toBe(5)
  })

  it('[K4] the Surveyor gains nothing more for a private objective', () => {
    const s = game({ players: [{ ...surveyor, objectives: ['six-coins'] }] }).answer('place:grandstand')
    expect(s.seat(0).vp).toBe(5)
  })
})

describe('the Chronicler', () => {
  const setup = { objectives: ['six-coins'], players: [{ personas: ['chronicler'], goods: { coin: 6 } }] }

  it.each([
    ['progress:+1', 15],
    ['skip', 14],
    ['progress:-1', 13],
  ])('[K4] the Chronicler moves progress as I like when I score: %s', (key, space) => {
    const s = game(setup).answer('place:grandstand')
    expect(s.options()).toEqual(['progress:-1', 'skip', 'progress:+1'])
    expect(s.answer(key).state.table.progress).toBe(space)
  })

  it('[K4] the Chronicler does nothing when others score', () => {
    const players = [{ personas: ['chronicler'] }, { goods: { coin: 6 } }]
    const s = game({ objectives: ['six-coins'], players }).answer('place:woodlot', 'place:grandstand')
    expect([s.asked(), s.state.table.progress]).toEqual(['0 act', 15])
  })
})

describe('the Clockmaker', () => {
  const chalice = { personas: ['clockmaker'], cards: ['chalice'] }

  it('[K4] the Clockmaker gains 3 VP when I move progress onto an income icon', () => {
    const s = game({ progress: 17, players: [chalice] }).answer('use:chalice', 'progress:+1')
    expect(vpBy(s, 'clockmaker')).toBe(3)
  })

  it('[K4] the Clockmaker gains 3 VP also when progress moves on at once', () => {
    const s = game({ progress: 17, players: [chalice] }).answer('use:chalice', 'progress:+2')
    expect(vpBy(s, 'clockmaker')).toBe(3)
  })

  it('[K4] the Clockmaker gains nothing on another space, going back, or when others move it', () => {
    expect(
      game({ progress: 16, players: [chalice] })
        .answer('use:chalice', 'progress:+1')
        .seat(0).vp,
    ).toBe(0)
    expect(
      game({ progress: 19, players: [chalice] })
        .answer('use:chalice', 'progress:-1')
        .seat(0).vp,
    ).toBe(0)
    const other = game({ progress: 17, players: [{ cards: ['chalice'] }, { personas: ['clockmaker'] }] })
    expect(other.answer('use:chalice', 'progress:+1').seat(1).vp).toBe(0)
  })
})

describe('personas that score at the end', () => {
  it('[K4] the Curator gains 1 VP for each type of minion', () => {
    expect(atTheEnd('curator', { goods: { cat: 3, chef: 1 } })).toBe(2)
    expect(atTheEnd('curator', {})).toBe(0)
  })

  it('[K4] the Economist gains 1 VP for each type of resource', () => {
    expect(atTheEnd('economist', { goods: { wood: 5, clay: 1 } })).toBe(2 + 1)
    expect(atTheEnd('economist', { goods: { coal: 3 } })).toBe(1)
  })

  it('[K4] the Collector gains 1 VP for each type of advancement card', () => {
    const cards = ['sherpa', 'broker', 'sawmill', 'woodlot-built', 'twins']
    expect(atTheEnd('collector', { cards })).toBe(4)
    expect(atTheEnd('collector', {})).toBe(0)
  })

  it('[K4] the Chancellor gains 6 VP with 0 influence, and nothing with 1', () => {
    expect(atTheEnd('chancellor', { influence: 0 })).toBe(6)
    expect(atTheEnd('chancellor', { influence: 1 })).toBe(0)
  })
})
