import { type CSSProperties, memo, useState } from 'react'
import { type TextSize, useSettings } from '../../settings/settings.ts'
import { Hints } from '../../table/parts/hints.tsx'
import { useTrial } from '../../table/plan/trial.ts'
import { DecisionBar } from './decision/decision-bar.tsx'
import classes from './desk.module.css'
import { Drawer } from './left/drawer.tsx'
import { LeftColumn } from './left/left-column.tsx'
import { Flights } from './motion/flights.tsx'
import { PlanDock, useHasDock } from './plan/plan-dock.tsx'
import { Preview } from './preview/preview.tsx'
import { Seats } from './seats/seats.tsx'
import type { Shape } from './shape.ts'
import { TopBar } from './top/top-bar.tsx'
import { Tray } from './tray/tray.tsx'
import { Village } from './village/village.tsx'

/** With larger text the panels grow, too: their icons, numbers, tables and cards. Their text grows by the rest. */
const GROWTH: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.07, largest: 1.15 }

type DeskProps = { readonly shape: Shape; readonly onWords: () => void }

/** The village in the middle, what belongs to all on the left, the seats on the right, the decision below. */
export const Desk = memo(function Desk({ shape, onWords }: DeskProps) {
  const { isShort, isWide, panel, kind } = shape
  const growth = GROWTH[useSettings(({ textSize }) => textSize)]
  const isDrawer = kind === 'drawer'
  const [isOpen, setOpen] = useState(false)
  const hasDock = useHasDock()
  const isTrying = useTrial() !== null
  return (
    <div
      className={classes.desk}
      data-pixels="panel"
      data-short={isShort || undefined}
      data-wide={isWide || undefined}
      data-drawer={isDrawer || undefined}
      data-docked={hasDock || undefined}
      data-trial={isTrying || undefined}
      style={{ '--panel': panel * growth, '--growth': growth } as CSSProperties}
    >
      <div className={classes.top}>
        <TopBar onWords={onWords} onDrawer={isDrawer ? () => setOpen(!isOpen) : undefined} />
      </div>
      {isDrawer ? (
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : (
        <div className={classes.left}>
          <LeftColumn />
        </div>
      )}
      <div className={classes.village}>
        <Village />
      </div>
      <div className={classes.seats}>
        <Seats />
      </div>
      {hasDock && (
        <div className={classes.dock}>
          <PlanDock />
        </div>
      )}
      <div className={classes.bottom}>
        <div className={classes.decision}>
          <DecisionBar />
        </div>
        <div className={classes.tray}>
          <Tray layout={isWide ? 'both' : 'tabs'} />
        </div>
      </div>
      <Flights />
      <Preview />
      <Hints />
    </div>
  )
})
