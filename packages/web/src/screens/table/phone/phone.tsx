import { type CSSProperties, useState } from 'react'
import { Hints } from '../parts/hints.tsx'
import { Village } from '../village/village.tsx'
import classes from './phone.module.css'
import { PhoneProgress } from './phone-progress.tsx'
import { PhoneSeats } from './phone-seats.tsx'
import { PhoneTabs, type Tab } from './phone-tabs.tsx'
import { PhoneTop } from './phone-top.tsx'
import { Sheet } from './sheet.tsx'

/** A phone held upright: the village above, a sheet for the decision below, everything else behind tabs. */
export function Phone({ onWords }: { readonly onWords: () => void }) {
  const [tab, setTab] = useState<Tab>('village')
  return (
    <div className={classes.phone} style={{ '--panel': 1 } as CSSProperties}>
      <PhoneTop onWords={onWords} />
      <PhoneSeats />
      <PhoneProgress />
      <div className={classes.village}>
        <Village isPhone />
      </div>
      <Sheet tab={tab} onTab={setTab} />
      <PhoneTabs tab={tab} onTab={setTab} />
      <Hints />
    </div>
  )
}
