import { CONSTRUCTED, type Event, GOODS, LANGUAGES, nameOf, type Words } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { QUICK_WALKS, type Stop, stopsOf } from '../../../test-support/campaign-walk.ts'
import { castsOf, flawOf, sayIn } from '../../../test-support/say-in.ts'
import { amountOf } from '../parts/noun.ts'
import { beatsOf, eventsIn } from './beats.ts'
import { type Caption, captionOf, isTold, type Stock } from './caption.ts'
import { captionWords } from './caption-words.ts'

const says = await Promise.all(LANGUAGES.map(sayIn))

/** One answer with the positions before and after it. */
type Move = {
  readonly where: string
  readonly before: Stop
  readonly after: Stop
  readonly events: readonly Event[]
  /** Whether the points have been counted: then the table is cleared without a word. */
  readonly isOver: boolean
}

const moves: readonly Move[] = QUICK_WALKS.flatMap((walk) => {
  const stops = stopsOf(walk)
  return stops.flatMap((after, index) => {
    const before = stops[index - 1]
    const isSameGame = before !== undefined && before.log.length === after.log.length - 1
    if (!isSameGame) return []
    const isOver = after.log.some(({ events }) => events.some(({ kind }) => kind === 'game-ended'))
    return [{ where: after.where, before, after, events: after.log.at(-1)?.events ?? [], isOver }]
  })
})

function flawsIn(check: (move: Move) => readonly string[]): readonly string[] {
  return moves.flatMap((move) => check(move).map((flaw) => `${move.where}: ${flaw}`)).slice(0, 12)
}

/** Everything that the captions of a move say to a person who only watches. */
function textsOf({ after, events }: Move): readonly string[] {
  const captions = partsOf(after.log.at(-1)?.seat ?? 0, events).map(([seat, part]) => captionOf(seat, part))
  return castsOf(after.view.legacy).map((cast, language) =>
    captions
      .map((caption) => {
        const { text, detail } = captionWords({ say: sayOf(language), cast, reader: -1 }, caption)
        return [text, ...detail].join(' ')
      })
      .join(' '),
  )
}

function sayOf(language: number) {
  const say = says[language]
  if (say === undefined) throw new Error('no words')
  return say
}

/** A constructed card has the name of its building. */
function baseName(words: Words, card: number): string {
  return nameOf(words, card > CONSTRUCTED ? card - CONSTRUCTED : card)
}

/** The events of an answer by turns, as beats have them. */
function partsOf(first: number, events: readonly Event[]): readonly (readonly [number, readonly Event[]])[] {
  const parts: [number, Event[]][] = [[first, []]]
  for (const event of events) {
    if (event.kind === 'turn-started') parts.push([event.seat, []])
    else parts.at(-1)?.[1].push(event)
  }
  return parts
}

function sumOf(captions: readonly Caption[], seat: number, what: Stock): number {
  return captions
    .flatMap(({ changes }) => changes)
    .filter((change) => change.seat === seat && change.what === what)
    .reduce((sum, { by }) => sum + by, 0)
}

