import type { Effect, EffectOf } from '../catalogue/effect.ts'
import type { Verb } from './card-message.ts'
import { discountOf, gainOfAmount, regainOfCounted } from './describe-amount.ts'
import { clauseOfCondition } from './describe-condition.ts'
import { quantitiesOfCost } from './describe-cost.ts'
import { bareGains, gainOf, gainOr, gainPhrases, gainsOfOthers } from './describe-gain.ts'
import { format } from './format.ts'
import { joinAnd, joinOr } from './join.ts'
import { type Quantity, quantity } from './noun.ts'
import { finished, type Phrase, paragraphOf, sentencesOf } from './sentence.ts'
import type { Words } from './words.ts'

/** A building speaks of the worker that was just placed on it ("another of your workers"), a card does not. */
export type Scene = 'building' | 'card'

/** Effects as whole sentences. */
export function describeEffects(words: Words, effects: readonly Effect[], scene: Scene = 'card'): string {
  return finished(benefitOf(words, effects, scene))
}

/** Effects as text that can follow "Pay 1 pumpkin:", beginning in lower case and without the last full stop. */
export function benefitOf(words: Words, effects: readonly Effect[], scene: Scene): string {
  return paragraphOf(sentencesOf(words, phrasesOf(words, effects, scene)))
}

/** What is paid out at each income: a bare list where it can be one. */
export function incomeOf(words: Words, effects: readonly Effect[]): string {
  return bareGains(words, effects) ?? benefitOf(words, effects, 'card')
}

function phrasesOf(words: Words, effects: readonly Effect[], scene: Scene): readonly Phrase[] {
  const phrases: Phrase[] = []
  let gains: Quantity[] = []
  const flush = () => {
    phrases.push(...gainPhrases(words, gains))
    gains = []
  }
  for (const effect of effects) {
    const gain = gainOf(effect)
    if (gain === null) {
      flush()
      phrases.push(phraseOf(words, effect, scene))
    } else gains.push(gain)
  }
  flush()
  return phrases
}

function phraseOf(words: Words, effect: Effect, scene: Scene): Phrase {
  switch (effect.kind) {
    case 'regain': {
      const { count } = effect
      if (typeof count !== 'number') return { kind: 'sentence', text: regainOfCounted(words, count) }
      const what = quantity('influence', count)
      return {
        kind: 'verb',
        imperative: format(words, 'do.regain', { what }),
        allowed: format(words, 'may.regain', { what }),
      }
    }
    case 'retrieve': {
      const verb = retrieveVerb(effect.workers, scene)
      const phrase = {
        kind: 'verb',
        imperative: format(words, `do.${verb}`),
        allowed: format(words, `may.${verb}`),
      } as const
      return effect.workers === 'this' ? phrase : { ...phrase, optional: true }
    }
    default:
      return { kind: 'sentence', text: sentenceOf(words, effect, scene) }
  }
}

type Retrieval = Extract<Verb, `retrieve-${string}`>

function retrieveVerb(workers: EffectOf<'retrieve'>['workers'], scene: Scene): Retrieval {
  if (workers === 'this') return 'retrieve-this'
  if (workers === 'all') return scene === 'building' ? 'retrieve-everyone' : 'retrieve-all'
  return scene === 'building' ? 'retrieve-another' : 'retrieve-one'
}

