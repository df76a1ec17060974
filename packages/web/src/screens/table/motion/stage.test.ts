import type { Event } from '@charterstone/engine'
import { describe, expect, test } from 'vitest'
import { makeFakeClock } from '../../../../test-support/fake-clock.ts'
import type { Game, LogStep } from '../../../session/game.ts'
import type { Speed } from '../../../settings/settings.ts'
import { makeStage } from './stage.ts'

const turn = (seat: number): Event => ({ kind: 'turn-started', seat, round: 1 })
const won = (seat: number, vp = 1): Event => ({ kind: 'won-vp', seat, vp, source: 0 })

type Row = readonly [seat: number, ...events: readonly Event[]]

function gameOf(rows: readonly Row[], asked: number, change: Partial<Game> = {}): Game {
  const log: readonly LogStep[] = rows.map(([seat, ...events], number) => ({
    number,
    seat,
    key: '',
    by: '',
    events,
  }))
  const isMine = asked === 0
  return {
    seat: 0,
    decision: isMine ? { seat: 0 } : null,
    waiting: isMine ? null : { kind: 'bot', seat: asked },
    log,
    latest: log.at(-1) ?? null,
    ...change,
  } as Game
}

function open(speed: Speed = 'calm') {
  const clock = makeFakeClock()
  let holds = 0
  let hurries = 0
  const stage = makeStage({
    session: {
      hold: () => {
        holds += 1
        return () => {
          holds -= 1
        }
      },
      hurry: () => {
        hurries += 1
      },
    },
    clock,
    speed: () => speed,
  })
  return {
    ...stage,
    clock,
    state: () => stage.store.getState(),
    holds: () => holds,
    hurries: () => hurries,
  }
}

/** Seat 0 has moved; then seat 1 plays in two answers, then seat 2 in one. */
const MINE: readonly Row[] = [[0, won(0), turn(1)]]
const FIRST: readonly Row[] = [...MINE, [1, won(1)]]
const SECOND: readonly Row[] = [...FIRST, [1, won(1, 2), turn(2)]]
const THIRD: readonly Row[] = [...SECOND, [2, won(2), turn(0)]]

