import type { Charter } from '@charterstone/engine'
import { joined, type Mark } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { circlePath } from '../ink/path.ts'
import { newPen, type Pen } from '../ink/pen.ts'
import { drawn, filled, moved, type Prop, shaded, stamp } from '../ink/prop.ts'
import { seeded } from '../ink/random.ts'
import { type Character, character } from './character.ts'
import { clockwork } from './clockwork.ts'
import { clothes } from './clothes.ts'
import { beard, EYES, FINE, GLASSES, head, INNER, MOUTHS, NOSES, neck, WRINKLES } from './faces.ts'
import { HAIR } from './hair.ts'
import { HATS, type HatName } from './hats.ts'
import type { Cloth, Person, Sitter } from './person.ts'
import { CREATURES, TOOLS, type ToolName } from './tools.ts'

/** A portrait on a grid of 100, from its sitter; the number decides what the sitter leaves open. */
export function composePortrait(sitter: Sitter, number: number): readonly Mark[] {
  const pen = newPen(number, 0)
  const charter = sitter.charter ?? null
  if (sitter.shadows === 2) twoShadows(pen)
  for (const [index, person] of (sitter.behind ?? []).entries()) {
    const isLeft = index % 2 === 0
    stamp(pen, figure(person, number * 7 + index + 1, charter), {
      x: isLeft ? -11 : 39,
      y: 12,
      scale: 0.72,
      flip: false,
    })
  }
  if (sitter.clockwork === true && charter !== null) stamp(pen, clockwork(charter), { x: 0, y: 0 })
  else stamp(pen, figure(sitter, number, charter), (sitter.behind ?? []).length > 0 ? FRONT : ALONE)
  if (sitter.child === true) stamp(pen, sleepingChild(), { x: 0, y: 0 })
  return joined(pen.marks)
}

/** Under these no hair is seen at all. */
const WRAPPED: ReadonlySet<HatName> = new Set(['hijab', 'hood', 'bonnet'])

const ALONE = { x: 0, y: 0 }
const FRONT = { x: 6, y: 14, scale: 0.88 }

function figure(person: Person, number: number, charter: Charter | null): Prop {
  const who = character(person, number, charter)
  const [main, shade] = clothOf(who.cloth)
  const [hatMain, hatShade] = clothOf(who.hatCloth)
  const hat = who.hat === null ? null : HATS[who.hat]
  const hair = HAIR[who.hair]
  const nose = NOSES[Math.floor(seeded(number)() * NOSES.length)] ?? []
  return [
    ...(hat?.back?.(hatMain, hatShade) ?? []),
    ...(isHairHidden(who) ? [] : hair.back(who.hairFill)),
    ...neck(who.skinFill),
    ...clothes(who.clothes, main, shade),
    ...head(who.face, who.skinFill),
    ...(person.isOld === true ? WRINKLES : []),
    ...EYES[who.eyes],
    ...nose,
    ...(person.beard === undefined ? [] : beard(person.beard, who.hairFill)),
    ...MOUTHS[who.mouth],
    ...(hat?.hidesHair === true ? sideHair(who) : hair.front(who.hairFill)),
    ...(person.glasses === undefined ? [] : GLASSES[person.glasses]),
    ...(hat?.front(hatMain, hatShade) ?? []),
    ...(person.also === undefined ? [] : held(person.also, 21, 81, who, true)),
    ...(person.tool === undefined ? [] : held(person.tool, 77, 83, who, false)),
  ]
}

/** Hoods hide all hair, and every hat hides a bun. */
function isHairHidden({ hair, hat }: Character): boolean {
  if (hat === null) return false
  return WRAPPED.has(hat) || (hair === 'bun' && HATS[hat].hidesHair)
}

/** Under a hat, hair shows at the temples only. */
function sideHair({ hair, hairFill, hat }: Character): Prop {
  if (hair === 'bald' || (hat !== null && WRAPPED.has(hat))) return []
  return [filled('M30 34Q28 42 31 49Q34.5 45 34.5 36ZM70 34Q72 42 69 49Q65.5 45 65.5 36Z', hairFill, INNER)]
}

function held(
  tool: ToolName,
  x: number,
  y: number,
  { skinFill, hasGloves }: Character,
  isLeft: boolean,
): Prop {
  const prop = moved(TOOLS[tool], { x, y, scale: 1.06, flip: isLeft })
  if (CREATURES.has(tool))
    return moved(TOOLS[tool], { x: isLeft ? 20 : 80, y: 72, scale: 1.12, flip: isLeft })
  const fist = hasGloves ? 'var(--stone-shade)' : skinFill
  return [
    ...prop,
    filled(circlePath(x, y + 2, 5.6), fist, INNER),
    drawn(`M${x - 2.5} ${y - 1}v4M${x + 1} ${y - 1.5}v4.5`, 1, 0.55),
  ]
}

function clothOf(cloth: Cloth): readonly [main: string, shade: string] {
  switch (cloth) {
    case 'purple':
    case 'black':
    case 'green':
    case 'red':
    case 'blue':
    case 'yellow':
      return [`var(--${cloth})`, `var(--${cloth}-shade)`]
    case 'cream':
      return [paint.cream, paint.plasterShade]
    case 'timber':
      return [paint.timber, 'var(--red-shade)']
    case 'log':
      return [paint.log, paint.logShade]
    case 'stone':
      return [paint.stone, paint.stoneShade]
    case 'iron':
      return [paint.iron, paint.ironShade]
    case 'gold':
      return [paint.gold, 'var(--yellow-shade)']
    case 'leaf':
      return [paint.leaf, paint.leafDeep]
    case 'brick':
      return [paint.brick, paint.brickShade]
    case 'grey':
      return ['var(--black-lit)', 'var(--black-shade)']
    case 'water':
      return [paint.waterDeep, 'var(--blue-shade)']
  }
}

/** Two shadows on the wall that do not agree. */
function twoShadows(pen: Pen): void {
  stamp(pen, [shaded(SILHOUETTE, paint.ink, 0.2)], { x: -24, y: -4, scale: 1.04 })
  stamp(pen, [shaded(`${SILHOUETTE}M30 25C31 10 40 6 50 6S69 10 70 25L82 27V32H18V27Z`, paint.ink, 0.16)], {
    x: 24,
    y: 2,
    scale: 0.98,
  })
}

const SILHOUETTE =
  'M9 102C9 84 22 77 39 72C36 66 31 56 31 42C31 28 39 21 50 21S69 28 69 42C69 56 64 66 61 72C78 77 91 84 91 102Z'

/** A girl of seven, asleep over one shoulder. */
function sleepingChild(): Prop {
  const skin = 'var(--skin-3)'
  return [
    filled('M58 102Q58 82 72 78Q90 80 96 102Z', 'var(--yellow-lit)', INNER),
    filled('M58 70C54 54 66 46 77 47C90 48 95 60 90 72Q76 80 58 70Z', 'var(--hair-2)', 1.9),
    filled('M59 66C59 57 66 54 73 55C82 56 86 63 84 71C81 80 66 82 61 75Q58 71 59 66Z', skin, 1.9),
    drawn('M64 68q2.5 2 5 .3M74 68.6q2.5 2 5 .3M68 75q2.5 1.5 5 .2', FINE),
    shaded(circlePath(64, 72, 2.4) + circlePath(80, 73, 2.4), 'var(--blush)', 0.4),
    filled('M57 69C58 58 66 53 74 54Q84 55 86 64Q76 58 68 61Q60 63 57 69Z', 'var(--hair-2)', INNER),
    filled(circlePath(62, 90, 5.4), 'var(--skin-4)', INNER),
  ]
}
