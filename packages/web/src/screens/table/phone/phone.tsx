import { type CSSProperties, memo, useState } from 'react'
import { Hints } from '../../../table/parts/hints.tsx'
import { useTrial } from '../../../table/plan/trial.ts'
import { Flights } from '../motion/flights.tsx'
import { Strip } from '../motion/strip.tsx'
import { PlanDock, useHasDock } from '../plan/plan-dock.tsx'
import type { Shape } from '../shape.ts'
import { Village } from '../village/village.tsx'
import classes from './phone.module.css'
import { PhoneProgress } from './phone-progress.tsx'
import { PhoneSeats } from './phone-seats.tsx'
import { PhoneTabs, type Tab } from './phone-tabs.tsx'
import { PhoneTop } from './phone-top.tsx'
import { Sheet } from './sheet.tsx'

type PhoneProps = { readonly shape: Shape; readonly onWords: () => void }

/** A phone: the village, a sheet for the decision, everything else behind tabs. Held upright or in landscape. */
export const Phone = memo(function Phone({ shape: { kind, isTablet }, onWords }: PhoneProps) {
  const [tab, setTab] = useState<Tab>('village')
  const hasDock = useHasDock()
  const isTrying = useTrial() !== null
  return (
    <div
      className={classes.phone}
      data-pixels="panel"
      data-landscape={kind === 'landscape' || undefined}
      data-trial={isTrying || undefined}
      style={{ '--panel': 1 } as CSSProperties}
    >
      <PhoneTop hasStrip={isTablet} onWords={onWords} />
      <PhoneSeats />
      <PhoneProgress />
      <div className={classes.village}>
        {!isTablet && <Strip on="village" />}
        <Village isPhone />
      </div>
      {hasDock && (
        <div className={classes.dock}>
          <PlanDock />
        </div>
      )}
      <Sheet tab={tab} onTab={setTab} />
      <PhoneTabs tab={tab} onTab={setTab} />
      <Flights />
      <Hints />
    </div>
  )
})
