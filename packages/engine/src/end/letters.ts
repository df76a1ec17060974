import { CHARTERS } from '../catalogue/charter.ts'
import type { LetteredCrate } from '../catalogue/crate.ts'
import type { Asker, Runner } from '../flow/handler.ts'
import { offer } from '../flow/menu.ts'
import { type Play, push, seatOf, seatOfCharter, tableOf } from '../flow/play.ts'
import { roll, shuffle } from '../random/random.ts'
import { archive } from '../rules/advancement.ts'
import { changeCharter, changeLegacy, charterOf, enterRule } from '../rules/campaign.ts'
import { rollDie } from '../rules/wagers.ts'
import { at } from '../state/list.ts'
import { giveGlory, giveGloryToCharter, gloryOf, raiseCapacity } from './glory.ts'
import { reckon } from './reckoning.ts'

const SPECIAL_FIRST = 363
const OWN_VICTORY = 344
const EQUAL_VICTORY = 350

/** Guideposts that follow from a path; where none is named the next number comes. */
const NEXT: Partial<Record<LetteredCrate, number>> = { A: 401, B: 401, C: 402, D: 403, E: 404, F: 404, G: 405, H: 405, I: 406, J: 406, K: 407, L: 407, M: 408, N: 408, O: 409, P: 409, Q: 410, R: 411, U: 412, V: 413 }

/** Opens a lettered crate: its stories are read, its rules are written down, and what it brings comes into play (X5). */
export const letterRunner: Runner<'letter'> = {
  run(play, { letter, seat }) {
    const def = play.box.catalogue.letteredCrates.find((one) => one.letter === letter)
    if (def === undefined) return
    const { legacy } = play.state
    const branch = branchOf(play, letter)
    const stories = def.stories.map((story) => (story === 16 || story === 17 ? `${story}` : `${story}:${branch}`))
    changeLegacy(play, {
      letters: [...legacy.letters, letter],
      stories: [...legacy.stories, ...stories],
      nextGuidepost: NEXT[letter] ?? legacy.nextGuidepost,
    })
    play.events?.push({ kind: 'letter-opened', letter })
    for (const story of def.stories) play.events?.push({ kind: 'story-read', story, branch })
    for (const rule of def.rules) enterRule(play, rule)
    if (letter === 'S' || letter === 'T') reckon(play, seat)
    if (letter === 'C' || letter === 'D') push(play, { asks: true, kind: 'name', seat, source: 0, what: 'village', number: 0 })
    if (def.brings !== null) bring(play, def.brings, letter, seat)
  },
}

function branchOf(play: Play, letter: LetteredCrate): string {
  if (letter === 'U') return 'defeat'
  if (letter === 'V') return 'victory'
  for (const { options } of play.box.catalogue.guideposts)
    for (const option of options) if (option.crate === letter) return option.mood ?? ''
  return ''
}

function bring(play: Play, what: string, letter: LetteredCrate, seat: number): void {
  if (what === 'companions') dealCompanions(play)
  else if (what === 'spectral-worker') findSpectral(play)
  else if (what === 'victory-cards') dealVictoryCards(play, letter === 'K', seat)
  else if (what === 'special-personas') dealSpecialPersonas(play)
}

/** Each seat draws one at random; those left over go to inactive charters, wary (GC). */
function dealCompanions(play: Play): void {
  const companions = play.box.catalogue.companions.map(({ number }) => number)
  shuffle(play.state.rng, companions)
  for (let charter = CHARTERS.length - 1; charter >= 0; charter--) {
    const companion = at(companions, charter)
    const seat = seatOfCharter(play, charter)
    if (seat < 0 || seatOf(play, seat).automa) joinWary(play, charter, companion)
    else push(play, { asks: true, kind: 'companion', seat, source: companion, companion })
  }
}

function joinWary(play: Play, charter: number, companion: number): void {
  changeCharter(play, charter, (record) => ({ ...record, companion: { number: companion, kind: false } }))
  giveGloryToCharter(play, charter, 1)
  play.events?.push({ kind: 'companion-joined', charter, companion, kindly: false })
}

/** Kind: 1 capacity; wary: 1 glory. The companion may be named. */
export const companionAsker: Asker<'companion'> = {
  offer(_play, _frame, menu) {
    offer(menu, 'companion:kind', 1)
    offer(menu, 'companion:wary', 0)
  },
  answer(play, { seat, companion }, value) {
    const { charter } = seatOf(play, seat)
    changeCharter(play, charter, (record) => ({ ...record, companion: { number: companion, kind: value === 1 } }))
    play.events?.push({ kind: 'companion-joined', charter, companion, kindly: value === 1 })
    push(play, { asks: true, kind: 'name', seat, source: companion, what: 'companion', number: companion })
    if (value === 1) raiseCapacity(play, seat)
    else giveGlory(play, seat, 1)
  },
}

