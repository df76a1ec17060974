import { memo } from 'react'
import { Backcloth } from '../ink/backcloth.tsx'
import { besideWords } from '../ink/beside-words.ts'
import { Drawing } from '../ink/drawing.tsx'
import { Marks } from '../ink/marks.tsx'
import type { Prop } from '../ink/prop.ts'
import { ITEMS } from './items.ts'
import { TREASURES } from './treasures.ts'

type ThingPictureProps = {
  /** The index number of an item or a treasure. */
  readonly number: number
  readonly size?: number | string
  readonly title?: string
}

/** An item or a treasure; treasures lie on velvet. */
export const ThingPicture = memo(function ThingPicture({ number, size = 100, title }: ThingPictureProps) {
  const isTreasure = number in TREASURES
  return (
    <Drawing viewBox="0 0 100 100" title={title} {...besideWords(size, 'portrait')}>
      <Backcloth fill={isTreasure ? 'var(--purple-ground)' : 'var(--commons-ground)'} />
      <circle cx={50} cy={48} r={40} fill={isTreasure ? 'var(--purple-lit)' : 'var(--plot)'} opacity={0.4} />
      <Marks marks={thing(number)} />
    </Drawing>
  )
})

function thing(number: number): Prop {
  return ITEMS[number] ?? TREASURES[number] ?? []
}
