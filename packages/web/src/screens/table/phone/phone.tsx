import { type CSSProperties, useState } from 'react'
import { Hints } from '../../../table/parts/hints.tsx'
import { Flights } from '../motion/flights.tsx'
import { Village } from '../village/village.tsx'
import classes from './phone.module.css'
import { PhoneProgress } from './phone-progress.tsx'
import { PhoneSeats } from './phone-seats.tsx'
import { PhoneTabs, type Tab } from './phone-tabs.tsx'
import { PhoneTop } from './phone-top.tsx'
import { Sheet } from './sheet.tsx'

type PhoneProps = { readonly isLandscape: boolean; readonly onWords: () => void }

/** A phone: the village, a sheet for the decision, everything else behind tabs. Held upright or in landscape. */
export function Phone({ isLandscape, onWords }: PhoneProps) {
  const [tab, setTab] = useState<Tab>('village')
  return (
    <div
      className={classes.phone}
      data-pixels="panel"
      data-landscape={isLandscape || undefined}
      style={{ '--panel': 1 } as CSSProperties}
    >
      <PhoneTop onWords={onWords} />
      <PhoneSeats />
      <PhoneProgress />
      <div className={classes.village}>
        <Village isPhone />
      </div>
      <Sheet tab={tab} onTab={setTab} />
      <PhoneTabs tab={tab} onTab={setTab} />
      <Flights />
      <Hints />
    </div>
  )
}
