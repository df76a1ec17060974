import type { Amount, Counted } from '../catalogue/amount.ts'
import { format } from './format.ts'
import { type NounKey, quantity } from './noun.ts'
import type { Words } from './words.ts'

/** An order to gain an amount: "gain 1 coin for each minion you have, at most 3 coins". */
export function gainOfAmount(words: Words, verb: 'gain' | 'earn', noun: NounKey, amount: Amount): string {
  if (typeof amount === 'number') return format(words, `do.${verb}`, { list: [quantity(noun, amount)] })
  const { per, times, max } = amount
  const doing = format(words, `do.${verb}`, { list: [quantity(noun, times)] })
  const what = quantity(`count.${per}`, 1)
  return max === undefined
    ? format(words, 'effect.per', { doing, what })
    : format(words, 'effect.per-max', { doing, what, max: quantity(noun, max) })
}

/** The same for influence that comes back. */
export function regainOfCounted(words: Words, { per, times, max }: Counted): string {
  const regained = quantity('influence', times)
  const what = quantity(`count.${per}`, 1)
  return max === undefined
    ? format(words, 'effect.regain-per', { regained, what })
    : format(words, 'effect.regain-per-max', { regained, what, max: quantity('influence', max) })
}

/** What a construction saves, to follow the words for its cost: ", less 1 for each minion you have". Empty for nothing. */
export function discountOf(words: Words, amount: Amount): string {
  if (amount === 0) return ''
  if (typeof amount === 'number') return format(words, 'effect.discount', { count: amount })
  const { per, times: count, max } = amount
  const counted = { count, what: quantity(`count.${per}`, 1) }
  return max === undefined
    ? format(words, 'effect.discount-per', counted)
    : format(words, 'effect.discount-per-max', { ...counted, max })
}
