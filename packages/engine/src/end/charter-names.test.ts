import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

/** Who names which charter, in order. */
function namings(setup: ScenarioSetup): string[] {
  const s = scenario({ begin: 'end', game: 1, ...setup })
  const asked: string[] = []
  while (s.state.pending?.kind === 'name') {
    asked.push(`${s.state.pending.seat}: ${charterAsked(s)}`)
    s.answer('skip')
  }
  return asked
}

function charterAsked(s: Scenario): number {
  const frame = s.state.stack.at(-1)
  return frame?.kind === 'name' && frame.what === 'charter' ? frame.number : -1
}

const seats = ['purple', 'black', 'green'] as const

test('[R26.5] who did not win names their own charter, then one each in rotation those of winners and without a player', () => {
  const players = [{ vp: 9 }, { vp: 4 }, { vp: 2 }]
  expect(namings({ seats, players })).toEqual(['1: 1', '2: 2', '1: 0', '2: 3', '1: 4', '2: 5'])
})

test('[R26.5] the turn order for naming charters begins with the first seat', () => {
  const players = [{ vp: 9 }, { vp: 4 }, { vp: 2 }]
  const asked = namings({ seats, players, table: { first: 2 } })
  expect(asked).toEqual(['2: 2', '1: 1', '2: 0', '1: 3', '2: 4', '1: 5'])
})

test('[R26.5] the only player who did not win names all six charters', () => {
  expect(namings({ players: [{ vp: 9 }, { vp: 4 }] })).toEqual([
    '1: 1',
    '1: 0',
    '1: 2',
    '1: 3',
    '1: 4',
    '1: 5',
  ])
})

test('[R26.5] charters of winners are named in turn order', () => {
  const asked = namings({ seats, players: [{ vp: 9 }, { vp: 9 }, { vp: 2 }], table: { first: 1 } })
  expect(asked).toEqual(['2: 2', '2: 1', '2: 0', '2: 3', '2: 4', '2: 5'])
})

test('[R26.5] no card asks for the name of a charter', () => {
  expect(scenario({ begin: 'end', game: 1 }).state.pending).toMatchObject({ kind: 'name', source: 0 })
})

test('[R26.5] where nobody lost everybody names their own charter, and the first player those without a player', () => {
  expect(namings({ seats, table: { first: 1 } })).toEqual(['1: 1', '2: 2', '0: 0', '1: 3', '1: 4', '1: 5'])
})

test('[R26.5] where only automas lost everybody names their own charter, and the first person those of automas', () => {
  const setup = { seats, begin: 'setup', automas: [0] } as const
  const s = scenario(setup)
  while (s.state.pending !== null && s.state.pending.kind !== 'act') s.answer(s.options()[0] ?? '')
  s.state.stack = [{ kind: 'ending', step: 0 }]
  s.state.table.first = 0
  for (const [seat, vp] of [0, 5, 5].entries()) s.seat(seat).vp = vp
  s.engine.resume(s.state, s.events)
  const asked: string[] = []
  for (; s.state.pending?.kind === 'name'; s.answer('skip'))
    asked.push(`${s.state.pending.seat}: ${charterAsked(s)}`)
  expect(asked).toEqual(['1: 1', '2: 2', '1: 0', '1: 3', '1: 4', '1: 5'])
})

test('[R26.5] a player alone names all six charters', () => {
  expect(namings({ seats: 1 })).toEqual(['0: 0', '0: 1', '0: 2', '0: 3', '0: 4', '0: 5'])
})

test('[R26.5] the name goes to the charter that was asked about, and stays', () => {
  const s = scenario({ begin: 'end', game: 1, players: [{ vp: 1 }, { vp: 0 }] })
  s.answer('name:Soot End', 'name:Pumpkin Row').skipNames()
  expect(s.state.legacy.charters.slice(0, 2).map(({ name }) => name)).toEqual(['Pumpkin Row', 'Soot End'])
  expect(namings({ game: 2, players: [{ vp: 1 }, { vp: 1 }] })).toEqual([])
})

describe('naming charters after a later game', () => {
  const [first] = scenario({ begin: 'end', game: 1 }).skipNames().state.legacy.history
  const legacy = { history: first === undefined ? [] : [first] }

  it('[R2.4] a player who has joined names their own charter after their first game, the others nothing', () => {
    expect(namings({ game: 2, seats, legacy })).toEqual(['2: 2'])
  })

  it('[R2.4] a charter that was named after game 1 keeps its name when a player joins with it', () => {
    expect(namings({ game: 2, seats, legacy, charters: { green: { name: 'Cog Lane' } } })).toEqual([])
  })
})
