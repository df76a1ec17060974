import { greengully } from '@charterstone/content'
import { createEngine, formatRecord, parseRecord, roll, seedRng, versionOf } from '@charterstone/engine'
import { expect, test } from 'vitest'
import type { Box } from './box.ts'
import { eventsSince } from './log.ts'
import { answerWith, begin, isRefusal, type Played, packedUp, setUp } from './played.ts'
import { resume } from './resume.ts'

const box: Box = { engine: createEngine(greengully), catalogue: greengully, version: versionOf(greengully) }
const rng = seedRng(7)

function newGame(players: readonly string[] = ['person', 'person']): Played {
  const seats = players.map((player, charter) => ({
    charter,
    name: `Seat ${charter}`,
    player: player === 'automa' ? ('automa' as const) : ('person' as const),
  }))
  return setUp(box, begin(box, { config: { seed: 5, seats }, players }))
}

function answer(played: Played, key: string): Played {
  const next = answerWith(box, played, key)
  if (isRefusal(next)) throw new Error(next.reason)
  return next
}

/** Any answers, until there is nothing more to answer or the condition holds. */
function playUntil(from: Played, isReached: (played: Played) => boolean): Played {
  let played = from
  while (played.state.pending !== null && !isReached(played)) {
    const { options } = played.state.pending
    played = answer(played, options[roll(rng, options.length)] ?? '')
  }
  return played
}

test('an answer that is not offered changes nothing', () => {
  const played = newGame()
  expect(answerWith(box, played, 'place:nowhere')).toEqual({ reason: 'not-offered', key: 'place:nowhere' })
})

test('a reload resumes in the middle of a decision, with its log', () => {
  const played = playUntil(newGame(), ({ log }) => log.length > 40)
  const { record, opening, state, log, start } = played
  const again = resume(box, { record, opening })
  expect(again.state).toEqual(state)
  expect(again.log).toEqual(log)
  expect(again.start).toEqual(start)
})

test('a campaign from a file resumes the same way, although nobody kept its set-up', () => {
  const first = playUntil(newGame(), () => false)
  expect(first.state.phase).toBe('finished')
  const second = playUntil(setUp(box, packedUp(box, first)), ({ log }) => log.length > 20)
  const parsed = parseRecord(formatRecord(second.record))
  if (!parsed.ok) throw new Error(parsed.fault.kind)
  const again = resume(box, { record: parsed.record, opening: null })
  expect(again.state).toEqual(second.state)
  expect(again.log).toEqual(second.log)
})

test('a campaign of another version goes on from its checkpoint', () => {
  const { record, opening, state } = playUntil(newGame(), ({ log }) => log.length > 10)
  const old = { ...record, version: { ...record.version, content: 'older' } }
  const again = resume(box, { record: old, opening })
  expect(again.state).toEqual(state)
  expect(again.log).toMatchObject([{ answers: 10, events: [] }])
  expect(again.record.version).toEqual(box.version)
})

test('what others did since a seat’s last turn includes the automas', () => {
  const played = playUntil(newGame(['person', 'automa']), ({ log }) =>
    log.some(({ events }) => events.some(({ kind }) => kind === 'automa-drew')),
  )
  expect(eventsSince(played.log, 0).some(({ kind }) => kind === 'automa-drew')).toBe(true)
  expect(eventsSince(played.log, 0)[0]).toMatchObject({ kind: 'turn-started', seat: 1 })
})
