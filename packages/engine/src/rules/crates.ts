import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { MINIONS } from '../catalogue/charter.ts'
import type { CrateDef } from '../catalogue/crate.ts'
import type { EffectOf } from '../catalogue/effect.ts'
import { FIRST_MINION, goodIndex } from '../catalogue/good.ts'
import type { Asker, Runner } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { CRATE_KEYS, ONLY_PAY_KEYS, PLAIN_KEYS } from '../option/keys.ts'
import { ONLY_PAY, PAIR, SKIP, SPLIT } from '../option/values.ts'
import { roll } from '../random/random.ts'
import { at, remove } from '../state/list.ts'
import { pushEffects } from './abilities.ts'
import { archive, fillMat, receive, reshuffle } from './advancement.ts'
import { changeCharter, enterRule, isInGrownVillage } from './campaign.ts'
import { costOf, lackOfCost, payCost } from './cost.ts'
import { gainGood } from './goods.ts'
import { closedFor, lacking, NONE } from './lack.ts'
import { shuffleObjectives, takeObjective } from './objectives.ts'
import { hasRoom, usePersona } from './personas.ts'
import { advance } from './progress.ts'
import { receiverOfPayment } from './temporary.ts'

/** Whether the constructed card of a building still has a crate: none was printed, or game 11 has opened it (R10, G11.1). */
export function carriesCrate(play: Play, building: number): boolean {
  const crate = play.box.building[building]?.crate ?? null
  return crate !== null && !play.state.legacy.crates.includes(crate)
}

export function lackToUnlock(play: Play, seat: number, effect: EffectOf<'unlock'>): number {
  const opener = seatOf(play, seat)
  const mayOnlyPay = play.state.legacy.rules['post-campaign']
  if (!mayOnlyPay && !opener.cards.some((card) => card >= CONSTRUCTED)) return lacking('crate')
  return lackOfCost(play, seat, costOf(effect))
}

