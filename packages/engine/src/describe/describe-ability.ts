import type { Ability, UseFilter } from '../catalogue/ability.ts'
import { benefitOf } from './describe-effect.ts'
import { gainsOf } from './describe-gain.ts'
import { format } from './format.ts'
import { quantity } from './noun.ts'
import { finished } from './sentence.ts'
import type { Words } from './words.ts'

/** An ability as a sentence: "When you place a minion: gain 1 VP." */
export function describeAbility(words: Words, ability: Ability): string {
  if (ability.on === 'always') return finished(format(words, `passive.${ability.passive}`))
  return finished(
    format(words, 'ability', { when: whenOf(words, ability), benefit: benefitWhen(words, ability) }),
  )
}

export function describeAbilities(words: Words, abilities: readonly Ability[]): string {
  return abilities.map((ability) => describeAbility(words, ability)).join(' ')
}

type Triggered = Exclude<Ability, { on: 'always' }>

/** A bonus on what a building gives is "1 VP more". */
function benefitWhen(words: Words, ability: Triggered): string {
  const list = ability.on === 'use' && ability.of.gave !== undefined ? gainsOf(ability.effects) : null
  return list === null
    ? benefitOf(words, ability.effects, 'card')
    : format(words, 'effect.gain-more', { list })
}

function whenOf(words: Words, ability: Triggered): string {
  switch (ability.on) {
    case 'use':
      return whenUsing(words, ability.of)
    case 'retrieve':
      if (ability.minion !== undefined) {
        return format(words, 'when.retrieve-minions', { what: quantity(ability.minion, 2) })
      }
      return format(words, ability.abroad === undefined ? 'when.retrieve' : 'when.retrieve-abroad')
    case 'peril':
      return format(words, 'when.peril', { what: quantity(ability.peril, 1) })
    case 'card':
      return format(words, 'when.card', { what: quantity(`card.${ability.type}`, 1) })
    case 'score':
      return format(words, ability.first === undefined ? 'when.score' : 'when.score-first')
    case 'progress':
      return format(words, ability.icon === undefined ? 'when.progress' : 'when.progress-income')
    default:
      return format(words, `when.${ability.on}`)
  }
}

function whenUsing(words: Words, filter: UseFilter): string {
  const place = placeOf(words, filter, filter.gave === undefined ? 'object' : 'subject')
  const costs = filter.costs
  const which = [
    ...(costs === undefined ? [] : [format(words, 'which.costs', { what: quantity(nounPaid(costs), 1) })]),
    ...(filter.freeWorkers === undefined ? [] : [format(words, 'which.exhausted')]),
  ].join('')
  if (filter.gave !== undefined) {
    return format(words, 'when.gave', { place, which, what: quantity(filter.gave, 2) })
  }
  return format(words, filter.fresh === undefined ? 'when.use' : 'when.use-fresh', { place, which })
}

function nounPaid(costs: NonNullable<UseFilter['costs']>) {
  return costs === 'item' || costs === 'guest' ? (`card.${costs}` as const) : costs
}

function placeOf(words: Words, filter: UseFilter, role: 'subject' | 'object'): string {
  if (filter.commons === 'every') return format(words, 'place.commons', { role })
  if (filter.commons !== undefined) {
    return format(words, 'place.named', { role, building: quantity(`commons.${filter.commons}`, 1) })
  }
  if (filter.charter === undefined) return format(words, 'place.any', { role })
  return format(words, 'place.charter', { role, charter: quantity(`charter.${filter.charter}`, 1) })
}