describe('the captions of random campaigns', () => {
  it('points, goods, influence and reputation that a seat has more or less of are in the sums', () => {
    const found = flawsIn(({ before, after, events, isOver }) => {
      if (isOver) return []
      const captions = partsOf(0, events).map(([seat, part]) => captionOf(seat, part))
      return after.view.table.seats.flatMap((seat, index) => {
        const was = before.view.table.seats[index]
        if (was === undefined) return []
        const reputationOf = ({ view }: Stop) => view.table.reputation.filter((each) => each === index).length
        const pairs: readonly (readonly [Stock, number])[] = [
          ['vp', seat.vp - was.vp],
          ['influence', seat.influence - was.influence],
          ['reputation', reputationOf(after) - reputationOf(before)],
          ...GOODS.map((good, at): readonly [Stock, number] => [
            good,
            (seat.goods[at] ?? 0) - (was.goods[at] ?? 0),
          ]),
        ]
        return pairs.flatMap(([what, by]) => {
          const said = sumOf(captions, index, what)
          return said === by
            ? []
            : [`seat ${index}: ${what} ${by}, said ${said} (${events.map(({ kind }) => kind).join(' ')})`]
        })
      })
    })
    expect(found).toEqual([])
  })

  it('every sum is said with its number and its noun, in three languages', () => {
    const found = flawsIn((move) => {
      const texts = textsOf(move)
      const captions = partsOf(move.after.log.at(-1)?.seat ?? 0, move.events).map(([seat, part]) =>
        captionOf(seat, part),
      )
      return castsOf(move.after.view.legacy).flatMap(({ words }, language) =>
        captions
          .flatMap(({ changes }) => changes)
          .map(({ what, by }) => `${by > 0 ? '+' : '−'}${amountOf(words, what, Math.abs(by))}`)
          .filter((said) => texts[language]?.includes(said) !== true)
          .map((said) => `${said} is not in "${texts[language]}"`),
      )
    })
    expect(found).toEqual([])
  })

  it('every card that comes into a hand or leaves it is named', () => {
    const found = flawsIn((move) => {
      const { before, after, events, isOver } = move
      if (isOver) return []
      const texts = textsOf(move)
      return after.view.table.seats.flatMap(({ cards }, index) => {
        const was = before.view.table.seats[index]?.cards ?? []
        const changed = [
          ...cards.filter((card) => !was.includes(card)),
          ...was.filter((card) => !cards.includes(card)),
        ]
        return castsOf(after.view.legacy).flatMap(({ words }, language) =>
          changed
            .filter((card) => texts[language]?.includes(baseName(words, card)) !== true)
            .map(
              (card) =>
                `${card} ${nameOf(words, card)} of seat ${index}: "${texts[language]}" (${events.map(({ kind }) => kind).join(' ')})`,
            ),
        )
      })
    })
    expect(found).toEqual([])
  })

  it('[R15.1] [R15.2] where a worker goes is named, and a worker that comes home is said', () => {
    const found = flawsIn((move) => {
      const { before, after, events } = move
      const texts = textsOf(move)
      return after.view.table.seats.flatMap(({ workers }, index) => {
        const was = before.view.table.seats[index]?.workers ?? []
        return castsOf(after.view.legacy).flatMap(({ words, seats }, language) => {
          const text = texts[language] ?? ''
          return workers.flatMap((spot, worker) => {
            if (spot === was[worker]) return []
            const names = [seats[index] ?? '', nameOf(words, before.view.legacy.buildings[spot] ?? 0)]
            // "Blue player" at the beginning of a sentence is the same name.
            const missing = (spot < 0 ? names.slice(0, 1) : names).filter(
              (name) => !text.toLowerCase().includes(name.toLowerCase()),
            )
            const isHome = events.some(
              (event) => (event.kind === 'bumped' || event.kind === 'retrieved') && event.seat === index,
            )
            return [
              ...missing.map((name) => `${name} is not in "${text}"`),
              ...(spot < 0 && !isHome ? [`nothing brought a worker of seat ${index} home`] : []),
            ]
          })
        })
      })
    })
    expect(found).toEqual([])
  })

  it('every other event of a turn is in its lines or in its detail', () => {
    const sums: ReadonlySet<Event['kind']> = new Set([
      'paid',
      'gained',
      'won-vp',
      'regained',
      'placed-reputation',
      'took-peril',
    ])
    const found = flawsIn(({ events }) =>
      partsOf(0, events).flatMap(([seat, part]) => {
        const { building, lines, detail } = captionOf(seat, part)
        const said = new Set([...lines, ...detail])
        const left = part.filter((event) => isTold(event) && !sums.has(event.kind) && !said.has(event))
        const isHead = left.length === 1 && left[0]?.kind === 'placed' && left[0].building === building
        return left.length === 0 || isHead ? [] : left.map(({ kind }) => kind)
      }),
    )
    expect(found).toEqual([])
  })

  it('the beats of a seat hold everything that others did since its last answer, in order', () => {
    const found = flawsIn(({ after: { log, view } }) =>
      view.table.seats.flatMap((_, seat) => {
        const last = log.findLastIndex((step) => step.seat === seat)
        const told = log.slice(last + 1).flatMap(({ events }) => events.filter(isTold))
        const [first] = log
        const wanted = told.filter((event) => !first?.events.includes(event))
        const played = beatsOf(log, seat).flatMap((beat) => eventsIn(beat).filter(isTold))
        return wanted.every((event) => played.includes(event)) ? [] : [`seat ${seat}`]
      }),
    )
    expect(found).toEqual([])
  })

  it('captions and details are whole sentences, for those who watch and for those who are concerned', () => {
    const found = flawsIn(({ after, events }) =>
      castsOf(after.view.legacy).flatMap((cast, language) =>
        partsOf(0, events)
          .filter(([, part]) => part.some(isTold))
          .flatMap(([seat, part]) =>
            [-1, 0, seat].flatMap((reader) => {
              const { head, text, detail } = captionWords(
                { say: sayOf(language), cast, reader },
                captionOf(seat, part),
              )
              return [
                ...[head, text, ...detail].flatMap((each) => flawOf(each) ?? []),
                ...(/[.?!]$/.test(text) ? [] : [`is no sentence: "${text}"`]),
              ]
            }),
          ),
      ),
    )
    expect(found).toEqual([])
  })

  it('the walks reach bumps, retrievals without a choice, and nearly every kind of event', () => {
    const kinds = new Set(moves.flatMap(({ events }) => events.map(({ kind }) => kind)))
    expect(kinds.size).toBeGreaterThan(45)
    const forced = moves.flatMap(({ events }) =>
      partsOf(0, events).filter(([seat, part]) => captionOf(seat, part).isForced),
    )
    expect(forced.length).toBeGreaterThan(20)
    expect(kinds).toContain('bumped')
  })
})
