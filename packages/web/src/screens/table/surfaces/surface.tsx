import type { ReactNode } from 'react'
import { surfaceOf } from '../../../table/model/surface.ts'
import { useTable } from '../../../table/table-context.tsx'
import { GloryRows } from './glory-rows.tsx'
import { IslandTiles } from './island-tiles.tsx'
import { PersonaCards } from './persona-cards.tsx'
import { StoryChoice } from './story-choice.tsx'
import classes from './surface.module.css'
import { VictoryCards } from './victory-cards.tsx'

/** Options that are not on the table: a sheet of paper over the village. */
export function Surface() {
  const { decision } = useTable()
  if (decision === null) return null
  switch (surfaceOf(decision.kind)) {
    case 'personas':
      return (
        <Sheet>
          <PersonaCards />
        </Sheet>
      )
    case 'victory':
      return (
        <Sheet>
          <VictoryCards />
        </Sheet>
      )
    case 'glory':
      return (
        <Sheet>
          <GloryRows />
        </Sheet>
      )
    case 'islands':
      return (
        <Sheet>
          <IslandTiles />
        </Sheet>
      )
    case 'story':
      return <StoryChoice />
    case 'bar':
      return null
  }
}

function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.sheet} data-surface>
      {children}
    </div>
  )
}
