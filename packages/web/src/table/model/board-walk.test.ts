import { visibleSpots } from '@charterstone/art/scene/layout.ts'
import {
  boardOf,
  CHARTERS,
  cardTypeOf,
  FIRST_MINION,
  type Good,
  LANGUAGES,
  SPOTS,
  sentenceOfReason,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { engine, QUICK_WALKS, type Stop, stopsOf } from '../../../test-support/campaign-walk.ts'
import { flawOf, sayIn } from '../../../test-support/say-in.ts'
import { tableAt } from '../../../test-support/table-at.ts'
import type { TableValue } from '../table-context.tsx'
import { belongingsOf, collapsed, sumOf } from './belongings.ts'
import { faceOf } from './card-face.ts'
import { charterOfSeat, groundOfSpot, seatOfCharter } from './charters.ts'
import { consequencesOf } from './consequences.ts'
import { gloryOf } from './glory.ts'
import { goalRankingOf, objectivesOf } from './goals.ts'
import { presenceAt } from './presence.ts'
import { buildingsOf, gatesOf, nameAt, tokensOf } from './scene.ts'
import { spotLabels } from './spot-label.ts'
import { isAtSpot } from './target.ts'

const stops = QUICK_WALKS.flatMap(stopsOf)
/** Costly checks look at every seventh stop. */
const some = stops.filter((_, index) => index % 7 === 0)

function flawsIn(
  all: readonly Stop[],
  check: (table: TableValue, stop: Stop) => readonly string[],
): readonly string[] {
  return all
    .flatMap((stop) => check(tableAt(stop), stop).map((flaw) => `${stop.where}: ${flaw}`))
    .slice(0, 20)
}

describe('the village of random campaigns as it is drawn', () => {
  it('every building that stands in the village is drawn once, on its own spot', () => {
    const found = flawsIn(some, (table) => {
      const drawn = buildingsOf(table.catalogue, table.view.legacy.buildings).map(
        (building) => building?.number ?? 0,
      )
      const isSame = drawn.join() === table.view.legacy.buildings.join()
      const built = drawn.filter((number) => number > 0)
      return isSame && new Set(built).size === built.length ? [] : ['differs']
    })
    expect(found).toEqual([])
  })

  it('every worker, minion, peril and income token on a visible spot is drawn once', () => {
    const found = flawsIn(some, ({ view, board, ...table }) => {
      const tokens = tokensOf({ view, board, ...table })
      return visibleSpots(view.table.covers).flatMap((spot) => {
        const here = presenceAt({ view, board }, spot)
        const drawn = tokens.get(spot)
        const isSame =
          (drawn?.workers?.length ?? 0) === here.workers.length &&
          (drawn?.income?.length ?? 0) === here.income.length &&
          (drawn?.minion?.kind ?? null) === here.minion &&
          (drawn?.peril ?? null) === here.peril
        return isSame ? [] : [`spot ${spot}`]
      })
    })
    expect(found).toEqual([])
  })

  it('the workers on the board are those that the seats have placed', () => {
    const found = flawsIn(some, ({ view, board }) => {
      const onBoard = board.spots.reduce((total, { workers }) => total + workers.length, 0)
      const placed = view.table.seats.reduce(
        (total, { workers }) => total + workers.filter((spot) => spot >= 0).length,
        0,
      )
      return onBoard === placed ? [] : [`${onBoard} on the board, ${placed} placed`]
    })
    expect(found).toEqual([])
  })

  it('every charter has one gate, and the seat that is asked stands at exactly one of them', async () => {
    const say = await sayIn('en')
    const found = flawsIn(some, (table, { decision }) => {
      const gates = gatesOf(say, table)
      const signs = CHARTERS.map((charter) => gates[charter])
      const asked = signs.filter((gate) => gate.kind !== 'empty' && gate.isAsked === true)
      const taken = signs.filter(({ kind }) => kind !== 'empty').length
      return asked.length === (decision === null ? 0 : 1) && taken === table.view.table.seats.length
        ? []
        : [`${asked.length} asked, ${taken} taken`]
    })
    expect(found).toEqual([])
  })

  it('a seat, its charter and the ground of its plots belong together', () => {
    const found = flawsIn(some, ({ view }) =>
      view.table.seats.flatMap(({ charter }, seat) =>
        seatOfCharter(view, charter) === seat && charterOfSeat(view, seat) === CHARTERS[charter]
          ? []
          : [`seat ${seat}`],
      ),
    )
    expect(found).toEqual([])
    expect(
      Array.from({ length: SPOTS }, (_, spot) => groundOfSpot(spot)).filter((ground) => ground === null),
    ).toHaveLength(6)
  })

  it('every visible spot has a label in three languages, with the reason where it is closed', async () => {
    for (const language of LANGUAGES) {
      const say = await sayIn(language)
      const found = flawsIn(
        some.filter((_, index) => index % 3 === 0),
        (_, stop) => {
          const table = tableAt(stop, language)
          const labelOf = spotLabels(say, table)
          return visibleSpots(table.view.table.covers).flatMap((spot) => {
            const label = labelOf(spot)
            const flaw = flawOf(label)
            const isOpen = table.choices.some(({ target }) => isAtSpot(target, spot))
            const why = table.closed.find(({ target }) => isAtSpot(target, spot))
            const reason =
              why === undefined || isOpen ? '' : sentenceOfReason(table.words, why.reason).replace(/\.$/, '')
            return [
              ...(flaw === null ? [] : [`spot ${spot} ${flaw}`]),
              ...(label.includes(reason) ? [] : [`spot ${spot} does not say: ${reason}`]),
              ...(label.startsWith(nameAt(table, spot)) ? [] : [`spot ${spot} does not say its name`]),
            ]
          })
        },
      )
      expect(found).toEqual([])
    }
  })
})

describe('the seats of random campaigns as they are shown', () => {
  it('the cards of a seat by type add up to the cards that it holds', () => {
    const found = flawsIn(some, ({ view, catalogue }) =>
      view.table.seats.flatMap((seat, index) => {
        const { cards, objectives } = belongingsOf(catalogue, seat)
        const visible = seat.cards.filter((card) => cardTypeOf(catalogue, card) !== undefined)
        return sumOf(cards) === visible.length && objectives === seat.objectives.length
          ? []
          : [`seat ${index}`]
      }),
    )
    expect(found).toEqual([])
  })

  it('minions and perils of a seat are all shown, and nothing else among them', () => {
    const found = flawsIn(some, ({ view, catalogue }) =>
      view.table.seats.flatMap((seat, index) => {
        const { minions, perils } = belongingsOf(catalogue, seat)
        const held = seat.goods.slice(FIRST_MINION).reduce((total, count) => total + count, 0)
        const kinds: readonly Good[] = [...minions, ...perils].map(({ kind }) => kind)
        return sumOf(minions) + sumOf(perils) === held && new Set(kinds).size === kinds.length
          ? []
          : [`seat ${index}`]
      }),
    )
    expect(found).toEqual([])
  })

  it('a narrow row folds at least as many groups as a wide one', () => {
    const found = flawsIn(some, ({ view, catalogue }) =>
      view.table.seats.flatMap((seat, index) => {
        const belongings = belongingsOf(catalogue, seat)
        const folds = [40, 120, 240, 2000].map(
          (room) => Object.values(collapsed(belongings, room)).filter(Boolean).length,
        )
        const isFalling = folds.every((count, at) => at === 0 || count <= (folds[at - 1] ?? 0))
        return isFalling && folds.at(-1) === 0 ? [] : [`seat ${index}: ${folds.join(' ')}`]
      }),
    )
    expect(found).toEqual([])
  })

  it('every card in a hand or on the mat has a face', () => {
    const found = flawsIn(some, ({ view, catalogue }) =>
      [...view.table.mat, ...view.table.seats.flatMap(({ cards }) => cards)]
        .filter((card) => faceOf(catalogue, card)?.card !== card)
        .map((card) => `card ${card}`),
    )
    expect(found).toEqual([])
  })

  it('the glory of a charter is the sum of its rows and of the stars beyond them', () => {
    const found = flawsIn(some, ({ view: { legacy } }) =>
      legacy.charters.flatMap(({ glory, extraGlory }, charter) => {
        const stars = glory.reduce((total, row) => total + row, 0) + extraGlory
        return gloryOf(legacy, charter) === stars ? [] : [`charter ${charter}`]
      }),
    )
    expect(found).toEqual([])
  })
})

describe('the goals of random campaigns as they are shown', () => {
  it('an objective that can be scored is shown as met and not scored', () => {
    const found = flawsIn(stops, (table, { decision }) => {
      const offered = table.choices.flatMap(({ target }) =>
        target.kind === 'objective' ? [target.card] : [],
      )
      if (decision === null || offered.length === 0) return []
      const standings = objectivesOf(table, decision.seat)
      return offered.flatMap((card) => {
        const standing = standings.find((each) => each.card === card)
        return standing?.isMet === true && !standing.isScored ? [] : [`objective ${card}`]
      })
    })
    expect(found).toEqual([])
  })

  it('an objective that a seat has scored bears its token', () => {
    const found = flawsIn(some, (table) =>
      table.view.table.seats.flatMap((_, seat) =>
        objectivesOf(table, seat).flatMap(({ isScored, scorers, card }) =>
          isScored === scorers.includes(seat) ? [] : [`objective ${card} of seat ${seat}`],
        ),
      ),
    )
    expect(found).toEqual([])
  })

  it('the leaders of a goal are the seats with the best amount, and there is always one', () => {
    const found = flawsIn(some, ({ view }) => {
      const standing = goalRankingOf(engine, view)
      if (standing === null || standing.countable === null) return []
      const { amounts, best, leaders } = standing
      const isRight = amounts.every((amount, seat) => leaders.includes(seat) === (amount === best))
      return isRight && leaders.length > 0 ? [] : [`${amounts.join()} best ${best} leaders ${leaders.join()}`]
    })
    expect(found).toEqual([])
  })
})

describe('what the page says about an answer before it is given', () => {
  it('the counts after an answer are those that the table has then', () => {
    const found = some.flatMap((stop) => {
      const { decision, view } = stop
      if (decision === null) return []
      const { seat } = decision
      return decision.options.slice(0, 3).flatMap((key) => {
        const state = engine.determinise(view, 1)
        const events: Parameters<typeof engine.apply>[2] = []
        engine.apply(state, key, events)
        const later = engine.view(state, seat)
        const { after } = consequencesOf(view, seat, { events, view: later })
        const own = later.table.seats[seat]
        return after.flatMap(({ what, from, to }) => {
          if (from === to) return [`${stop.where}: ${key} ${what} does not change`]
          return what === 'vp' && to !== own?.vp ? [`${stop.where}: ${key} ${to} VP`] : []
        })
      })
    })
    expect(found).toEqual([])
  })

  it('the lines never name the gains of the seat itself, and end with its turn', () => {
    const found = some.flatMap((stop) => {
      const { decision, view } = stop
      if (decision === null) return []
      const { seat } = decision
      const events = stop.log.flatMap((entry) => entry.events)
      const { lines } = consequencesOf(view, seat, { events, view: null })
      return lines.flatMap(({ event }) =>
        event.kind === 'gained' && event.seat === seat ? [`${stop.where}: ${event.good}`] : [],
      )
    })
    expect(found).toEqual([])
  })

  it('the board of a view and the table agree about the sun', () => {
    const found = flawsIn(some, ({ view, board }) =>
      boardOf(engine.catalogue, view).progress.space === view.table.progress &&
      board.progress.space === view.table.progress
        ? []
        : ['differs'],
    )
    expect(found).toEqual([])
  })
})
