import type { Ability } from '@charterstone/engine'
import type { Knowledge } from '../evaluation/knowledge.ts'
import { worthOf } from '../evaluation/worth.ts'
import type { Choice, Likings } from './liking.ts'

/** How often an ability is likely to come up in a game. */
const OFTEN: Readonly<Record<Exclude<Ability['on'], 'always' | 'use'>, number>> = {
  retrieve: 1.5,
  peril: 1,
  card: 1.5,
  score: 2,
  bump: 3,
  'place-minion': 2,
  progress: 2,
  reputation: 2,
  end: 1,
  once: 1,
}
const PASSIVE = 2
const MARKED = 6

/** Which persona to use, to keep or to give up. */
export const personaLikings: Likings = {
  persona: (choice) => (choice.value === 0 ? -1 : personaWorth(choice.know, choice.value) + newness(choice)),
  'deal-persona': ({ know, value }) => personaWorth(know, value),
  'special-persona': ({ know, value }) => personaWorth(know, value),
  'archive-persona': ({ know, value }) => -personaWorth(know, value),
}

/** Only a persona that was never used scores for being used (R5.4). */
function newness({ world, holder, value }: Choice): number {
  if (world.legacy.mode !== 'campaign') return 0
  return world.legacy.charters[holder.charter]?.used.includes(value) === true ? 0 : MARKED
}

export function personaWorth(know: Knowledge, persona: number): number {
  const abilities = know.personas.get(persona)?.abilities ?? []
  return abilities.reduce((total, ability) => total + abilityWorth(ability), 0)
}

function abilityWorth(ability: Ability): number {
  if (ability.on === 'always') return PASSIVE
  if (ability.on !== 'use') return OFTEN[ability.on] * worthOf(ability.effects)
  const { commons, costs, charter, fresh, freeWorkers } = ability.of
  const times =
    commons === 'every'
      ? 8
      : commons !== undefined
        ? 2
        : costs !== undefined
          ? 4
          : charter !== undefined
            ? 3
            : 2
  return (fresh === undefined && freeWorkers === undefined ? times : 1.5) * worthOf(ability.effects)
}
