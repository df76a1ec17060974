import { miniCatalogue, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

describe('sending a worker', () => {
  it('[GS] which worker goes is asked by the game itself, not by a card', () => {
    const s = scenario({ game: 7, legacy: { spectral: 0 } }).answer('place:patch')
    expect(s.state.pending).toMatchObject({ kind: 'worker', source: 0 })
  })

  it('[K4] whether the Masseur bumps is asked by the game itself, not by a card', () => {
    const players = [{ personas: ['masseur'] }, { workers: ['patch'] }]
    const s = scenario({ players }).answer('place:patch')
    expect(s.state.pending).toMatchObject({ kind: 'bump-or-not', source: 0 })
  })

  it('[GS] the spectre whose influence the building needs may take reputation with what it brings back', () => {
    const buildings = miniCatalogue.buildings.map((one) =>
      one.slug === 'portal' ? { ...one, benefit: [{ kind: 'regain', count: 2 }] as const } : one,
    )
    const s = scenario({
      catalogue: { ...miniCatalogue, buildings },
      game: 7,
      legacy: { spectral: 0 },
      village: { purple: ['patch', 'portal'] },
      players: [{ influence: 1, spent: 3 }],
    }).answer('place:portal', 'worker:spectral')
    expect([s.asked(), s.seat(0).influence]).toEqual(['0 reputation', 2])
    expect(s.answer('take').state.table.reputation).toEqual([0])
  })

  it('[GS] only the owner of a bumped spectre is offered reputation', () => {
    const players = [{}, {}, { workers: ['patch', null] }]
    const s = scenario({ game: 7, seats: 3, legacy: { spectral: 2 }, players }).answer('place:patch')
    expect(s.asked()).toBe('2 reputation')
    expect(s.state.pending?.source).toBe(343)
    expect(s.eventsOf('bumped')).toMatchObject([{ seat: 2, by: 0 }])
  })
})

describe('coming home', () => {
  it('[R15.1] the log says how many workers and minions came home', () => {
    const players = [{ workers: ['patch', 'seam'] }]
    const s = scenario({ rules: ['minions'], minionOn: { patch: 'cat' }, players })
    expect(s.eventsOf('retrieved')).toMatchObject([{ seat: 0, workers: 2, minions: 1 }])
    const one = scenario({ players: [{ workers: ['patch', null] }] }).answer('retrieve')
    expect(one.eventsOf('retrieved')).toMatchObject([{ seat: 0, workers: 1, minions: 0 }])
  })

  it('[K4] the purple charter is abroad for the Messenger of another charter', () => {
    const players = [{ personas: ['messenger'], workers: ['patch', 'sawmill'] }]
    const village = { purple: ['patch', 'sawmill'] }
    const s = scenario({ seats: ['black', 'purple'], village, players })
    expect([s.seat(0).vp, s.has(0, 'coin')]).toEqual([1, 1])
  })

  it('[R15.1] a single worker that an effect brings home is one worker and no minion', () => {
    const village = { purple: ['patch', 'lighthouse'] }
    const players = [{ cards: ['ida'], workers: ['seam', null] }]
    const s = scenario({ village, players }).answer('place:lighthouse', 'retrieve:seam')
    expect(s.eventsOf('retrieved')).toMatchObject([{ seat: 0, workers: 1, minions: 0 }])
  })
})
