import { MINIONS } from '../catalogue/charter.ts'
import { COIN, FIRST_MINION } from '../catalogue/good.ts'
import { closedMinions } from '../effects/choices.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, tableOf } from '../loop/play.ts'
import { MINION_KEYS, START_KEYS } from '../option/keys.ts'
import { CARD, START_COINS, START_VP } from '../option/values.ts'
import { shuffle } from '../random/random.ts'
import { takeFromMat } from '../rules/advancement.ts'
import { isInGrownVillage } from '../rules/campaign.ts'
import { gainGood, winVp } from '../rules/goods.ts'
import { usePersona } from '../rules/personas.ts'
import { at } from '../state/list.ts'

export const DEALT = 3
export const START_WEALTH = { coin: 2, vp: 3 } as const

/** Outside the campaign all unlocked personas form a deck: three are dealt to each seat, one is kept (C2). */
export function dealPersonas(play: Play): void {
  const { seats } = tableOf(play)
  const { charters, rules } = play.state.legacy
  const people = seats.flatMap(({ automa }, seat) => (automa ? [] : [seat]))
  const deck = charters.flatMap(({ chest }) => [...chest])
  shuffle(play.state.rng, deck)
  const dealt = Math.min(DEALT, Math.floor(deck.length / people.length))
  for (const seat of people.reverse()) {
    const own = at(charters, at(seats, seat).charter).chest
    const cards = rules.personas ? deck.splice(0, dealt) : own.slice(0, 1)
    push(play, { asks: true, kind: 'deal-persona', seat, source: 0, dealt: cards })
  }
}

export const dealPersonaAsker: Asker<'deal-persona'> = {
  shows: (_play, { dealt }) => ({ where: 'personas', count: dealt.length }),
  offer(play, { dealt }, menu) {
    for (const persona of dealt) offer(menu, at(play.box.key['pick-persona'], persona), persona)
  },
  answer(play, { seat }, persona) {
    usePersona(play, seat, persona)
  },
}

/** In reverse order each seat takes a minion or a card, and $2 or 3 VP (C2). A stand-alone game 1 starts with $4 instead. */
export function askStartBonuses(play: Play): void {
  if (!isInGrownVillage(play.state.legacy)) return
  const { seats, first } = tableOf(play)
  for (let index = 0; index < seats.length; index++) {
    const seat = (first + index) % seats.length
    if (at(seats, seat).automa) continue
    push(play, { asks: true, kind: 'start-wealth', seat, source: 0 })
    push(play, { asks: true, kind: 'start-thing', seat, source: 0 })
  }
}

export const startThingAsker: Asker<'start-thing'> = {
  reveals: true,
  offer(play, _frame, menu) {
    const { supply, mat } = tableOf(play)
    for (let type = 0; type < MINIONS.length; type++)
      if (at(supply, FIRST_MINION + type) > 0) offer(menu, at(MINION_KEYS, type), type)
    for (const card of mat) offer(menu, at(play.box.key.take, card), CARD.encode(card))
  },
  closed: (play) => closedMinions(play),
  answer(play, { seat }, value) {
    if (CARD.has(value)) takeFromMat(play, seat, CARD.decode(value), 0)
    else gainGood(play, seat, FIRST_MINION + value, 1, 0)
  },
}

export const startWealthAsker: Asker<'start-wealth'> = {
  offer(_play, _frame, menu) {
    offer(menu, START_KEYS.coin, START_COINS)
    offer(menu, START_KEYS.vp, START_VP)
  },
  answer(play, { seat }, value) {
    if (value === START_COINS) gainGood(play, seat, COIN, START_WEALTH.coin, 0)
    else winVp(play, seat, START_WEALTH.vp, 0)
  },
}