/** The active seat with least glory swaps its large worker; ties by die (GS). Automas are never spectral. */
function findSpectral(play: Play): void {
  const people = tableOf(play).seats.filter(({ automa }) => !automa)
  const least = Math.min(...people.map(({ charter }) => gloryOf(charterOf(play, charter))))
  const tied = people.filter(({ charter }) => gloryOf(charterOf(play, charter)) === least).map(({ charter }) => charter)
  let spectral = tied.length === 1 ? at(tied, 0) : -1
  while (spectral < 0) {
    const shown = rollDie(play, -1, 0)
    if (tied.includes(shown)) spectral = shown
  }
  changeLegacy(play, { spectral })
  play.events?.push({ kind: 'spectral-changed', charter: spectral, freed: false })
}

/** Own cards are picked secretly from the chooser on, clockwise; equal ones are simply dealt (K11). */
function dealVictoryCards(play: Play, own: boolean, chooser: number): void {
  const { seats } = tableOf(play)
  const isPicking = (seat: number): boolean => own && !at(seats, seat).automa
  for (let place = seats.length - 1; place >= 0; place--) {
    const seat = (chooser + place) % seats.length
    if (isPicking(seat)) push(play, { asks: true, kind: 'victory-card', seat, source: 0 })
  }
  const cards = play.box.catalogue.victoryCards.map(({ number }) => number).filter((card) => (own ? card < EQUAL_VICTORY : card >= EQUAL_VICTORY))
  if (own) return
  for (let charter = 0; charter < CHARTERS.length; charter++)
    changeCharter(play, charter, (record) => ({ ...record, victoryCard: at(cards, charter) }))
}

export const victoryCardAsker: Asker<'victory-card'> = {
  secret: true,
  reveals: true,
  offer(play, _frame, menu) {
    for (const card of freeVictoryCards(play)) offer(menu, at(play.box.key.victory, card), card)
  },
  answer(play, { seat }, card) {
    const { charter } = seatOf(play, seat)
    changeCharter(play, charter, (record) => ({ ...record, victoryCard: card }))
    if (!play.state.stack.some((frame) => frame.kind === 'victory-card')) dealRestOfVictoryCards(play)
  },
}

function freeVictoryCards(play: Play): number[] {
  const taken = new Set(play.state.legacy.charters.map(({ victoryCard }) => victoryCard))
  return play.box.catalogue.victoryCards
    .map(({ number }) => number)
    .filter((card) => card >= OWN_VICTORY && card < EQUAL_VICTORY && !taken.has(card))
}

/** Inactive and automa charters get a random one. */
function dealRestOfVictoryCards(play: Play): void {
  const free = freeVictoryCards(play)
  shuffle(play.state.rng, free)
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    const card = charterOf(play, charter).victoryCard === 0 ? free.pop() : undefined
    if (card !== undefined) changeCharter(play, charter, (record) => ({ ...record, victoryCard: card }))
  }
}

/** Each seat keeps one of its charter's two special personas; inactive charters keep one at random (K5). */
function dealSpecialPersonas(play: Play): void {
  for (let charter = CHARTERS.length - 1; charter >= 0; charter--) {
    const seat = seatOfCharter(play, charter)
    if (seat >= 0 && !seatOf(play, seat).automa) push(play, { asks: true, kind: 'special-persona', seat, source: 0 })
    else keepSpecial(play, charter, SPECIAL_FIRST + charter * 2 + roll(play.state.rng, 2))
  }
}

function keepSpecial(play: Play, charter: number, persona: number): void {
  const other = persona % 2 === SPECIAL_FIRST % 2 ? persona + 1 : persona - 1
  changeCharter(play, charter, (record) => ({ ...record, special: persona, chest: [...record.chest, persona] }))
  archive(play, other)
}

export const specialPersonaAsker: Asker<'special-persona'> = {
  reveals: true,
  offer(play, { seat }, menu) {
    const loyal = SPECIAL_FIRST + seatOf(play, seat).charter * 2
    for (const persona of [loyal, loyal + 1]) offer(menu, at(play.box.key.persona, persona), persona)
  },
  answer(play, { seat }, persona) {
    keepSpecial(play, seatOf(play, seat).charter, persona)
  },
}

/** The seat on whose turn the candle went out archives one of its used personas (G9). */
export const archivePersonaAsker: Asker<'archive-persona'> = {
  offer(play, { seat }, menu) {
    for (const persona of charterOf(play, seatOf(play, seat).charter).used)
      offer(menu, at(play.box.key.persona, persona), persona)
  },
  answer(play, { seat }, persona) {
    const { charter } = seatOf(play, seat)
    changeCharter(play, charter, (record) => ({
      ...record,
      used: record.used.filter((one) => one !== persona),
      chest: record.chest.filter((one) => one !== persona),
    }))
    archive(play, persona)
  },
}
