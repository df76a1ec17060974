import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import type { LedgerRow } from '@charterstone/bots'
import type { Cast } from '@charterstone/engine'
import { useState } from 'react'
import { Choice } from '../../shell/choice.tsx'
import { Note } from '../../shell/note.tsx'
import { Scroller } from '../../shell/scroller.tsx'
import { charterAt } from '../../table/model/charters.ts'
import { LOCALES, useSay, useSpeech } from '../../words/speech.ts'
import { tenths, UNITS, type Unit } from './percent.ts'
import classes from './review.module.css'
import { shownSums } from './shown-sums.ts'

type LedgerProps = {
  readonly rows: readonly LedgerRow[]
  readonly cast: Cast
  readonly charters: readonly number[]
}

const PARTS = ['start', 'luck', 'own', 'others', 'result'] as const

/** Where the result of each seat came from; every row adds up. */
export function Ledger({ rows, cast, charters }: LedgerProps) {
  const say = useSay()
  const locale = LOCALES[useSpeech(({ language }) => language)]
  const [unit, setUnit] = useState<Unit>('win')
  return (
    <>
      <Choice
        label={say('review.unit')}
        isLabelHidden
        value={unit}
        options={[
          { value: 'win', label: say('review.unit-win') },
          { value: 'vp', label: say('review.unit-vp') },
        ]}
        onChange={setUnit}
      />
      <Scroller className={classes.scroller} label={say('review.ledger-table')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say('campaign.player')}</th>
              {PARTS.map((part) => (
                <th key={part} scope="col">
                  {say(`review.${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const shown = shownSums(unit === 'win' ? row : row.vp, UNITS[unit])
              return (
                <tr key={row.seat}>
                  <th scope="row">
                    <SeatToken charter={charterAt(charters[row.seat] ?? 0)} size={20} />{' '}
                    {cast.seats[row.seat]}
                  </th>
                  {PARTS.map((part) => (
                    <td key={part} data-part={part} data-sign={Math.sign(shown[part])}>
                      {tenths(shown[part], locale, part !== 'start' && part !== 'result')}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroller>
      <Note>{say(unit === 'win' ? 'review.ledger-note' : 'review.ledger-note-vp')}</Note>
    </>
  )
}
