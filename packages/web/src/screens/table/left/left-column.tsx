import { Section } from '../../../table/parts/section.tsx'
import { useTablePart } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { isColumnFull, isColumnTight } from './column-room.ts'
import { Guidepost } from './guidepost.tsx'
import classes from './left-column.module.css'
import { Objectives } from './objectives.tsx'
import { QuotaTable } from './quota-table.tsx'
import { Supply } from './supply.tsx'

/** What all seats share, beside the village. */
export function LeftColumn() {
  const say = useSay()
  const isTight = useTablePart(({ view }) => isColumnTight(view))
  const isFull = useTablePart(({ view }) => isColumnFull(view))
  return (
    <aside
      data-left
      data-tight={isTight || undefined}
      data-full={isFull || undefined}
      className={classes.column}
      aria-label={say('table.common')}
    >
      <Guidepost className={classes.guidepost} />
      <Section icon="quota" title={say('quota.title')} rule="quota" part="quota">
        <QuotaTable />
      </Section>
      <Section icon="objective" title={say('objectives.title')} rule="objectives" part="objectives">
        <Objectives />
      </Section>
      <Section icon="crate" title={say('supply.title')} rule="supply">
        <Supply />
      </Section>
    </aside>
  )
}
