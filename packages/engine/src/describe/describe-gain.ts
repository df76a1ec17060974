import type { Amount } from '../catalogue/amount.ts'
import type { Effect } from '../catalogue/effect.ts'
import { format, formatQuantity } from './format.ts'
import { joinAnd, joinOr } from './join.ts'
import { type NounKey, type Quantity, quantity } from './noun.ts'
import type { Phrase } from './sentence.ts'
import type { Words } from './words.ts'

/** What an effect simply gives, if it does nothing else: neighbours of this sort share one verb. */
export function gainOf(effect: Effect): Quantity | null {
  switch (effect.kind) {
    case 'gain':
      return counted(effect.good, effect.count)
    case 'gain-any':
      return counted('any-resource', effect.count)
    case 'vp':
      return counted('vp', effect.count)
    case 'card':
      return effect.from === 'mat' && effect.except === undefined ? quantity(`card.${effect.type}`, 1) : null
    case 'minion':
      return quantity(effect.type === 'any' ? 'any-minion' : effect.type, 1)
    case 'objective':
      return quantity('private-objective', 1)
    default:
      return null
  }
}

/** What is gained for each of something fills a sentence of its own. */
function counted(noun: NounKey, amount: Amount): Quantity | null {
  return typeof amount === 'number' ? quantity(noun, amount) : null
}

/** All that a list of effects gives; null if one of them does more. */
export function gainsOf(effects: readonly Effect[]): readonly Quantity[] | null {
  const gains = effects.map(gainOf)
  return gains.some((gain) => gain === null) ? null : summed(gains.filter((gain) => gain !== null))
}

/** Two of a kind are counted together, where the first of them stands. */
export function summed(gains: readonly Quantity[]): readonly Quantity[] {
  const nouns = [...new Set(gains.map((gain) => gain.noun))]
  return nouns.map((noun) =>
    quantity(
      noun,
      gains.reduce((sum, gain) => sum + (gain.noun === noun ? gain.count : 0), 0),
    ),
  )
}

/** One verb for all, or, where the language has another verb for points than for things, one for each run. */
export function gainPhrases(words: Words, gains: readonly Quantity[]): readonly Phrase[] {
  const list = summed(gains)
  if (list.length === 0) return []
  if (words.messages['do.gain'] === words.messages['do.earn']) return [gainPhrase(words, list)]
  return list
    .reduce<Quantity[][]>((runs, gain) => {
      const run = runs.at(-1)
      if (run?.[0] !== undefined && isPoints(run[0]) === isPoints(gain)) run.push(gain)
      else runs.push([gain])
      return runs
    }, [])
    .map((run) => gainPhrase(words, run))
}

function gainPhrase(words: Words, list: readonly Quantity[]): Phrase {
  const verb = list.every(isPoints) ? 'earn' : 'gain'
  return {
    kind: 'verb',
    imperative: format(words, `do.${verb}`, { list }),
    allowed: format(words, `may.${verb}`, { list }),
  }
}

function isPoints(gain: Quantity): boolean {
  return gain.noun === 'vp'
}

/** The same gains for another player, who makes the choice. */
export function gainsOfOthers(effects: readonly Effect[]): readonly Quantity[] | null {
  const theirs: Partial<Record<NounKey, NounKey>> = {
    'any-resource': 'their-resource',
    'any-minion': 'their-minion',
  }
  return gainsOf(effects)?.map(({ noun, count }) => quantity(theirs[noun] ?? noun, count)) ?? null
}

/** "gain 1 treasure or 1 ghost": a choice between single things. Null if it is a choice of anything else. */
export function gainOr(words: Words, lists: readonly (readonly Effect[])[]): string | null {
  const gains = lists.map((list) => gainsOf(list))
  const single = gains.flatMap((gain) => (gain?.length === 1 ? gain : []))
  if (single.length < lists.length || single.some(isPoints)) return null
  return format(words, 'effect.gain-or', { list: single })
}

/** Effects without a verb, for a place where it goes without saying: "1 VP and 1 pumpkin". Null if that cannot be. */
export function bareGains(words: Words, effects: readonly Effect[]): string | null {
  const [first] = effects
  if (effects.length === 1 && first?.kind === 'choose') {
    const lists = first.lists.map((list) => bareGains(words, list))
    return lists.some((list) => list === null)
      ? null
      : joinOr(
          words,
          lists.filter((list) => list !== null),
        )
  }
  const gains = effects.map((effect) =>
    effect.kind === 'reputation' ? quantity('reputation', 1) : gainOf(effect),
  )
  if (gains.some((gain) => gain === null)) return null
  return joinAnd(
    words,
    summed(gains.filter((gain) => gain !== null)).map((gain) => formatQuantity(words, gain)),
  )
}
