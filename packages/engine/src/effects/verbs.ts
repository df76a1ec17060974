import { COMMONS, FIRST_COMMONS, MINIONS } from '../catalogue/charter.ts'
import type { Effect, EffectKind, EffectOf } from '../catalogue/effect.ts'
import { goodIndex } from '../catalogue/good.ts'
import type { Runner } from '../loop/handler.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { pushEffects } from '../rules/abilities.ts'
import { gainCard } from '../rules/card-gain.ts'
import { amountOf, meets } from '../rules/counting.ts'
import { gainGood, winVp } from '../rules/goods.ts'
import { regainInfluence } from '../rules/influence.ts'
import { gainObjective } from '../rules/objectives.ts'
import { activatePersona } from '../rules/personas.ts'
import { advance } from '../rules/progress.ts'
import { offerReputation } from '../rules/reputation.ts'
import { HOME, retrieveWorker } from '../rules/workers.ts'
import { at } from '../state/list.ts'
import { currentForm } from '../state/saved-effect.ts'
import { placeIncome } from './income-slot.ts'
import { askMay } from './may.ts'
import { rewardsFewer } from './rewards-fewer.ts'
import { doSpecial } from './specials.ts'
import { demandTribute } from './tribute.ts'

type Verb<Kind extends EffectKind> = (
  play: Play,
  seat: number,
  source: number,
  effect: EffectOf<Kind>,
) => void

/** The commons demand their whole action, so what they offer cannot be declined (R17). */
function isWhole(source: number): boolean {
  return source >= FIRST_COMMONS && source < FIRST_COMMONS + COMMONS.length
}

const verbs: { readonly [Kind in EffectKind]: Verb<Kind> } = {
  vp: (play, seat, source, { count }) => winVp(play, seat, amountOf(play, seat, count), source),
  gain: (play, seat, source, effect) => {
    const amount = amountOf(play, seat, effect.count)
    const what = effect.good === 'coin' ? 'coins' : 'resources'
    if (amount > 0 && rewardsFewer(play, seat, what)) askMay(play, seat, source, effect)
    else gainGood(play, seat, goodIndex[effect.good], amount, source)
  },
  'gain-any': (play, seat, source, { count }) => {
    const left = amountOf(play, seat, count)
    if (left > 0) push(play, { asks: true, kind: 'take-any', seat, source, left })
  },
  regain: (play, seat, source, effect) => {
    const amount = amountOf(play, seat, effect.count)
    if (amount > 0 && rewardsFewer(play, seat, 'influence')) askMay(play, seat, source, effect)
    else regainInfluence(play, seat, amount, source)
  },
  card: (play, seat, source, effect) => gainCard(play, seat, source, effect, isWhole(source)),
  minion: (play, seat, source, { type }) => {
    if (type === 'any') push(play, { asks: true, kind: 'minion', seat, source })
    else if (play.state.legacy.minions[MINIONS.indexOf(type)] === true)
      gainGood(play, seat, goodIndex[type], 1, source)
  },
  reputation: offerReputation,
  objective: gainObjective,
  construct: (play, seat, source, effect) =>
    push(play, { asks: true, kind: 'construct', seat, source, effect, must: isWhole(source) }),
  unlock: (play, seat, source, effect) =>
    push(play, { asks: true, kind: 'unlock', seat, source, effect, must: isWhole(source) }),
  score: (play, seat, source, { vp }) =>
    push(play, { asks: true, kind: 'score', seat, source, vp, must: isWhole(source) }),
  sell: (play, seat, source, { vp }) =>
    push(play, { asks: true, kind: 'sell', seat, source, vp, must: isWhole(source) }),
  income: placeIncome,
  if: (play, seat, source, { condition, effects }) => {
    if (meets(play, seat, condition)) pushEffects(play, seat, source, effects)
  },
  trade: (play, seat, source, { pay, get, times }) =>
    push(play, { asks: true, kind: 'trade', seat, source, pay, get, left: times }),
  may: (play, seat, source, { effects }) => push(play, { asks: true, kind: 'may', seat, source, effects }),
  choose: (play, seat, source, { lists }) => push(play, { asks: true, kind: 'choose', seat, source, lists }),
  retrieve: (play, seat, source, effect) => {
    if (effect.workers === 'one') push(play, { asks: true, kind: 'retrieve', seat, source })
    else if (effect.workers === 'all') askMay(play, seat, source, effect)
    else retrieveFromHere(play, seat, source)
  },
  others: (play, seat, source, { effects }) => {
    const { seats } = tableOf(play)
    for (let after = seats.length - 1; after > 0; after--)
      pushEffects(play, (seat + after) % seats.length, source, effects)
  },
  'refresh-mat': (play, seat, source, effect) => askMay(play, seat, source, effect),
  'activate-persona': activatePersona,
  advance: (play, seat, _source, { spaces }) => advance(play, seat, spaces),
  'move-progress': (play, seat, source, { back, forward }) =>
    push(play, { asks: true, kind: 'move-progress', seat, source, back, forward }),
  'own-income': (play, seat) => {
    if (play.state.legacy.rules.income) push(play, { kind: 'income', seat, only: true })
  },
  tribute: demandTribute,
  special: doSpecial,
}

function retrieveFromHere(play: Play, seat: number, source: number): void {
  const worker = seatOf(play, seat).workers.indexOf(tableOf(play).spot)
  if (worker !== HOME) retrieveWorker(play, seat, worker, source)
}

export function perform(play: Play, seat: number, source: number, effect: Effect): void {
  ;(verbs[effect.kind] as Verb<EffectKind>)(play, seat, source, effect)
}

/** Verbs that are done with when they return: the next effect can follow without a trip over the stack. */
function isImmediate(effect: Effect): boolean {
  return effect.kind === 'vp'
}

/** Automas take no benefits of cards and buildings (A2). */
export const effectsRunner: Runner<'effects'> = {
  run(play, { seat, source, effects, from }) {
    if (seatOf(play, seat).automa) return
    let index = from
    while (index < effects.length) {
      const effect = currentForm(at(effects, index))
      index += 1
      if (!isImmediate(effect) && index < effects.length) {
        push(play, { kind: 'effects', seat, source, effects, from: index })
        index = effects.length
      }
      perform(play, seat, source, effect)
    }
  },
}