describe('as the game goes', () => {
  test('each answer of others shows its beat and lets its goods fly', () => {
    const { follow, state, holds } = open()
    follow(gameOf(MINE, 1))
    follow(gameOf(FIRST, 1))
    expect(state()).toMatchObject({ at: 0, flying: { events: [won(1)] } })
    follow(gameOf(SECOND, 2))
    expect(state()).toMatchObject({ at: 0, flying: { events: [won(1, 2)] } })
    follow(gameOf(THIRD, 0))
    expect(state()).toMatchObject({ at: 1, isAway: false })
    expect(state().beats.map(({ seat }) => seat)).toEqual([1, 2])
    expect(holds()).toBe(0)
  })

  test('the last caption fades when it has been read, the beats stay until one’s own next move', async () => {
    const { follow, state, clock } = open()
    for (const rows of [MINE, FIRST, SECOND]) follow(gameOf(rows, 1))
    follow(gameOf(THIRD, 0))
    await clock.pass(2200)
    expect(state()).toMatchObject({ at: null })
    expect(state().beats).toHaveLength(2)
    follow(gameOf([...THIRD, [0, won(0), turn(1)]], 1))
    expect(state().beats).toEqual([])
  })

  test('an answer ends what plays at once', async () => {
    const { follow, state, again, clock } = open()
    follow(gameOf(MINE, 1))
    follow(gameOf(THIRD, 0))
    again()
    expect(state()).toMatchObject({ mode: 'again', at: 0 })
    follow(gameOf([...THIRD, [0, won(0), turn(1)]], 1))
    expect(state()).toMatchObject({ mode: 'live', at: null, beats: [], flying: { events: [won(0)] } })
    await clock.pass(60_000)
    expect(state()).toMatchObject({ mode: 'live', at: null })
  })

  test('automas of one answer play one after the other, and the bots wait for them', async () => {
    const { follow, state, clock, holds } = open()
    follow(gameOf(MINE, 1))
    follow(gameOf([...MINE, [1, won(1), turn(2), won(2), turn(3), won(3), turn(4)]], 4))
    expect([state().at, holds()]).toEqual([0, 1])
    await clock.pass(1500)
    expect([state().at, holds()]).toEqual([1, 1])
    await clock.pass(1500)
    expect([state().at, holds()]).toEqual([2, 0])
  })

  test('automas behind one’s own answer follow it', async () => {
    const { follow, state, clock } = open()
    follow(gameOf([[-1, turn(0)]], 0))
    follow(
      gameOf(
        [
          [-1, turn(0)],
          [0, won(0), turn(1), won(1), turn(0)],
        ],
        0,
      ),
    )
    expect(state()).toMatchObject({ at: null, flying: { events: [won(0)] } })
    await clock.pass(1500)
    expect(state()).toMatchObject({ at: 0, flying: { events: [won(1)] } })
  })

  test('at instant speed nothing plays, and the beats can still be played again', () => {
    const { follow, state, again } = open('instant')
    follow(gameOf(MINE, 1))
    follow(gameOf(THIRD, 0))
    expect(state()).toMatchObject({ at: null, isAway: false })
    again()
    expect(state()).toMatchObject({ at: 0, mode: 'again' })
  })

  test('undo plays nothing', () => {
    const { follow, state } = open()
    follow(gameOf(THIRD, 0))
    follow(gameOf(MINE, 1, { latest: null }))
    expect(state()).toMatchObject({ at: null, beats: [], isAway: false })
  })
})

describe('step by step', () => {
  test('the game waits after each turn of others, not after each answer, and not before one’s own turn', () => {
    const { follow, state, next, holds } = open('step')
    follow(gameOf(MINE, 1))
    follow(gameOf(FIRST, 1))
    expect(holds()).toBe(0)
    follow(gameOf(SECOND, 2))
    expect([holds(), state().isHeld]).toEqual([1, true])
    next()
    expect([holds(), state().isHeld]).toEqual([0, false])
    follow(gameOf(THIRD, 0))
    expect(holds()).toBe(0)
  })

  test('a turn waits too when its last answer tells nothing', () => {
    const { follow, state, holds } = open('step')
    follow(gameOf(MINE, 1))
    follow(gameOf(FIRST, 1))
    follow(gameOf([...FIRST, [1, turn(2)]], 2))
    expect([holds(), state().at, state().isHeld]).toEqual([1, 0, true])
  })

  test('a turn that ends without a word waits before the same answer tells the next one', () => {
    const { follow, state, next } = open('step')
    follow(gameOf(MINE, 1))
    follow(gameOf(FIRST, 1))
    const both: readonly Row[] = [...FIRST, [1, turn(2), won(2), turn(3)]]
    follow(gameOf(both, 3))
    expect(state()).toMatchObject({ at: 0, isHeld: true })
    next()
    expect(state()).toMatchObject({ at: 1, isHeld: true })
  })

  test('a turn without a question that follows in the same answer waits as well, and nobody has to wait for it', () => {
    const { follow, state, next } = open('step')
    follow(gameOf(SECOND, 2))
    follow(gameOf([...SECOND, [2, won(2), turn(3), won(3), turn(0)]], 0))
    expect(state()).toMatchObject({ at: 1, isHeld: true })
    next()
    expect(state()).toMatchObject({ at: 2, isHeld: false })
    follow(gameOf([...SECOND, [2, won(2), turn(3), won(3), turn(0)], [0, won(0), turn(1)]], 1))
    expect(state()).toMatchObject({ at: null, beats: [] })
  })

  test('skip goes to one’s own turn without another stop', () => {
    const { follow, skip, holds, hurries } = open('step')
    follow(gameOf(MINE, 1))
    follow(gameOf(SECOND.slice(0, 2), 1))
    follow(gameOf(SECOND, 2))
    skip()
    expect([holds(), hurries()]).toEqual([0, 1])
    follow(gameOf([...SECOND, [2, won(2), turn(1)]], 1))
    expect(holds()).toBe(0)
  })

  test('leaving the table holds nothing', () => {
    const { follow, leave, holds } = open('step')
    follow(gameOf(FIRST, 1))
    follow(gameOf(SECOND, 2))
    expect(holds()).toBe(1)
    leave()
    expect(holds()).toBe(0)
  })
})

