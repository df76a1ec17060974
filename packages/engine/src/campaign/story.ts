import type { Catalogue } from '../catalogue/catalogue.ts'
import { CHARTERS } from '../catalogue/charter.ts'
import type { LetteredCrate } from '../catalogue/crate.ts'
import { gloryOf } from '../end/glory.ts'
import type { Legacy } from '../state/legacy.ts'
import { at } from '../state/list.ts'
import type { CampaignScore } from './result.ts'

/** What a paragraph of a story remembers; `kind` counts companions treated kindly, `rebels` the rebel personas kept. */
export type StoryCondition =
  | `chose:${LetteredCrate}`
  | 'seats:<6'
  | 'spectral:bound'
  | 'spectral:freed'
  | 'kind:most'
  | 'kind:few'
  | 'rebels:most'
  | 'rebels:none'

const SHOWN = 2
const MOST = 4
const FEW = 2

/** The first two matching variants of a story. */
export function variantsToTell<Variant extends { readonly when: StoryCondition }>(
  catalogue: Catalogue,
  legacy: Legacy,
  variants: readonly Variant[],
): Variant[] {
  return variants.filter(({ when }) => isRemembered(catalogue, legacy, when)).slice(0, SHOWN)
}

export function isRemembered(catalogue: Catalogue, legacy: Legacy, when: StoryCondition): boolean {
  const { letters, seats, spectral, charters } = legacy
  const kind = charters.filter(({ companion }) => companion?.kind === true).length
  const rebels = charters.filter(({ special }) => isRebel(catalogue, special)).length
  switch (when) {
    case 'seats:<6':
      return seats.length < CHARTERS.length
    case 'spectral:bound':
      return spectral >= 0
    case 'spectral:freed':
      return spectral < 0 && (letters.includes('I') || letters.includes('J'))
    case 'kind:most':
      return kind >= MOST
    case 'kind:few':
      return kind <= FEW
    case 'rebels:most':
      return rebels >= MOST
    case 'rebels:none':
      return rebels === 0
    default:
      return letters.some((letter) => when === `chose:${letter}`)
  }
}

function isRebel({ personas }: Catalogue, special: number): boolean {
  return personas.some(({ number, kind }) => number === special && kind === 'rebel')
}

/** What made the winner great, measured against the mean of the other charters; a tie goes to the first of the three. */
export function epilogueOf(
  { charters }: Legacy,
  campaign: readonly CampaignScore[],
  winner: number,
): 'builder' | 'glory' | 'persona' {
  const builder = lead(
    campaign.map(({ buildings }) => buildings),
    winner,
  )
  const glory = lead(charters.map(gloryOf), winner)
  const persona = lead(
    charters.map(({ used }) => used.length),
    winner,
  )
  if (builder >= glory && builder >= persona) return 'builder'
  return glory >= persona ? 'glory' : 'persona'
}

/** How many times the mean of the others one has; without any others to speak of, as many as one has. */
function lead(row: readonly number[], winner: number): number {
  const own = at(row, winner)
  const others = row.reduce((total, value) => total + value, -own)
  return others === 0 ? own : (own * (row.length - 1)) / others
}
