import type { Decision } from '@charterstone/engine'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { surfaceOf } from '../../../table/model/surface.ts'
import { Section } from '../../../table/parts/section.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { Guidepost } from '../left/guidepost.tsx'
import { Objectives } from '../left/objectives.tsx'
import { QuotaTable } from '../left/quota-table.tsx'
import { Supply } from '../left/supply.tsx'
import { GuidedCoach, RuleOffer } from '../lessons.tsx'
import { LastMoves } from '../seats/last-moves.tsx'
import { SeatDialog } from '../seats/seat-dialog.tsx'
import { SeatPanel } from '../seats/seat-panel.tsx'
import { Surface } from '../surfaces/surface.tsx'
import { Tray } from '../tray/tray.tsx'
import { OwnGoods } from './own-goods.tsx'
import type { Tab } from './phone-tabs.tsx'
import classes from './sheet.module.css'
import { SheetDecision } from './sheet-decision.tsx'
import { tabOf } from './tab-of.ts'

type SheetProps = { readonly tab: Tab; readonly onTab: (tab: Tab) => void }
type Height = 'peek' | 'half' | 'full'

const HEIGHTS: readonly Height[] = ['peek', 'half', 'full']
const SWIPE = 36

/** The paper below the village: it peeks, covers half of the screen or nearly all of it. */
export function Sheet({ tab, onTab }: SheetProps) {
  const say = useSay()
  const { decision, choices } = useTable()
  const [height, setHeight] = useState(() => heightFor(decision))
  const start = useRef(0)
  const turnTo = useEffectEvent((asked: Decision | null) => {
    const wanted = tabOf(asked, choices)
    onTab(wanted)
    setHeight(heightFor(asked))
  })
  useEffect(() => turnTo(decision), [decision])
  const step = (by: number) => {
    const next = HEIGHTS[HEIGHTS.indexOf(height) + by]
    if (next !== undefined) setHeight(next)
  }
  const onPointerUp = (event: PointerEvent) => {
    const moved = event.clientY - start.current
    if (Math.abs(moved) < SWIPE) step(height === 'full' ? -1 : 1)
    else step(moved < 0 ? 1 : -1)
  }
  return (
    <section
      className={classes.sheet}
      data-sheet
      aria-label={say(`phone.${tab}`)}
      data-height={tab === 'village' ? height : 'full'}
      data-asked={decision !== null || undefined}
    >
      <button
        type="button"
        className={classes.handle}
        aria-label={say('phone.sheet')}
        onPointerDown={(event) => {
          start.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={onPointerUp}
        onKeyDown={({ key }) => key === 'Enter' && step(height === 'full' ? -1 : 1)}
      >
        <span />
      </button>
      <OwnGoods />
      <div className={classes.body}>
        <div className={classes.content}>
          <GuidedCoach />
          <Content tab={tab} />
        </div>
        <RuleOffer />
      </div>
    </section>
  )
}

function heightFor(asked: Decision | null): Height {
  if (asked === null) return 'peek'
  return surfaceOf(asked.kind) === 'bar' ? 'half' : 'full'
}

function Content({ tab }: { readonly tab: Tab }) {
  const say = useSay()
  const { decision, choices } = useTable()
  const isElsewhere = tabOf(decision, choices) !== tab
  switch (tab) {
    case 'village':
      return (
        <>
          <SheetDecision />
          <Surface />
        </>
      )
    case 'cards':
      return (
        <>
          <SheetDecision isShort isElsewhere={isElsewhere} />
          <Tray layout="list" />
        </>
      )
    case 'quota':
      return (
        <>
          <SheetDecision isShort isElsewhere={isElsewhere} />
          <Section icon="quota" title={say('quota.title')} rule="quota">
            <QuotaTable />
            <p className={classes.note}>{say('quota.note')}</p>
          </Section>
          <Section icon="crate" title={say('supply.title')} rule="supply">
            <Supply />
          </Section>
        </>
      )
    case 'objectives':
      return (
        <>
          <SheetDecision isShort isElsewhere={isElsewhere} />
          <Guidepost />
          <Section icon="objective" title={say('objectives.title')} rule="objectives">
            <Objectives />
          </Section>
        </>
      )
    case 'players':
      return <Players />
  }
}

function Players() {
  const { order } = useTable()
  const [opened, setOpened] = useState(-1)
  return (
    <>
      <div className={classes.players}>
        {order.map((seat) => (
          <SeatPanel key={seat} seat={seat} onOpen={setOpened} />
        ))}
      </div>
      <LastMoves />
      <SeatDialog seat={opened} onClose={() => setOpened(-1)} />
    </>
  )
}
