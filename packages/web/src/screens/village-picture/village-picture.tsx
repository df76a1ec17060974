import { useRuleset } from '../../session/use-ruleset.ts'
import { VillageDrawing, type VillageDrawingProps } from './village-drawing.tsx'

/** The village as it stands: for cards, posters and time-lapses. */
export function VillagePicture(props: Omit<VillageDrawingProps, 'catalogue'>) {
  return <VillageDrawing catalogue={useRuleset().catalogue} {...props} />
}
