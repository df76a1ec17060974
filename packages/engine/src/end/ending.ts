import { adjustLevel, markAutomaPersona, scoreAutomaPersonas } from '../automa/end.ts'
import type { Runner } from '../loop/handler.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { forAbilities, pushEffects } from '../rules/abilities.ts'
import { changeCharter, changeLegacy, charterOf, enterRule } from '../rules/campaign.ts'
import { count } from '../rules/counting.ts'
import { winVp } from '../rules/goods.ts'
import { reputationRanks } from '../rules/reputation.ts'
import { at } from '../state/list.ts'
import { askAfterGame } from './after-game.ts'
import { giveGlory, raiseCapacity } from './glory.ts'
import { judgeGuidepost } from './guidepost.ts'
import { askWhatToKeep } from './keep.ts'
import { askInPlayerOrder, inPlayerOrder } from './player-order.ts'
import { askToFree } from './spectral.ts'

const VP_A_STAR = 10

/** The steps of R26.3 in order; each may ask questions, which are answered before the next step. */
const STEPS: readonly ((play: Play) => void)[] = [
  judgeGuidepost,
  scoreReputation,
  scoreEndCards,
  scoreAutomaPersonas,
  declareWinners,
  giveStars,
  giveTrophies,
  giveCapacity,
  markPersonas,
  askToFree,
  askAfterGame,
  askWhatToKeep,
  finish,
]

export const endingRunner: Runner<'ending'> = {
  run(play, { step }) {
    if (step + 1 < STEPS.length) push(play, { kind: 'ending', step: step + 1 })
    at(STEPS, step)(play)
  },
}

function scoreReputation(play: Play): void {
  const tokens = tableOf(play).seats.map((_, seat) => count(play, seat, 'reputation-tokens'))
  const ranks = reputationRanks(play.box.board, tokens)
  inPlayerOrder(play, (seat) => {
    const vp = at(ranks, seat)
    if (vp === 0) return
    winVp(play, seat, vp, 0)
    play.events?.push({
      kind: 'reputation-scored',
      seat,
      rank: play.box.board.reputation.vp.indexOf(vp) + 1,
      vp,
    })
  })
}

/** Cards that score at the end of the game (R26.2). */
function scoreEndCards(play: Play): void {
  askInPlayerOrder(play, (seat) =>
    forAbilities(play, seat, (card, ability) => {
      if (ability.on === 'end') pushEffects(play, seat, card, ability.effects)
    }),
  )
}

/** Most VP wins; ties are friendly (R26.2). */
function declareWinners(play: Play): void {
  const { legacy, table } = play.state
  const vp = table.seats.map((seat) => seat.vp)
  const best = Math.max(...vp)
  const leaders = vp.flatMap((points, seat) => (points === best ? [seat] : []))
  const winners = isCampaign(play) ? leaders : breakTie(play, leaders)
  changeLegacy(play, {
    history: [
      ...legacy.history,
      { game: legacy.game, seats: legacy.seats, vp, winners, turns: table.seats.map((seat) => seat.turns) },
    ],
  })
  if (isCampaign(play)) adjustLevel(play)
  play.events?.push({ kind: 'game-ended', vp, winners })
}

/** After the campaign ties are broken: reputation tokens, quota tokens, components left (C2). */
function breakTie(play: Play, leaders: readonly number[]): number[] {
  const componentsOf = (seat: number): number =>
    count(play, seat, 'coins-and-resources') +
    count(play, seat, 'advancement-cards') +
    count(play, seat, 'minions')
  const measures = [
    (seat: number): number => count(play, seat, 'reputation-tokens'),
    (seat: number): number => count(play, seat, 'quota-tokens'),
    componentsOf,
  ]
  return measures.reduce<number[]>(
    (tied, measure) => {
      const highest = Math.max(...tied.map(measure))
      return tied.filter((seat) => measure(seat) === highest)
    },
    [...leaders],
  )
}

export function winnersOf(play: Play): readonly number[] {
  return play.state.legacy.history.at(-1)?.winners ?? []
}

function isCampaign(play: Play): boolean {
  return play.state.legacy.mode === 'campaign'
}

/** One star for each full 10 VP (R28.1). After game 1 its rules are written into the Chronicle first. */
function giveStars(play: Play): void {
  if (!isCampaign(play)) return
  if (play.state.legacy.game === 1)
    for (const rule of ['guideposts', 'glory', 'capacity'] as const) enterRule(play, rule)
  askInPlayerOrder(play, (seat) => giveGlory(play, seat, Math.floor(seatOf(play, seat).vp / VP_A_STAR)))
}

function giveTrophies(play: Play): void {
  if (!isCampaign(play)) return
  for (const seat of winnersOf(play)) {
    const { charter } = seatOf(play, seat)
    changeCharter(play, charter, (record) => ({ ...record, trophies: record.trophies + 1 }))
    play.events?.push({ kind: 'trophy-won', charter })
  }
}

/** A circle for everybody who did not win, from game 2 on (R29.2). */
function giveCapacity(play: Play): void {
  if (!isCampaign(play) || play.state.legacy.game === 1) return
  const winners = winnersOf(play)
  askInPlayerOrder(play, (seat) => {
    if (!winners.includes(seat)) raiseCapacity(play, seat)
  })
}

/** Personas used are marked; each marked one scores at campaign end (R5.4). Before the first crate there is no such rule. */
function markPersonas(play: Play): void {
  if (!isCampaign(play) || !play.state.legacy.rules.personas) return
  markAutomaPersona(play)
  for (const { charter, personas } of tableOf(play).seats)
    for (const persona of personas) {
      if (charterOf(play, charter).used.includes(persona)) continue
      changeCharter(play, charter, (record) => ({ ...record, used: [...record.used, persona] }))
      play.events?.push({ kind: 'persona-marked', charter, persona })
    }
}

function finish(play: Play): void {
  play.state.phase = 'finished'
}