describe('pause', () => {
  test('pause holds the game, next lets one turn pass, resume lets it go', () => {
    const { follow, togglePause, next, holds } = open()
    follow(gameOf(FIRST, 1))
    togglePause()
    expect(holds()).toBe(1)
    next()
    expect(holds()).toBe(0)
    follow(gameOf(SECOND, 2))
    expect(holds()).toBe(1)
    togglePause()
    expect(holds()).toBe(0)
  })
})

describe('again', () => {
  test('playing again shows every beat of the last round with its goods, then ends', async () => {
    const { follow, again, state, clock } = open()
    follow(gameOf(MINE, 1))
    follow(gameOf(THIRD, 0))
    again()
    expect(state()).toMatchObject({ at: 0, flying: { events: [won(1), won(1, 2)] } })
    await clock.pass(2200)
    expect(state()).toMatchObject({ at: 1, flying: { events: [won(2)] } })
    await clock.pass(2200)
    expect(state()).toMatchObject({ at: null, mode: 'live' })
  })

  test('a chosen beat stays; previous, next and resume go from there', async () => {
    const { follow, show, previous, next, togglePause, state, clock } = open()
    follow(gameOf(THIRD, 0))
    show(1)
    await clock.pass(60_000)
    expect(state()).toMatchObject({ at: 1, isPaused: true })
    previous()
    expect(state().at).toBe(0)
    next()
    expect(state().at).toBe(1)
    togglePause()
    expect(state()).toMatchObject({ at: null, mode: 'live', isPaused: false })
  })

  test('while others are to move, the game waits until the round has been played again', async () => {
    const { follow, again, holds, clock } = open()
    follow(gameOf(MINE, 1))
    follow(gameOf(FIRST, 1))
    again()
    expect(holds()).toBe(1)
    await clock.pass(2200)
    expect(holds()).toBe(0)
  })
})

describe('while you were away', () => {
  test('a table that opens tells the moves since one’s own and plays nothing', () => {
    const { follow, state } = open()
    follow(gameOf(THIRD, 0, { latest: null }))
    expect(state()).toMatchObject({ isAway: true, at: null, news: { number: 0 } })
    expect(state().beats).toHaveLength(2)
  })

  test('several moves at once, after a lost connection, wait in the same way', () => {
    const { follow, state } = open()
    follow(gameOf(MINE, 1))
    follow(gameOf(THIRD, 0))
    expect(state()).toMatchObject({ isAway: true, at: null, news: { number: 1 } })
    expect(state().news.beats).toHaveLength(2)
  })

  test('moves that were skipped were not missed, however many come at once', () => {
    const { follow, skip, state } = open()
    follow(gameOf(MINE, 1))
    skip()
    follow(gameOf(THIRD, 0))
    expect(state()).toMatchObject({ isAway: false, at: null })
    expect(state().beats).toHaveLength(2)
  })

  test('one’s own next move ends the beats of what happened while one was away', () => {
    const { follow, state } = open()
    follow(gameOf(THIRD, 0, { latest: null }))
    follow(gameOf([...THIRD, [0, won(0), turn(1)]], 1))
    expect(state()).toMatchObject({ isAway: false, beats: [] })
  })
})
