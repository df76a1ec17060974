import type { PersonaDef } from '../catalogue/card.ts'
import { cardOf } from '../catalogue/card-of.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { describeAbilities } from './describe-ability.ts'
import { describeAutomaCard, describeAutomaGoal } from './describe-automa.ts'
import {
  describeBuilding,
  describeGuest,
  describeGuidepost,
  describeItem,
  describeMinion,
  describeObjective,
  describePersona,
  describeTreasure,
  describeVictoryCard,
  noteOfFreeing,
  noteOfObjective,
  notesOfBuilding,
} from './describe-card.ts'
import { capital, formatNoun, nameOf } from './format.ts'
import { type NounKey, quantity } from './noun.ts'
import type { Words } from './words.ts'

/** A card or building as a person reads it. */
export type CardText = {
  readonly number: number
  readonly name: string
  readonly type: string
  readonly text: string
  readonly notes: readonly string[]
}

/** What a table knows besides: house rule H6, and whether it has met the spectral worker. */
export type Showing = { readonly objectiveVp?: boolean; readonly spectral?: boolean }

type Described = { readonly noun: NounKey; readonly text: string; readonly notes?: readonly string[] }

/** The card or building with that index number; null if the catalogue has none. */
export function describe(
  words: Words,
  catalogue: Catalogue,
  number: number,
  showing: Showing = {},
): CardText | null {
  const found = described(words, catalogue, number, showing)
  if (found === null) return null
  const type = capital(formatNoun(words, quantity(found.noun, 1)))
  return { number, name: nameOf(words, number), type, text: found.text, notes: found.notes ?? [] }
}

function described(words: Words, catalogue: Catalogue, number: number, showing: Showing): Described | null {
  const card = cardOf(catalogue, number)
  switch (card?.kind) {
    case undefined:
    case 'constructed':
      return null
    case 'building':
      return {
        noun: 'building',
        text: describeBuilding(words, card.def),
        notes: notesOfBuilding(words, card.def),
      }
    case 'assistant':
    case 'friend':
      return { noun: `card.${card.kind}`, text: describeAbilities(words, card.def.abilities) }
    case 'item':
      return { noun: 'card.item', text: describeItem(words, card.def) }
    case 'guest':
      return {
        noun: 'card.guest',
        text: describeGuest(words, card.def),
        notes: freeing(words, card, showing),
      }
    case 'treasure':
      return {
        noun: 'card.treasure',
        text: describeTreasure(words, card.def),
        notes: freeing(words, card, showing),
      }
    case 'objective':
      return {
        noun: 'objective',
        text: describeObjective(words, card.def),
        notes: showing.objectiveVp === true ? [noteOfObjective(words, card.def)] : [],
      }
    case 'minion':
      return { noun: 'minion', text: describeMinion(words, card.def) }
    case 'persona':
      return { noun: 'persona', text: personaText(words, catalogue, card.def) }
    case 'automa-card':
      return { noun: 'automa-card', text: describeAutomaCard(words, card.def) }
    case 'victory-card':
      return { noun: 'victory-card', text: describeVictoryCard(words, card.def) }
    case 'guidepost':
      return { noun: 'guidepost', text: describeGuidepost(words, card.def) }
    case 'companion':
    case 'location':
      return { noun: card.kind, text: '' }
  }
}

/** The persona of an automa is described by its goal. */
function personaText(words: Words, { automaGoals }: Catalogue, def: PersonaDef): string {
  const goal = automaGoals.find(({ number }) => number === def.number)
  return goal === undefined ? describePersona(words, def) : describeAutomaGoal(words, goal)
}

function freeing(
  words: Words,
  { def }: { readonly def: { readonly frees?: true } },
  { spectral }: Showing,
): readonly string[] {
  return def.frees === true && spectral === true ? [noteOfFreeing(words)] : []
}
