import type { Ability } from '@charterstone/engine'
import type { CardFacts } from '../evaluation/card-facts.ts'
import { worthOf } from '../evaluation/worth.ts'
import type { OptionScores, ScoredOption } from './pick-by-heuristic.ts'

/** How often an ability probably applies in a game. */
const USES_PER_GAME: Readonly<Record<Exclude<Ability['on'], 'always' | 'use'>, number>> = {
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
const PASSIVE_WORTH = 2
const FIRST_USE = 6

/** Choosing a persona to use, to keep or to archive. */
export const personaScores: OptionScores = {
  persona: (scored) =>
    scored.option.kind === 'card' ? worthOfPersona(scored) + firstUseWorth(scored, scored.option.card) : -1,
  'deal-persona': worthOfPersona,
  'special-persona': worthOfPersona,
  'archive-persona': (scored) => -worthOfPersona(scored),
}

function worthOfPersona({ facts, option }: ScoredOption): number {
  return option.kind === 'card' ? personaWorth(facts, option.card) : 0
}

/** A persona scores only for its first use (R5.4). */
function firstUseWorth({ world, holder }: ScoredOption, persona: number): number {
  if (world.legacy.mode !== 'campaign') return 0
  return world.legacy.charters[holder.charter]?.used.includes(persona) === true ? 0 : FIRST_USE
}

export function personaWorth(facts: CardFacts, persona: number): number {
  const abilities = facts.personas.get(persona)?.abilities ?? []
  return abilities.reduce((total, ability) => total + abilityWorth(ability), 0)
}

function abilityWorth(ability: Ability): number {
  if (ability.on === 'always') return PASSIVE_WORTH
  if (ability.on !== 'use') return USES_PER_GAME[ability.on] * worthOf(ability.effects)
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
