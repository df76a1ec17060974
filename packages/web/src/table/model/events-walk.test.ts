import { visibleSpots } from '@charterstone/art/scene/layout.ts'
import { boardOf, type Event, STANDARD_BOARD, sentenceOfEvent } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { engine, QUICK_WALKS, type Stop, stopsOf } from '../../../test-support/campaign-walk.ts'
import { castsOf, flawOf } from '../../../test-support/say-in.ts'
import { endSteps } from '../../screens/end-of-game/end-steps.ts'
import { scoresOf } from '../../screens/end-of-game/score-sources.ts'
import { ruleOfEvent } from '../../screens/log/event-rule.ts'
import { groupsSince, turnGroups } from '../../screens/log/turn-groups.ts'
import { type Moment, momentsOf } from '../../screens/moments/moments-of.ts'
import { eventsSince, firstSince } from '../../session/log.ts'
import { type Flight, flightsOf } from './flights.ts'
import { freshSpots } from './tile-states.ts'
import { startOf } from './tracks.ts'

const stops = QUICK_WALKS.flatMap(stopsOf)
/** One for each game: its end, with its whole log. */
const games = stops.filter(({ decision }) => decision === null)

function flawsIn(all: readonly Stop[], check: (stop: Stop) => readonly string[]): readonly string[] {
  return all.flatMap((stop) => check(stop).map((flaw) => `${stop.where}: ${flaw}`)).slice(0, 20)
}

function eventsOf({ log }: Stop): readonly Event[] {
  return log.flatMap(({ events }) => events)
}

function ofKind<Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): readonly Extract<Event, { readonly kind: Kind }>[] {
  return events.filter((event): event is Extract<Event, { readonly kind: Kind }> => event.kind === kind)
}

describe('the moments of random campaigns', () => {
  const counts = (moments: readonly Moment[], kind: Moment['kind']) =>
    moments.filter((moment) => moment.kind === kind).length

  it('every story, guidepost, mood, crate and house that rises is shown exactly once', () => {
    const pairs: readonly (readonly [Moment['kind'], (event: Event) => boolean])[] = [
      ['story', ({ kind }) => kind === 'story-read'],
      ['guidepost', ({ kind }) => kind === 'guidepost-revealed'],
      ['mood', ({ kind }) => kind === 'mood-changed'],
      ['crate', ({ kind }) => kind === 'crate-opened'],
      ['construction', (event) => event.kind === 'constructed' && event.seat >= 0],
      ['candle-out', ({ kind }) => kind === 'candle-out'],
      ['spectral', ({ kind }) => kind === 'spectral-changed'],
      ['reckoning', ({ kind }) => kind === 'reckoned'],
    ]
    const found = flawsIn(games, ({ log }) =>
      log.flatMap(({ events }) => {
        const moments = momentsOf(events)
        return pairs.flatMap(([kind, is]) => {
          const happened = events.filter(is).length
          return counts(moments, kind) === happened ? [] : [`${happened} × ${kind}: ${counts(moments, kind)}`]
        })
      }),
    )
    expect(found).toEqual([])
  })

  it('every rule that is written is read, in a crate or on a page of rules', () => {
    const found = flawsIn(games, ({ log }) =>
      log.flatMap(({ events }) => {
        const read = momentsOf(events).flatMap((moment) =>
          moment.kind === 'rules' ? moment.rules : moment.kind === 'crate' ? moment.crate.rules : [],
        )
        const entered = ofKind(events, 'rule-entered').map(({ rule }) => rule)
        return [...read].sort().join() === [...entered].sort().join()
          ? []
          : [`${entered.join()} | ${read.join()}`]
      }),
    )
    expect(found).toEqual([])
  })

  it('whatever comes out of a crate is shown in it', () => {
    const found = flawsIn(games, ({ log }) =>
      log.flatMap(({ events }) => {
        const crates = momentsOf(events).flatMap((moment) => (moment.kind === 'crate' ? [moment.crate] : []))
        const shown = crates.flatMap(({ cards }) => cards)
        const cards = ofKind(events, 'took-card').filter(({ from }) => from === 'crate')
        const personas = ofKind(events, 'persona-unlocked').map(({ persona }) => persona)
        return [
          ...cards.filter(({ card }) => !shown.includes(card)).map(({ card }) => `card ${card} is missing`),
          ...personas
            .filter((persona) => !crates.some((crate) => crate.persona === persona))
            .map((persona) => `persona ${persona} is missing`),
        ]
      }),
    )
    expect(found).toEqual([])
  })

  it('the walks open crates, read stories and build houses', () => {
    const kinds = new Set(games.flatMap((stop) => momentsOf(eventsOf(stop)).map(({ kind }) => kind)))
    expect([...kinds].sort()).toEqual([
      'candle-out',
      'construction',
      'crate',
      'guidepost',
      'mood',
      'reckoning',
      'rules',
      'spectral',
      'story',
      'sunset',
    ])
  })
})