/** The effects that fill a sentence of their own. */
function sentenceOf(words: Words, effect: Effect, scene: Scene): string {
  switch (effect.kind) {
    case 'gain':
      return gainOfAmount(words, 'gain', effect.good, effect.count)
    case 'gain-any':
      return gainOfAmount(words, 'gain', 'any-resource', effect.count)
    case 'vp':
      return gainOfAmount(words, 'earn', 'vp', effect.count)
    case 'card':
      return cardSentence(words, effect)
    case 'reputation':
      return format(words, 'effect.reputation', { what: quantity('reputation', 1) })
    case 'construct':
      return format(words, 'effect.construct', {
        influence: quantity('influence', effect.influence),
        discount: discountOf(words, effect.discount),
        vp: quantity('vp', effect.vp),
      })
    case 'unlock': {
      const cost = quantitiesOfCost({ coin: effect.coin, influence: effect.influence })
      const vp = quantity('vp', effect.vp)
      return cost.length === 0
        ? format(words, 'effect.unlock-free', { vp })
        : format(words, 'effect.unlock', { cost, vp })
    }
    case 'score':
      return format(words, 'effect.score', { vp: quantity('vp', effect.vp) })
    case 'sell':
      return format(words, 'effect.sell', { vp: quantity('vp', effect.vp) })
    case 'income':
      return format(words, 'effect.income', { benefit: incomeOf(words, effect.effects) })
    case 'if': {
      const condition = clauseOfCondition(words, effect.condition)
      const sentences = sentencesOf(words, phrasesOf(words, effect.effects, scene))
      const benefit = paragraphOf(sentences)
      return format(words, sentences.length > 1 ? 'effect.if-several' : 'effect.if', { condition, benefit })
    }
    case 'trade': {
      const trade = { pay: quantitiesOfCost(effect.pay), times: effect.times }
      const doing = allowedOf(words, effect.get, scene)
      if (doing !== null) return format(words, 'effect.trade', { ...trade, doing })
      return format(words, 'effect.trade-several', { ...trade, benefit: benefitOf(words, effect.get, scene) })
    }
    case 'may': {
      const doing = allowedOf(words, effect.effects, scene)
      if (doing !== null) return format(words, 'effect.may', { doing })
      return format(words, 'effect.may-several', { benefit: benefitOf(words, effect.effects, scene) })
    }
    case 'choose':
      return (
        gainOr(words, effect.lists) ??
        joinOr(
          words,
          effect.lists.map((list) => toldOf(words, list, scene)),
        )
      )
    case 'others': {
      const list = gainsOfOthers(effect.effects)
      if (list !== null) return format(words, 'effect.others-gain', { list })
      return format(words, 'effect.others', { benefit: benefitOf(words, effect.effects, 'card') })
    }
    case 'refresh-mat':
    case 'activate-persona':
    case 'own-income':
      return format(words, `effect.${effect.kind}`)
    case 'advance':
      return format(words, 'effect.advance', { spaces: quantity('space', effect.spaces) })
    case 'move-progress': {
      const back = quantity('space', effect.back)
      const forward = quantity('space', effect.forward)
      return effect.back === effect.forward
        ? format(words, 'effect.move-progress-either', { spaces: forward })
        : format(words, 'effect.move-progress', { back, forward })
    }
    case 'tribute':
      return format(words, `tribute.${effect.what}`)
    case 'special':
      return format(words, `special.${effect.name}`)
    default:
      return toldOf(words, [effect], scene)
  }
}

/** The same as orders, joined; also where the effect alone would say "you may". */
function toldOf(words: Words, effects: readonly Effect[], scene: Scene): string {
  const phrases = phrasesOf(words, effects, scene)
  return joinAnd(
    words,
    phrases.map((phrase) => (phrase.kind === 'verb' ? phrase.imperative : phrase.text)),
  )
}

/** The same as what one may do ("1 Münze erhalten"); null if it takes whole sentences. */
function allowedOf(words: Words, effects: readonly Effect[], scene: Scene): string | null {
  const verbs = phrasesOf(words, effects, scene).map((phrase) =>
    phrase.kind === 'verb' ? phrase.allowed : null,
  )
  return verbs.some((verb) => verb === null)
    ? null
    : joinAnd(
        words,
        verbs.filter((verb) => verb !== null),
      )
}

function cardSentence(words: Words, effect: EffectOf<'card'>): string {
  const card = quantity(`card.${effect.type}`, 1)
  const from = effect.from === 'discard' || effect.from === 'deck' ? effect.from : null
  if (effect.from === 'top') return format(words, 'effect.card-top')
  if (effect.except !== undefined) {
    const except = quantity(`card.${effect.except}`, 1)
    const key = from === null ? 'effect.card-but' : (`effect.card-${from}-but` as const)
    return format(words, key, { card, except })
  }
  return from === null ? toldOf(words, [effect], 'card') : format(words, `effect.card-${from}`, { card })
}
