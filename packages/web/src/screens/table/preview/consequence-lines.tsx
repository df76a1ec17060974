import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { type Event, sentenceOfDecision, sentenceOfEvent, sentenceOfWarning } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { useSession } from '../../../session/session-context.tsx'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { type Consequences, type CountAfter, consequencesOf } from '../../../table/model/consequences.ts'
import { keyed } from '../../../table/parts/keyed.ts'
import { type TableValue, useTable } from '../../../table/table-context.tsx'
import type { Say } from '../../../words/speech.ts'
import { useSay } from '../../../words/speech.ts'
import classes from './preview.module.css'

/** What an answer leads to: for others, on the tracks, what comes next, and the counts after it. */
export function ConsequenceLines({ optionKey }: { readonly optionKey: string }) {
  const table = useTable()
  const { foresee } = useSession()
  const { view, decision } = table
  if (decision === null) return null
  const consequences = consequencesOf(view, decision.seat, foresee(optionKey))
  return (
    <>
      <NothingGained optionKey={optionKey} />
      <Lines consequences={consequences} />
      <After counts={consequences.after} />
    </>
  )
}

/** R17.7: the cost would be paid for nothing. */
function NothingGained({ optionKey }: { readonly optionKey: string }) {
  const { warnings, words } = useTable()
  const warning = warnings.find(({ key }) => key === optionKey)
  if (warning === undefined) return null
  return (
    <ul className={classes.lines}>
      <li className={classes.reason} data-warning>
        <Icon name="info" size={18} />
        <span>{sentenceOfWarning(words, warning.reason)}</span>
      </li>
    </ul>
  )
}

function Lines({ consequences }: { readonly consequences: Consequences }) {
  const say = useSay()
  const table = useTable()
  const { view, cast, decision } = table
  const { lines, next, isUncertain } = consequences
  const hasNext =
    next !== null && !(next.kind === decision?.kind && next.seat === decision.seat && next.kind === 'pay')
  if (lines.length === 0 && !hasNext && !isUncertain) return null
  return (
    <ul className={classes.lines}>
      {keyed(lines).map(({ key, value: { event, seat } }) => (
        <Line
          key={key}
          mark={
            iconOfEvent(event) === null && seat >= 0 ? (
              <SeatToken charter={charterOfSeat(view, seat)} size={18} />
            ) : (
              <Icon name={iconOfEvent(event) ?? 'info'} size={18} />
            )
          }
        >
          {textOf(say, table, event)}
        </Line>
      ))}
      {hasNext && (
        <Line mark={<SeatToken charter={charterOfSeat(view, next.seat)} size={18} />}>
          {next.seat === decision?.seat
            ? say('preview.next-you', { question: lower(sentenceOfDecision(cast, { ...next, source: 0 })) })
            : say('preview.next-other', {
                name: cast.seats[next.seat] ?? '',
                question: lower(sentenceOfDecision(cast, { ...next, source: 0 })),
              })}
        </Line>
      )}
      {isUncertain && <Line mark={<Icon name="die" size={18} />}>{say('preview.uncertain')}</Line>}
    </ul>
  )
}

function Line({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {mark}
      <span>{children}</span>
    </li>
  )
}

/** Null where the seat's emblem says more. */
function iconOfEvent(event: Event): IconName | null {
  switch (event.kind) {
    case 'took-peril':
      return event.peril
    case 'progressed':
      return 'progress'
    case 'hourglass-reached':
      return 'hourglass'
    case 'income-triggered':
      return 'income'
    case 'candle-out':
      return 'candle-out'
    case 'lacked':
      return event.good
    default:
      return null
  }
}

function textOf(say: Say, { cast, decision, words }: TableValue, event: Event): string {
  switch (event.kind) {
    case 'bumped':
      return say('preview.bumped', { name: cast.seats[event.seat] ?? '' })
    case 'progressed':
      return say('preview.progressed', { to: event.to })
    case 'took-peril':
      if (event.seat === decision?.seat) return say('preview.peril', { what: words.perils[perilOf(event)] })
      break
    default:
  }
  return sentenceOfEvent(cast, event).replace(/\.$/, '')
}

function perilOf({ peril }: Extract<Event, { readonly kind: 'took-peril' }>) {
  return peril as keyof TableValue['words']['perils']
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

function After({ counts }: { readonly counts: readonly CountAfter[] }) {
  const say = useSay()
  if (counts.length === 0) return null
  return (
    <div className={classes.after}>
      <span className={classes.label}>{say('preview.after')}</span>
      {counts.map(({ what, from, to }) => (
        <span key={what} className={classes.count}>
          <Icon name={what === 'cards' ? 'card' : what} size={16} />
          {from}→<b>{to}</b>
        </span>
      ))}
    </div>
  )
}

/** Whose ground a spot is on, and what its building is worth. */
export function ownerLine(
  say: Say,
  { view, cast, words }: TableValue,
  charter: number,
  value: number | null,
): string {
  if (charter < 0) return words.rules.commons.name
  const seat = view.table.seats.findIndex((each) => each.charter === charter)
  const owner = seat < 0 ? (cast.charters[charter] ?? '') : (cast.seats[seat] ?? '')
  return value === null ? owner : say('preview.owner', { owner, value })
}
