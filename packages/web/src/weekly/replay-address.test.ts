import { readBotName } from '@charterstone/bots'
import { greengully } from '@charterstone/content'
import {
  beginPlaythrough,
  createEngine,
  giveAnswer,
  isRefusal,
  keyOf,
  type Playthrough,
  roll,
  seedRng,
  setUpGame,
} from '@charterstone/engine'
import { describe, expect, test } from 'vitest'
import { readReplay, writeReplay } from './replay-address.ts'
import { weeklyGame } from './weekly-game.ts'

const engine = createEngine(greengully)
const WEEK = { year: 2026, week: 47 }

/** Plays to the end at random; every question for a name gets one. */
function played(name: string, seed: number): Playthrough {
  const rng = seedRng(seed)
  let playthrough = setUpGame(engine, beginPlaythrough(engine, weeklyGame(WEEK, name)))
  for (let { pending } = playthrough.state; pending !== null; { pending } = playthrough.state) {
    const key = pending.open
      ? keyOf({ kind: 'write-name', name: ' Hettie  & Söhne ' })
      : (pending.options[roll(rng, pending.options.length)] ?? '')
    const next = giveAnswer(engine, playthrough, key)
    if (isRefusal(next)) throw new Error(`${key} is refused`)
    playthrough = next
  }
  return playthrough
}

function addressOf(playthrough: Playthrough, name = 'Mira'): string {
  const address = writeReplay(engine, WEEK, name, playthrough.record.current?.answers ?? [])
  if (address === null) throw new Error('the game has no address')
  return address
}

test.each([1, 2, 3, 4])('the address of a weekly game replays the very same game (seed %i)', (seed) => {
  const game = played('Żaneta', seed)
  const read = readReplay(engine, addressOf(game, 'Żaneta'))
  if (typeof read === 'string') throw new Error(read)
  expect(read).toMatchObject({ week: WEEK, name: 'Żaneta' })
  expect(read.playthrough.state).toEqual(game.state)
  expect(read.playthrough.record.current?.answers).toHaveLength(game.record.current?.answers.length ?? 0)
})

test('the address of a weekly game is short enough for every messenger', () => {
  expect(addressOf(played('Mira', 5)).length).toBeLessThan(600)
})

test('a weekly game that is not over has no address', () => {
  const answers = played('Mira', 1).record.current?.answers ?? []
  expect(writeReplay(engine, WEEK, 'Mira', answers.slice(0, -1))).toBeNull()
  expect(writeReplay(engine, WEEK, 'Mira', [...answers, 'pass'])).toBeNull()
  expect(writeReplay(engine, WEEK, 'Mira', ['place:nowhere'])).toBeNull()
})

describe('a hostile address', () => {
  const good = addressOf(played('Mira', 1))
  const changed = (key: string, value: string) => {
    const parts = new URLSearchParams(good)
    parts.set(key, value)
    return parts.toString()
  }

  test.each([
    ['an empty one', ''],
    ['no week', changed('w', '2026-W54')],
    ['another week', changed('w', '2026-W46')],
    ['a week that is code', changed('w', 'javascript:alert(1)')],
    ['no name', changed('n', '\u202e\u0000')],
    ['another name', changed('n', 'Jonas')],
    ['cut answers', changed('a', (new URLSearchParams(good).get('a') ?? '').slice(0, -3))],
    ['no answers', changed('a', '')],
    ['more answers', changed('a', `${new URLSearchParams(good).get('a') ?? ''}ZZZ`)],
    ['answers in other letters', changed('a', '<script>')],
    ['names that nothing asks for', changed('t', 'a\nb\nc')],
    ['a thousand names', changed('t', 'x\n'.repeat(1000))],
    ['another end', changed('c', '00000000')],
    ['megabytes', changed('a', 'A'.repeat(1_000_000))],
    ['not a list of parts', '%%%%&&&===#'],
  ])('a hostile address shows nothing: %s', (_, address) => {
    expect(readReplay(engine, address)).toBe('damaged')
  })

  test('an address of a game by other rules is refused for that reason', () => {
    expect(readReplay(engine, changed('v', '0.0'))).toBe('version')
  })

  test('markup and control characters of an address never reach the page', () => {
    const game = played('<b>Mi\u0007ra</b>', 1)
    const read = readReplay(engine, addressOf(game, '<b>Mi\u0007ra</b>'))
    expect(read).toMatchObject({ name: 'b>Mi ra /b>' })
  })
})

test('the bots of the weekly game exist', () => {
  for (const player of weeklyGame(WEEK, 'Mira').players.slice(1)) expect(readBotName(player)).not.toBeNull()
})
