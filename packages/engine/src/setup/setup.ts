import { prepareAutomas } from '../automa/setup.ts'
import { isFirstGame } from '../campaign/newcomer.ts'
import { COIN, FIRST_PERIL, GOODS } from '../catalogue/good.ts'
import type { Runner } from '../loop/handler.ts'
import { type Play, push, tableOf } from '../loop/play.ts'
import { shuffle } from '../random/random.ts'
import { fillMat } from '../rules/advancement.ts'
import { lightCandle } from '../rules/candle.ts'
import { gainGood } from '../rules/goods.ts'
import { refreshInPlay } from '../rules/in-play.ts'
import { startOfTrack } from '../rules/progress.ts'
import { temporaryRule } from '../rules/temporary.ts'
import { rollUntil } from '../rules/wagers.ts'
import { add, at } from '../state/list.ts'
import { isCommonsSpot } from '../state/spot.ts'
import { askAutomaLevel } from './automa-level.ts'
import { giveFairStart } from './fair-start.ts'
import { askGloryBonuses } from './glory-bonuses.ts'
import { askStartBonuses, dealPersonas } from './grown-village.ts'
import { buildForInactive } from './inactive-charters.ts'
import { askIslands } from './islands.ts'
import { prepareStage, scatterMinions } from './stage.ts'

const OBJECTIVES = 3
const FIRST_COINS = 4

/** The steps of R4.1, in order; each may ask questions, which are answered before the next step. */
const STEPS: readonly ((play: Play) => void)[] = [
  prepare,
  askIslands,
  prepareAutomas,
  buildForInactive,
  spreadPeril,
  scatterMinions,
  openSupply,
  dealObjectives,
  placeProgress,
  revealGuidepost,
  findFirst,
  givePersonas,
  giveFirstCoins,
  askGloryBonuses,
  askStartBonuses,
  begin,
]

export const setupRunner: Runner<'setup'> = {
  run(play, { step }) {
    if (step + 1 < STEPS.length) push(play, { kind: 'setup', step: step + 1 })
    at(STEPS, step)(play)
  },
}

function prepare(play: Play): void {
  prepareStage(play)
  askAutomaLevel(play)
}

/** One random peril token on every building that stands in a charter, as long as tokens last (R3.1). */
function spreadPeril(play: Play): void {
  refreshInPlay(play)
  if (!play.state.legacy.rules.peril) return
  const table = tableOf(play)
  const tokens: number[] = []
  for (let good = FIRST_PERIL; good < GOODS.length; good++)
    for (let left = at(table.supply, good); left > 0; left--) tokens.push(good)
  shuffle(play.state.rng, tokens)
  const spots = table.inPlay.filter((spot) => !isCommonsSpot(spot))
  shuffle(play.state.rng, spots)
  for (const spot of spots) {
    const good = tokens.pop()
    if (good === undefined) return
    add(table.supply, good, -1)
    table.perilAt[spot] = good - FIRST_PERIL + 1
  }
}

function openSupply(play: Play): void {
  shuffle(play.state.rng, tableOf(play).deck)
  play.events?.push({ kind: 'shuffled', deck: 'advancement' })
  fillMat(play)
}

function dealObjectives(play: Play): void {
  const table = tableOf(play)
  shuffle(play.state.rng, table.objectiveDeck)
  table.objectives = table.objectiveDeck.splice(-OBJECTIVES)
  table.scorers = table.objectives.map(() => 0)
  play.events?.push({ kind: 'revealed', where: 'objectives', cards: [...table.objectives] })
}

/** A goal and perhaps a temporary rule (R27.1); game 1 has none (R4.3). */
function revealGuidepost(play: Play): void {
  const { nextGuidepost, rules } = play.state.legacy
  if (!rules.guideposts || nextGuidepost === 0) return
  const table = tableOf(play)
  table.guidepost = nextGuidepost
  play.events?.push({ kind: 'guidepost-revealed', guidepost: nextGuidepost })
  const rule = temporaryRule(play)
  if (rule === 'progress-two-further') putProgress(play, table.progress + 2)
  if (rule === 'progress-two-back') putProgress(play, table.progress - 2)
  if (rule === 'candle-burns') lightCandle(play)
}

/** On the start space of the player count (R4.2); a guidepost may still shift it (G4). */
function placeProgress(play: Play): void {
  putProgress(play, startOfTrack(play))
}

function putProgress(play: Play, space: number): void {
  tableOf(play).progress = Math.max(0, space)
  play.events?.push({ kind: 'progressed', seat: -1, to: tableOf(play).progress, why: 'setup' })
}

/** The die is rolled until it shows an active charter (R4.4). */
function findFirst(play: Play): void {
  const table = tableOf(play)
  const charters = table.seats.map(({ charter }) => charter)
  const first = charters.indexOf(rollUntil(play, 0, charters))
  table.first = first
  table.active = first
}

/** Each seat chooses a persona of its chest (R5.2); in its first game the original one is named (R5.1). */
function givePersonas(play: Play): void {
  const { seats } = tableOf(play)
  const { legacy } = play.state
  if (legacy.mode !== 'campaign') {
    dealPersonas(play)
    return
  }
  for (let seat = seats.length - 1; seat >= 0; seat--) {
    const { charter, automa } = at(seats, seat)
    if (automa) continue
    const persona = at(legacy.charters, charter).chest[0] ?? 0
    if (isFirstGame(legacy, charter))
      push(play, { asks: true, kind: 'name', seat, source: persona, what: 'persona', number: persona })
    push(play, { asks: true, kind: 'persona', seat, source: 0, reason: 'setup' })
  }
}

/** Game 1 only: $4 each (R4.6), also when it is played alone. */
function giveFirstCoins(play: Play): void {
  const { legacy, table } = play.state
  if (legacy.game !== 1 || legacy.mode === 'post-campaign') return
  for (let seat = 0; seat < table.seats.length; seat++)
    if (!at(table.seats, seat).automa) gainGood(play, seat, COIN, FIRST_COINS, 0)
}

function begin(play: Play): void {
  const { first } = tableOf(play)
  giveFairStart(play)
  play.events?.push({ kind: 'game-started', game: play.state.legacy.game, first })
  push(play, { kind: 'turn', seat: first })
}
