import { Icon } from '@charterstone/art/icons/icon.tsx'
import { MinionToken } from '@charterstone/art/tokens/minion-token.tsx'
import { Peg } from '@charterstone/art/tokens/peg.tsx'
import { PerilToken } from '@charterstone/art/tokens/peril-token.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { describeMinion, nameOf } from '@charterstone/engine'
import { charterOfSeat } from '../../../table/model/charters.ts'
import type { Presence } from '../../../table/model/presence.ts'
import { labelOf } from '../../../table/parts/noun.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './preview.module.css'

type PresenceLinesProps = {
  readonly presence: Presence
  /** Then the lines say what will happen instead of what is there. */
  readonly isOption: boolean
}

/** Workers, minion, peril and income tokens on a spot, and what an island covers. */
export function PresenceLines({ presence, isOption }: PresenceLinesProps) {
  const say = useSay()
  const { view, cast, words, catalogue } = useTable()
  const { workers, minion, minionSeat, peril, income, below, buildingBelow } = presence
  const def = catalogue.minions.find(({ type }) => type === minion)
  const isEmpty =
    minion === null &&
    income.length === 0 &&
    below < 0 &&
    (isOption || (workers.length === 0 && peril === null))
  if (isEmpty) return null
  return (
    <ul className={classes.lines}>
      {!isOption &&
        workers.map(({ seat, kind }) => (
          <li key={`${seat}-${kind}`}>
            <Peg charter={charterOfSeat(view, seat)} kind={kind} size={20} />
            <span>{say('preview.worker', { name: cast.seats[seat] ?? '', kind })}</span>
          </li>
        ))}
      {minion !== null && (
        <li>
          <MinionToken
            minion={minion}
            owner={minionSeat === null ? null : charterOfSeat(view, minionSeat)}
            size={20}
          />
          <span>
            {labelOf(words, minion)}
            {def !== undefined && `: ${describeMinion(words, def)}`}
          </span>
        </li>
      )}
      {!isOption && peril !== null && (
        <li>
          <PerilToken peril={peril} size={20} />
          <span>
            {say('preview.peril-here', { what: words.perils[peril] })}. {say('preview.peril-does')}
          </span>
        </li>
      )}
      {income.length > 0 && (
        <li>
          <Icon name="income" size={18} />
          <span className={classes.count}>
            {income.map((seat) => (
              <SeatToken
                key={seat}
                charter={charterOfSeat(view, seat)}
                size={18}
                title={cast.seats[seat] ?? ''}
              />
            ))}
          </span>
        </li>
      )}
      {below >= 0 && (
        <li>
          <Icon name="island" size={18} />
          <span>
            {buildingBelow === 0
              ? say('preview.covers-plot')
              : say('preview.covers', { name: nameOf(words, buildingBelow) })}
          </span>
        </li>
      )}
    </ul>
  )
}
