import type { BuildingDef } from '@charterstone/engine'
import { CONSTRUCTED } from '@charterstone/engine'
import { memo } from 'react'
import { BuildingPicture } from '../buildings/building-art.tsx'
import { Portrait } from '../portraits/portrait.tsx'
import { CratePicture } from './crate-picture.tsx'
import { ITEMS } from './items.ts'
import { ThingPicture } from './thing-picture.tsx'
import { TREASURES } from './treasures.ts'

type CardPictureProps = {
  /** The index number of any card; constructed cards have their own. */
  readonly number: number
  /** The building on it, when there is one. */
  readonly building?: BuildingDef | undefined
  readonly size?: number | string
  readonly title?: string
}

/** The picture of a card of any type: a building, a crate, a thing or a face. */
export const CardPicture = memo(function CardPicture({ number, building, size, title }: CardPictureProps) {
  const named = { ...(title !== undefined && { title }) }
  if (number >= CONSTRUCTED)
    return <CratePicture number={building?.crate ?? null} charter={building?.charter ?? null} {...named} />
  if (building !== undefined)
    return <BuildingPicture building={building} {...(size !== undefined && { width: size })} {...named} />
  const sized = { ...(size !== undefined && { size }), ...named }
  return number in ITEMS || number in TREASURES ? (
    <ThingPicture number={number} {...sized} />
  ) : (
    <Portrait number={number} {...sized} />
  )
})
