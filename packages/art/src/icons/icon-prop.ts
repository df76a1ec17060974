import { drawn, moved, type Prop, shaded } from '../ink/prop.ts'
import { ICON_SHAPES, type IconName } from './icon-shapes.ts'

/** An icon as part of a picture, centred on (0,0), in one colour. */
export function iconProp(name: IconName, size: number, colour: string): Prop {
  return moved(
    ICON_SHAPES[name].map(([kind, path]) =>
      kind === 'solid' || kind === 'both' ? shaded(path, colour) : drawn(path, size / 16, 1, colour),
    ),
    { x: -size / 2, y: -size / 2, scale: size / 24 },
  )
}
