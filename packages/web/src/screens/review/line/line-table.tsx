import type { LinePoint } from '@charterstone/bots'
import type { Cast } from '@charterstone/engine'
import { Fold } from '../../../shell/fold.tsx'
import { Scroller } from '../../../shell/scroller.tsx'
import { type Say, useSay } from '../../../words/speech.ts'
import { percentOf } from '../percent.ts'
import classes from './line.module.css'

type LineTableProps = { readonly line: readonly LinePoint[]; readonly cast: Cast }

/** The line in numbers, for those who do not see it. */
export function LineTable({ line, cast }: LineTableProps) {
  const say = useSay()
  return (
    <Fold summary={say('review.as-table')}>
      <Scroller className={classes.scroller} label={say('review.as-table')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say('review.turn')}</th>
              {cast.seats.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line.map(({ step, round, seat, win, vp }) => (
              <tr key={step}>
                <th scope="row">{momentText(say, cast, round, seat)}</th>
                {win.map((chance, each) => (
                  <td key={cast.seats[each]}>
                    {say('review.chance-and-points', { chance: percentOf(chance), vp: vp[each] ?? 0 })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Fold>
  )
}

/** "Round 3, Mira’s turn". */
export function momentText(say: Say, { seats }: Cast, round: number, seat: number): string {
  return seat < 0 ? say('review.end') : say('log.turn', { name: seats[seat] ?? '', round })
}
