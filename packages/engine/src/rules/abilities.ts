import type { Ability, AbilityMoment, Passive } from '../catalogue/ability.ts'
import type { Effect } from '../catalogue/effect.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { at } from '../state/list.ts'

/** The ability of one moment; `always` has no effects. */
type Triggered<Moment extends AbilityMoment> = Extract<
  Ability,
  { readonly on: Moment; readonly effects: readonly Effect[] }
>

function areSilenced(play: Play, seat: number): boolean {
  const { silencer } = tableOf(play)
  return silencer >= 0 && silencer !== seat
}

/** Calls back for every ability that a seat's personas in use and its assistants and friends have. */
export function forAbilities(
  play: Play,
  seat: number,
  visit: (card: number, ability: Ability) => void,
): void {
  const holder = seatOf(play, seat)
  const { abilities } = play.box
  if (!areSilenced(play, seat))
    for (let index = 0; index < holder.personas.length; index++) {
      const persona = at(holder.personas, index)
      const list = at(abilities, persona)
      for (let nth = 0; nth < list.length; nth++) visit(persona, at(list, nth))
    }
  for (let index = 0; index < holder.cards.length; index++) {
    const card = at(holder.cards, index)
    const list = at(abilities, card)
    for (let nth = 0; nth < list.length; nth++) visit(card, at(list, nth))
  }
}

/** The persona in use that has a standing power; 0 for none. */
export function holderOf(play: Play, seat: number, passive: Passive): number {
  const holder = seatOf(play, seat)
  if (holder.personas.length === 0 || areSilenced(play, seat)) return 0
  for (let index = 0; index < holder.personas.length; index++) {
    const list = at(play.box.abilities, at(holder.personas, index))
    for (let nth = 0; nth < list.length; nth++) {
      const ability = at(list, nth)
      if (ability.on === 'always' && ability.passive === passive) return at(holder.personas, index)
    }
  }
  return 0
}

export function hasPassive(play: Play, seat: number, passive: Passive): boolean {
  return holderOf(play, seat, passive) !== 0
}

/** The cards of a seat that have any ability now, so that those gained later do not count (R8.1). */
export function holders(play: Play, seat: number): readonly number[] {
  let found: number[] | null = null
  forAbilities(play, seat, (card) => {
    found ??= []
    if (found.at(-1) !== card) found.push(card)
  })
  return found ?? NOBODY
}

const NOBODY: readonly number[] = []

/** Puts the effects of every matching ability of a seat on the stack. */
export function trigger<Moment extends AbilityMoment>(
  play: Play,
  seat: number,
  moment: Moment,
  matches?: (ability: Triggered<Moment>) => boolean,
): void {
  forAbilities(play, seat, (card, ability) => {
    if (ability.on !== moment || ability.on === 'always') return
    if (matches !== undefined && !matches(ability as Triggered<Moment>)) return
    if (!isTooLate(play, seat, card)) pushEffects(play, seat, card, ability.effects)
  })
}

/** An assistant that came by the very use of a building is too late for all that this use brings (R8.1). */
function isTooLate(play: Play, seat: number, card: number): boolean {
  if (play.box.cardType[card] !== 'assistant') return false
  const { stack } = play.state
  for (let index = stack.length - 1; index >= 0; index--) {
    const frame = at(stack, index)
    if ((frame.kind === 'used' || frame.kind === 'after-use') && frame.seat === seat)
      return !frame.held.includes(card)
  }
  return false
}

export function pushEffects(play: Play, seat: number, source: number, effects: readonly Effect[]): void {
  if (effects.length > 0) push(play, { kind: 'effects', seat, source, effects, from: 0 })
}
