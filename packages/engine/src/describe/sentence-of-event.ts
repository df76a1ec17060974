import { printedBoard } from '../catalogue/board.ts'
import { CHARTERS } from '../catalogue/charter.ts'
import { GOODS } from '../catalogue/good.ts'
import type { Event } from '../loop/event.ts'
import { at } from '../state/list.ts'
import type { Cast } from './cast.ts'
import { format, formatQuantity, nameOf } from './format.ts'
import { joinAnd } from './join.ts'
import type { Arg, Args } from './message.ts'
import { type Quantity, quantity } from './noun.ts'
import { quotaNoun } from './quota-noun.ts'
import { finished } from './sentence.ts'
import { GLORY_ROWS } from './table-message.ts'
import type { Words } from './words.ts'

/**
 * What happened, as a line of the log, in the present tense (Polish past tenses would show a player's sex). Stars are
 * counted: `times` is how many of the same were placed.
 */
export function sentenceOfEvent(cast: Cast, event: Event, times = 1): string {
  const text = format(cast.words, `event.${event.kind}`, { ...argsOf(cast, event), times })
  const source = 'source' in event && !('card' in event && event.card === event.source) ? event.source : 0
  return finished(source > 0 ? format(cast.words, 'told.source', { text, source }) : text)
}

/** The plain fields of an event as they are, and what a reader wants instead of the others. */
function argsOf(cast: Cast, event: Event): Args {
  const plain = Object.entries(event).flatMap(([field, value]): [string, Arg][] => {
    if (typeof value === 'string' || typeof value === 'number') return [[field, value]]
    return typeof value === 'boolean' ? [[field, value ? 'yes' : 'no']] : []
  })
  return { ...Object.fromEntries(plain), ...people(cast, event), ...things(cast, event) }
}

function people(cast: Cast, event: Event): Args {
  const seat = 'seat' in event ? event.seat : event.kind === 'game-started' ? event.first : -1
  const other = event.kind === 'bumped' ? event.by : event.kind === 'paid' ? event.to : -1
  return {
    who: cast.seats[seat] ?? ownerOf(cast, event),
    other: cast.seats[other] ?? '',
    own: seat === other ? 'yes' : 'no',
    ...('charter' in event ? { charter: cast.charters[event.charter] ?? '' } : {}),
  }
}

/** Of what a charter does, its player; the charter itself where nobody plays it. */
function ownerOf(cast: Cast, event: Event): string {
  if (!('charter' in event) || 'seat' in event) return ''
  return cast.seats[cast.charterOfSeat.indexOf(event.charter)] ?? cast.charters[event.charter] ?? ''
}

function things(cast: Cast, event: Event): Args {
  const { words } = cast
  switch (event.kind) {
    case 'paid':
    case 'gained':
    case 'lacked':
      return { what: quantity(event.good, event.count) }
    case 'won-vp':
    case 'reputation-scored':
      return { what: quantity('vp', event.vp) }
    case 'regained':
      return { what: quantity('influence', event.count) }
    case 'took-peril':
      return { what: quantity(event.peril, 1) }
    case 'minion-released':
      return { what: quantity(event.minion, 1) }
    case 'placed':
      return event.minion === undefined ? {} : { what: quantity(event.minion, 1) }
    case 'retrieved':
      return { list: some([quantity('worker', event.workers), quantity('minion', event.minions)]) }
    case 'revealed':
      return {
        list: joinAnd(
          words,
          event.cards.map((card) => nameOf(words, card)),
        ),
      }
    case 'took-back':
      return { isMove: event.building === undefined ? 'no' : 'yes' }
    case 'named':
      return { isNamed: event.name === '' ? 'no' : 'yes', printed: printedCharter(words, event.number) }
    case 'sold':
      return { what: quotaNoun(printedBoard(cast.catalogue).quota[event.space]) }
    case 'rule-entered':
      return { rule: words.rules[event.rule].name }
    case 'capacity-raised':
      return { of: format(words, `capacity.${event.what}`) }
    case 'glory-placed':
      return { bonus: event.row < 0 ? '' : format(words, `glory.${at(GLORY_ROWS, event.row)}`) }
    case 'kept':
      return { thing: event.what === 'card' ? nameOf(words, event.number) : good(cast, event.number) }
    case 'game-ended':
      return {
        list: joinAnd(
          words,
          event.vp
            .map((vp, seat) => ({ vp, name: cast.seats[seat] ?? String(seat) }))
            .sort((a, b) => b.vp - a.vp)
            .map(({ vp, name }) => `${name} ${vp}`),
        ),
        count: event.winners.length,
        winners: joinAnd(
          words,
          event.winners.map((seat) => cast.seats[seat] ?? String(seat)),
        ),
      }
    default:
      return {}
  }
}

function printedCharter({ charters }: Words, number: number): string {
  const charter = CHARTERS[number]
  return charter === undefined ? '' : charters[charter].name
}

function some(list: readonly Quantity[]): readonly Quantity[] {
  return list.filter(({ count }) => count > 0)
}

function good(cast: Cast, index: number): string {
  const found = GOODS[index]
  return found === undefined ? '' : formatQuantity(cast.words, quantity(found, 1))
}