/** Which crate to open; every constructed card in a personal supply carries one (R10). */
export const unlockAsker: Asker<'unlock'> = {
  reveals: true,
  offer(play, { seat, effect, must }, menu) {
    if (lackToUnlock(play, seat, effect) !== NONE) return
    for (const card of seatOf(play, seat).cards)
      if (card >= CONSTRUCTED) offer(menu, at(play.box.key.open, card), card)
    if (must && play.state.legacy.rules['post-campaign']) offer(menu, ONLY_PAY_KEYS.open, ONLY_PAY)
    if (!must && menu.keys.length > 0) offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  closed: (play, { seat }) =>
    seatOf(play, seat).cards.flatMap((card) =>
      play.box.cardType[card] === 'building'
        ? closedFor(at(play.box.key.open, card), lacking('not-constructed'))
        : [],
    ),
  answer(play, { seat, source, effect }, card) {
    if (card === SKIP) return
    if (card !== ONLY_PAY) push(play, { kind: 'crate-opened', seat, card })
    advance(play, seat, 1)
    pushEffects(play, seat, source, [{ kind: 'vp', count: effect.vp }])
    payCost(play, seat, costOf(effect), source, receiverOfPayment(play, seat, source))
  },
}

/** Resolves a crate by the index guide and archives its card (R19.1, section 3). */
export const crateRunner: Runner<'crate-opened'> = {
  run(play, { seat, card }) {
    const number = play.box.building[card - CONSTRUCTED]?.crate ?? 0
    const crate = play.box.crates.get(number)
    remove(seatOf(play, seat).cards, card)
    archive(play, card)
    if (crate === undefined) return
    play.events?.push({ kind: 'crate-opened', seat, crate: number, card })
    enterFirstRules(play)
    openCrate(play, seat, crate)
  },
}

/** The opener takes what lies in it, whatever its charter (R19.2); its rules are in force at once (R19.3). */
function openCrate(play: Play, seat: number, crate: CrateDef): void {
  noteCrate(play, crate)
  for (const rule of crate.rules) enterRule(play, rule)
  for (const building of crate.buildings) receive(play, seat, building, 'crate', 0)
  if (crate.persona !== null) unlockPersona(play, seat, crate.persona)
  if (crate.minion !== null) {
    releaseMinion(play, MINIONS.indexOf(crate.minion))
    gainGood(play, seat, goodIndex[crate.minion], 1, 0)
  }
  if (crate.objectives.length > 0) bringObjectives(play, seat, crate.objectives)
  if (crate.deck.length > 0) bringDeck(play, seat, crate.deck)
  if (play.state.legacy.houseRules.crateResources)
    push(play, { asks: true, kind: 'crate-resources', seat, source: 0, crate: crate.number })
}

/** An automa opens a crate of the mat: the persona goes to its chest, all cards go to their decks (A6). */
export function openCrateForAutoma(play: Play, seat: number, card: number): void {
  const crate = play.box.crates.get(play.box.building[card - CONSTRUCTED]?.crate ?? 0)
  archive(play, card)
  if (crate === undefined) return
  play.events?.push({ kind: 'crate-opened', seat, crate: crate.number, card })
  enterFirstRules(play)
  noteCrate(play, crate)
  for (const rule of crate.rules) enterRule(play, rule)
  if (crate.persona !== null) unlockPersona(play, seat, crate.persona)
  if (crate.minion !== null) releaseMinion(play, MINIONS.indexOf(crate.minion))
  if (crate.objectives.length > 0) shuffleObjectives(play, crate.objectives)
  reshuffle(play, [...crate.buildings, ...crate.deck])
  fillMat(play)
}

/** The first crate of a campaign brings the rules on personas and constructing (R5, R18). */
function enterFirstRules(play: Play): void {
  if (play.state.legacy.crates.length > 0) return
  enterRule(play, 'personas')
  enterRule(play, 'constructing')
}

export function noteCrate(play: Play, crate: CrateDef): void {
  const { state } = play
  state.legacy = { ...state.legacy, crates: [...state.legacy.crates, crate.number] }
}

/**
 * Into the chest, to be used from the next game on: in this one it counts as used up (R5.3). In a single game in a
 * grown village there is no chest to wait in, so it is used at once (C2).
 */
function unlockPersona(play: Play, seat: number, persona: number): void {
  const { charter, exhausted, automa } = seatOf(play, seat)
  changeCharter(play, charter, (record) => ({ ...record, chest: [...record.chest, persona] }))
  play.events?.push({ kind: 'persona-unlocked', seat, persona })
  if (!isInGrownVillage(play.state.legacy)) exhausted.push(persona)
  else if (!automa && hasRoom(play, seat)) usePersona(play, seat, persona)
}

export function releaseMinion(play: Play, type: number): void {
  const { state } = play
  if (state.legacy.minions[type] === true) return
  state.legacy = { ...state.legacy, minions: state.legacy.minions.map((is, index) => is || index === type) }
  tableOf(play).supply[FIRST_MINION + type] = 6
  play.events?.push({ kind: 'minion-released', minion: at(MINIONS, type) })
}

/** One goes to the opener while private objectives are in force, the rest into the objective deck (X2). */
function bringObjectives(play: Play, seat: number, cards: readonly number[]): void {
  shuffleObjectives(play, cards)
  if (play.state.legacy.rules['private-objectives']) {
    const drawn = at(cards, roll(play.state.rng, cards.length))
    takeObjective(play, seat, 0, drawn)
  }
  play.events?.push({ kind: 'deck-joined', cards: cards.length, deck: 'objectives' })
}

/** The opener takes one card of a new deck at random; the rest is shuffled into the advancement deck (X2). */
function bringDeck(play: Play, seat: number, cards: readonly number[]): void {
  const drawn = at(cards, roll(play.state.rng, cards.length))
  reshuffle(
    play,
    cards.filter((card) => card !== drawn),
  )
  receive(play, seat, drawn, 'crate', 0)
  play.events?.push({ kind: 'deck-joined', cards: cards.length - 1, deck: 'advancement' })
  fillMat(play)
}

/** House rule H5: two of one resource, or one each of two others. */
export const crateResourcesAsker: Asker<'crate-resources'> = {
  offer(_play, _frame, menu) {
    offer(menu, CRATE_KEYS.pair, PAIR)
    offer(menu, CRATE_KEYS.split, SPLIT)
  },
  answer(play, { seat, crate }, value) {
    const resources = play.box.crates.get(crate)?.resources
    if (resources === undefined) return
    if (value === PAIR) gainGood(play, seat, goodIndex[resources.pair], 2, 0)
    else for (const resource of resources.split) gainGood(play, seat, goodIndex[resource], 1, 0)
  },
}
