import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { steadyBox } from '../../test-support/steady-box.ts'

const game = (setup: ScenarioSetup) => scenario({ catalogue: steadyBox, progress: 14, ...setup })

describe('the Innovator', () => {
  const players = [{ goods: { coin: 4, coal: 1 }, cards: ['innovator', 'pumpkin-patch-built'] }]

  it('[K1] the Innovator adds 2 VP at the Charterstone', () => {
    const s = game({ players }).answer('place:charterstone', 'open:pumpkin-patch-built')
    expect(s.seat(0).vp).toBe(5 + 2)
  })

  it('[K1] the Innovator adds nothing where a crate is opened elsewhere', () => {
    const s = game({ players, village: { black: ['coal-seam', 'powder-house'] } })
    s.answer('place:powder-house', 'open:pumpkin-patch-built')
    expect(s.seat(0).vp).toBe(6)
  })
})

describe('the Engineer', () => {
  const goods = { pumpkin: 2, wood: 1, grain: 1, metal: 1 }
  const players = [{ goods, cards: ['engineer', 'seed-stall'] }]

  it('[K1] the Engineer adds 2 VP at the Zeppelin', () => {
    expect(game({ players }).answer('place:zeppelin', 'plot:2').seat(0).vp).toBe(5 + 2)
  })

  it('[K1] the Engineer adds nothing where a building is constructed elsewhere', () => {
    const s = game({ players, village: { blue: ['ore-vein', 'scaffold-yard'] } })
    s.answer('place:scaffold-yard', 'build:seed-stall', 'spare:pumpkin', 'spare:pumpkin', 'plot:2')
    expect(s.seat(0).vp).toBe(5)
  })
})

describe('the Maestro', () => {
  const players = [{ goods: { coin: 6 }, cards: ['maestro'] }]

  it('[K1] the Maestro brings 1 reputation at the Grandstand, if I want it', () => {
    const s = game({ players, objectives: ['six-coins'] }).answer('place:grandstand')
    expect([s.asked(), ...s.options()]).toEqual(['0 reputation', 'take', 'skip'])
    expect(s.answer('take').state.table.reputation).toEqual([0])
    const declined = game({ players, objectives: ['six-coins'] }).answer('place:grandstand', 'skip')
    expect([declined.state.table.reputation, declined.asked()]).toEqual([[], '1 act'])
  })

  it('[K1] the Maestro brings nothing once the influence is gone', () => {
    const poor = [{ goods: { coin: 6 }, cards: ['maestro'], influence: 1 }]
    expect(
      game({ players: poor, objectives: ['six-coins'] })
        .answer('place:grandstand')
        .asked(),
    ).toBe('1 act')
  })
})

describe('the Sherpa', () => {
  const village = { purple: ['pumpkin-patch', 'portal'] } as const
  const players = [{ goods: { wood: 2 }, cards: ['sherpa'] }, { goods: { wood: 1 } }]

  it('[K1] the Sherpa brings 1 VP whenever I advance progress', () => {
    expect(game({ village, players }).answer('place:portal').seat(0).vp).toBe(3 + 1)
  })

  it('[K1] the Sherpa counts every space', () => {
    const cards = ['sherpa', 'chalice']
    const s = game({ players: [{ cards }] }).answer('use:chalice', 'progress:+2', 'skip')
    expect(s.seat(0).vp).toBe(2)
  })

  it('[K1] the Sherpa brings nothing when others advance, when the token moves back, or when it rests', () => {
    const others = game({ village, players: [{ cards: ['sherpa'] }, { goods: { wood: 1 } }] })
    expect(others.answer('place:pumpkin-patch', 'place:portal').seat(0).vp).toBe(0)
    const back = game({ players: [{ cards: ['sherpa', 'chalice'] }] })
    expect(back.answer('use:chalice', 'progress:-1').seat(0).vp).toBe(0)
    const rests = game({ village, players, progress: 26, table: { ending: true } })
    expect(rests.answer('place:portal').seat(0).vp).toBe(3)
  })
})

describe('the Broker', () => {
  const players = [{ goods: { wood: 2 }, cards: ['broker'] }]

  it('[K1] the Broker adds 1 VP at the Cloud Port', () => {
    expect(game({ players }).answer('place:cloud-port', 'quota:resource-2').seat(0).vp).toBe(4 + 1)
  })

  it('[K1] the Broker adds nothing at another quay', () => {
    const s = game({ players, village: { green: ['woodlot', 'balloon-field'] } })
    expect(s.answer('place:balloon-field', 'quota:resource-2').seat(0).vp).toBe(5)
  })
})

describe('the Longshoreman', () => {
  it('[K1] the Longshoreman brings 1 VP for each token that I place on the reputation track', () => {
    const s = game({ progress: 15, players: [{ cards: ['longshoreman', 'chalice'] }] })
    s.answer('use:chalice', 'progress:+1', 'take')
    expect([s.state.table.reputation, s.seat(0).vp]).toEqual([[0], 1])
  })

  it('[K1] the Longshoreman brings nothing for a token that is not placed, nor for those of others', () => {
    const s = game({ progress: 15, players: [{ cards: ['longshoreman', 'chalice'] }] })
    expect(s.answer('use:chalice', 'progress:+1', 'skip').seat(0).vp).toBe(0)
    const other = game({ progress: 15, players: [{ cards: ['chalice'] }, { cards: ['longshoreman'] }] })
    expect(other.answer('use:chalice', 'progress:+1', 'take').seat(1).vp).toBe(0)
  })
})

describe('the Archivist', () => {
  const setup = { mat: ['broker'], players: [{ goods: { wood: 1, coin: 1 }, cards: ['archivist'] }] }

  it('[K1] the Archivist brings 1 reputation at the Market, if I want it', () => {
    const s = game(setup).answer('place:market', 'card:broker')
    expect([s.asked(), ...s.options()]).toEqual(['0 reputation', 'take', 'skip'])
  })

  it('[R8.1] an Archivist bought at the Market is too late for that visit', () => {
    const players = [{ goods: { wood: 1, coin: 1 } }]
    const s = game({ mat: ['archivist'], players }).answer('place:market', 'card:archivist')
    expect(s.eventsOf('placed-reputation').length + (s.asked() === '0 reputation' ? 1 : 0)).toBe(0)
  })
})

describe('the Treasurer', () => {
  const players = [{ goods: { wood: 1 }, cards: ['treasurer'], influence: 10, spent: 1 }]

  it('[K1] the Treasurer brings back 1 influence at the Treasury', () => {
    expect(game({ players }).answer('place:treasury').seat(0)).toMatchObject({ influence: 11, spent: 0 })
  })

  it('[K1] the Treasurer brings back none when none of mine is in the general supply', () => {
    const none = [{ goods: { wood: 1 }, cards: ['treasurer'], influence: 10 }]
    expect(game({ players: none }).answer('place:treasury').seat(0).influence).toBe(10)
  })

  it('[K1] the Treasurer works at no other building that costs a resource', () => {
    const s = game({ players, village: { purple: ['pumpkin-patch', 'portal'] } }).answer('place:portal')
    expect(s.seat(0)).toMatchObject({ influence: 10, spent: 1 })
  })
})