describe('the flights of random campaigns', () => {
  it('every gain of points, goods and cards is seen to move', () => {
    const moving: ReadonlySet<Event['kind']> = new Set(['won-vp', 'gained', 'paid', 'took-card', 'sold'])
    const found = flawsIn(games, ({ log, view }) =>
      log.flatMap(({ events }) => {
        const wanted = events.filter(({ kind }) => moving.has(kind)).length
        const seen = events
          .filter(({ kind }) => moving.has(kind))
          .flatMap((event) => flightsOf([event], view.legacy.buildings)).length
        return wanted === seen ? [] : [`${seen} of ${wanted}`]
      }),
    )
    expect(found).toEqual([])
  })

  it('every flight begins and ends at something that the page shows', () => {
    const found = flawsIn(stops, ({ log, view }) => {
      const flights = flightsOf(log.at(-1)?.events ?? [], view.legacy.buildings)
      if (flights.length === 0) return []
      const { seats, covers } = view.table
      const spots = new Set(visibleSpots(covers))
      const isShown = (anchor: Flight['from']): boolean =>
        anchor.kind === 'seat'
          ? anchor.seat >= 0 && anchor.seat < seats.length
          : anchor.kind === 'spot'
            ? spots.has(anchor.spot)
            : anchor.kind === 'quota'
              ? anchor.space >= 0 && anchor.space < STANDARD_BOARD.quota.length
              : true
      return flights
        .filter(({ from, to }) => !isShown(from) || !isShown(to))
        .map((flight) => JSON.stringify(flight))
    })
    expect(found).toEqual([])
  })
})

