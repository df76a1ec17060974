import type { Charter } from '@charterstone/engine'
import { seeded } from '../ink/random.ts'
import type { ClothesName } from './clothes.ts'
import type { HairName } from './hair.ts'
import type { HatName } from './hats.ts'
import type { Cloth, EyesName, FaceName, MouthName, Person, Tone } from './person.ts'

/** A person with every choice made. */
export type Character = {
  readonly face: FaceName
  readonly eyes: EyesName
  readonly mouth: MouthName
  readonly hair: HairName
  readonly hat: HatName | null
  readonly hatCloth: Cloth
  readonly clothes: ClothesName
  readonly cloth: Cloth
  readonly skinFill: string
  readonly hairFill: string
  readonly hasGloves: boolean
}

const FACES: readonly FaceName[] = ['round', 'long', 'square', 'heart']
const EVERYDAY_HAIR: readonly HairName[] = [
  'parted',
  'bob',
  'swept',
  'bun',
  'curls',
  'cropped',
  'wavy',
  'coils',
  'fringe',
  'tail',
]
const EVERYDAY_MOUTHS: readonly MouthName[] = ['smile', 'smile', 'calm', 'grin', 'smirk']
const EVERYDAY_CLOTHES: readonly ClothesName[] = ['tunic', 'coat', 'vest', 'scarf', 'dress', 'jerkin']

/** What the data leaves open is chosen by the number, so that a card always shows the same face. */
export function character(person: Person, number: number, charter: Charter | null): Character {
  const random = seeded(number)
  const pick = <Choice>(choices: readonly Choice[], otherwise: Choice): Choice =>
    choices[Math.floor(random() * choices.length)] ?? otherwise
  const face = pick(FACES, 'round')
  const mouth = pick(EVERYDAY_MOUTHS, 'smile')
  const hair = pick(EVERYDAY_HAIR, 'parted')
  const clothes = pick(EVERYDAY_CLOTHES, 'tunic')
  const skin = person.skin ?? toneOf(number)
  const cloth = person.cloth ?? charter ?? 'log'
  return {
    face: person.face ?? face,
    eyes: person.eyes ?? 'open',
    mouth: person.mouth ?? mouth,
    hair: person.hair ?? hair,
    hat: person.hat ?? null,
    hatCloth: person.hatCloth ?? cloth,
    clothes: person.clothes ?? clothes,
    cloth,
    skinFill: `var(--skin-${skin})`,
    hairFill: `var(--hair-${person.hairTone ?? (person.isOld === true ? 6 : hairToneOf(skin, random()))})`,
    hasGloves: person.hasGloves ?? false,
  }
}

/** Neighbouring numbers have different skins. */
function toneOf(number: number): Tone {
  return (((number * 5) % 6) + 1) as Tone
}

const FAIR: readonly Tone[] = [2, 3, 4, 5, 1]
const MIDDLE: readonly Tone[] = [1, 2, 1, 3]
const DARK: readonly Tone[] = [1, 1, 2]

function hairToneOf(skin: Tone, chance: number): Tone {
  const tones = skin <= 2 ? FAIR : skin <= 4 ? MIDDLE : DARK
  return tones[Math.floor(chance * tones.length)] ?? 1
}
