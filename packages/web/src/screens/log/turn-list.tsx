import { Icon } from '@charterstone/art/icons/icon.tsx'
import { fixed } from '@charterstone/art/ink/fixed.ts'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { type Cast, CHARTERS, type Legacy } from '@charterstone/engine'
import { memo } from 'react'
import { useGame } from '../../session/use-game.ts'
import { Link } from '../../shell/link.tsx'
import { pathOf } from '../../shell/route.ts'
import { useLit } from '../../table/lit.ts'
import { spotOfEvent } from '../../table/model/trail.ts'
import { type Say, useSay } from '../../words/speech.ts'
import { RULE_ICONS } from '../chronicle/rule-icons.ts'
import { EventSentence } from '../things/event-sentence.tsx'
import { ruleOfEvent } from './event-rule.ts'
import { type FoldedEvent, foldedEvents } from './folded-events.ts'
import classes from './log.module.css'
import type { TurnGroup } from './turn-groups.ts'

type TurnListProps = {
  readonly groups: readonly TurnGroup[]
  readonly cast: Cast
  /** The charter of each seat in that game. */
  readonly charters: readonly number[]
  /** The village at the end of that game. */
  readonly legacy: Legacy
  /** The step that the picture shows. */
  readonly at: number
  readonly onShow: (step: number) => void
}

/** Turn by turn, in sentences. */
export const TurnList = memo(function TurnList({
  groups,
  cast,
  charters,
  legacy,
  at,
  onShow,
}: TurnListProps) {
  const say = useSay()
  const now = [...groups].sort((a, b) => a.to - b.to).find(({ to }) => to >= at)
  return (
    <ol className={classes.turns}>
      {groups.map((group) => (
        <li
          key={`${group.kind}-${group.from}-${group.seat}`}
          className={classes.turn}
          data-now={group === now}
        >
          <button type="button" className={classes.head} onClick={() => onShow(group.to)}>
            <Emblem charter={charters[group.seat] ?? -1} size={24} />
            <strong>{headOf(say, cast, group)}</strong>
            <Icon name="replay" size={16} title={say('log.show')} />
          </button>
          <ul className={classes.lines}>
            {fixed(
              foldedEvents(cast, group.events).map((line) =>
                lineOf({ ...line, cast, own: group.seat, charters, legacy }),
              ),
            )}
          </ul>
        </li>
      ))}
    </ol>
  )
})

function headOf(say: Say, { seats }: Cast, { kind, seat, round }: TurnGroup): string {
  if (kind === 'setup') return say('log.setup')
  if (kind === 'end') return say('log.end')
  return say('log.turn', { name: seats[seat] ?? '', round })
}

type LineProps = FoldedEvent & {
  readonly cast: Cast
  readonly own: number
  readonly charters: readonly number[]
  readonly legacy: Legacy
}

/** Events keep their order, so the index is a stable key. */
function lineOf(props: LineProps) {
  return <Line {...props} />
}

/** The sentence, who else it is about, and the way to its rule. */
function Line({ event, times, tied, cast, own, charters, legacy }: LineProps) {
  const { ref, view } = useGame()
  const litProps = useLit()
  const rule = ruleOfEvent(event, view.legacy.rules)
  const others = tied.length > 1 ? tied : 'seat' in event && event.seat !== own ? [event.seat] : []
  return (
    <li className={classes.line} {...litProps(spotOfEvent(event, { legacy }))}>
      {rule === null ? (
        <span />
      ) : (
        <Link
          to={`${pathOf('chronicle', ref)}#${rule}`}
          className={classes.rule}
          title={cast.words.rules[rule].name}
          aria-label={cast.words.rules[rule].name}
        >
          <Icon name={RULE_ICONS[rule]} size={17} />
        </Link>
      )}
      <span>
        {others.map((seat) => (
          <Emblem key={seat} charter={charters[seat] ?? -1} size={18} />
        ))}{' '}
        <EventSentence event={event} cast={cast} times={times} tied={tied} />
      </span>
    </li>
  )
}

function Emblem({ charter, size }: { readonly charter: number; readonly size: number }) {
  const known = CHARTERS[charter]
  return known === undefined ? <Icon name="log" size={size} /> : <SeatToken charter={known} size={size} />
}