describe('the log of random campaigns', () => {
  it('every event is in exactly one group, in order; only points of reputation are named once instead of twice', () => {
    const silent: ReadonlySet<Event['kind']> = new Set([
      'answered',
      'turn-started',
      'round-ended',
      'shuffled',
    ])
    const found = flawsIn(games, (stop) => {
      const grouped = turnGroups(stop.log).flatMap(({ events }) => events)
      const all = eventsOf(stop)
      const wanted = all.filter((event, index) => {
        const next = all[index + 1]
        const isTwice =
          event.kind === 'won-vp' && next?.kind === 'reputation-scored' && next.seat === event.seat
        return !silent.has(event.kind) && !(isTwice && event.source === 0)
      })
      const index = wanted.findIndex((event, at) => event !== grouped[at])
      return index < 0 && wanted.length === grouped.length ? [] : [`event ${index}: ${wanted[index]?.kind}`]
    })
    expect(found).toEqual([])
  })

  it('groups follow each other: set-up first, the end last, steps never go back', () => {
    const found = flawsIn(games, (stop) => {
      const groups = turnGroups(stop.log)
      const isOrdered = groups.every(
        ({ from, to }, index) => from <= to && from >= (groups[index - 1]?.from ?? 0),
      )
      const kinds = groups.map(({ kind }) => kind)
      return isOrdered && kinds[0] === 'setup' && kinds.at(-1) === 'end' ? [] : [kinds.join(' ')]
    })
    expect(found).toEqual([])
  })

  it('what happened since a turn of mine begins with others, never with me', () => {
    const found = flawsIn(games, (stop) =>
      stop.view.table.seats.flatMap((_, seat) => {
        const groups = groupsSince(turnGroups(stop.log), stop.log, seat)
        const [first] = eventsSince(stop.log, seat)
        const isOwn = first?.kind === 'turn-started' && first.seat === seat
        return groups.some((group) => group.seat === seat) || isOwn ? [`seat ${seat}`] : []
      }),
    )
    expect(found).toEqual([])
  })

  it('the entries since my last answer hold no answer of mine', () => {
    const found = flawsIn(stops, ({ log, view }) =>
      view.table.seats.flatMap((_, seat) =>
        log.slice(firstSince(log, seat)).some((entry) => entry.seat === seat) ? [`seat ${seat}`] : [],
      ),
    )
    expect(found).toEqual([])
  })

  it('every event is a sentence in three languages, and a link to a rule leads to one in force', () => {
    const found = flawsIn(games, (stop) =>
      castsOf(stop.view.legacy).flatMap((cast) =>
        turnGroups(stop.log)
          .flatMap(({ events }) => events)
          .flatMap((event) => {
            const flaw = flawOf(sentenceOfEvent(cast, event))
            const { rules } = stop.view.legacy
            const rule = ruleOfEvent(event, rules)
            return [
              ...(flaw === null ? [] : [`${event.kind} ${flaw}`]),
              ...(rule !== null && !rules[rule] ? [`${event.kind} leads to ${rule}`] : []),
            ]
          }),
      ),
    )
    expect(found).toEqual([])
  })
})

describe('the ends of random games', () => {
  it('the bars at the end of a game add up to the points of each seat', () => {
    const found = flawsIn(games, (stop) => {
      const scores = scoresOf(engine.catalogue, eventsOf(stop), stop.view.table.seats.length)
      return stop.view.table.seats.flatMap(({ vp }, seat) => {
        const parts = Object.values(scores[seat] ?? {})
        const sum = parts.reduce((total, points) => total + points, 0)
        return sum === vp && Math.min(...parts) >= 0 ? [] : [`seat ${seat} has ${vp}, bars ${sum}`]
      })
    })
    expect(found).toEqual([])
  })

  it('[R26.3] after a game every step that was taken is listed as done', () => {
    const found = flawsIn(games, (stop) => {
      const rules = stop.view.legacy.rules
      const steps = endSteps(eventsOf(stop), { kind: null, isOver: true, rules })
      const events = eventsOf(stop)
      const has = (kind: Event['kind']) => events.some((event) => event.kind === kind)
      const names = steps.map(({ step }) => step)
      return [
        ...steps.filter(({ state }) => state !== 'done').map(({ step }) => `${step} is not done`),
        ...(has('glory-placed') && !names.includes('glory') ? ['glory is missing'] : []),
        ...(has('trophy-won') && !names.includes('trophy') ? ['trophy is missing'] : []),
        ...(has('kept') && !names.includes('kept') ? ['kept is missing'] : []),
      ]
    })
    expect(found).toEqual([])
  })
})

describe('the village of random campaigns', () => {
  it('a new house stands where the page marks one', () => {
    const found = flawsIn(stops, ({ log, view }) =>
      [...freshSpots(log)].filter((spot) => view.legacy.buildings[spot] === 0).map((spot) => `spot ${spot}`),
    )
    expect(found).toEqual([])
  })

  it('[R25.1] the sun began where the set-up put it', () => {
    const found = flawsIn(stops, ({ log, view }) => {
      const board = boardOf(engine.catalogue, view)
      return startOf(board, log) === board.progress.start ? [] : [`${startOf(board, log)}`]
    })
    expect(found).toEqual([])
  })
})
