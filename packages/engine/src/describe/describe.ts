import type { ObjectiveDef } from '../catalogue/card.ts'
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
  const freeing = ({ frees }: { readonly frees?: true }) =>
    frees === true && showing.spectral === true ? [noteOfFreeing(words)] : []
  const worth = (def: ObjectiveDef) => (showing.objectiveVp === true ? [noteOfObjective(words, def)] : [])
  const among = <Def extends { readonly number: number }>(
    list: readonly Def[],
    noun: NounKey,
    text: (def: Def) => string,
    notes?: (def: Def) => readonly string[],
  ): Described | null => {
    const def = list.find((each) => each.number === number)
    return def === undefined ? null : { noun, text: text(def), notes: notes?.(def) ?? [] }
  }
  const holder = (def: { readonly abilities: Parameters<typeof describeAbilities>[1] }) =>
    describeAbilities(words, def.abilities)
  return (
    among(
      catalogue.buildings,
      'building',
      (def) => describeBuilding(words, def),
      (def) => notesOfBuilding(words, def),
    ) ??
    among(catalogue.assistants, 'card.assistant', holder) ??
    among(catalogue.friends, 'card.friend', holder) ??
    among(catalogue.items, 'card.item', (def) => describeItem(words, def)) ??
    among(catalogue.guests, 'card.guest', (def) => describeGuest(words, def), freeing) ??
    among(catalogue.treasures, 'card.treasure', (def) => describeTreasure(words, def), freeing) ??
    among(catalogue.objectives, 'objective', (def) => describeObjective(words, def), worth) ??
    among(catalogue.minions, 'minion', (def) => describeMinion(words, def)) ??
    among(catalogue.automaGoals, 'persona', (def) => describeAutomaGoal(words, def)) ??
    among(catalogue.automa, 'automa-card', (def) => describeAutomaCard(words, def)) ??
    among(catalogue.personas, 'persona', (def) => describePersona(words, def)) ??
    among(catalogue.victoryCards, 'victory-card', (def) => describeVictoryCard(words, def)) ??
    among(catalogue.guideposts, 'guidepost', (def) => describeGuidepost(words, def)) ??
    among(catalogue.companions, 'companion', () => '') ??
    among(catalogue.locations, 'location', () => '')
  )
}
