import type { UndoReason } from '../record/undo.ts'
import type { Lack, Reason } from '../rules/lack.ts'
import { format } from './format.ts'
import { type NounKey, quantity } from './noun.ts'
import { finished } from './sentence.ts'
import type { Words } from './words.ts'

/** Lacks of things that can be owned and counted; each other lack has its own message. */
const COUNTED = {
  pumpkin: 'pumpkin',
  coal: 'coal',
  wood: 'wood',
  clay: 'clay',
  metal: 'metal',
  grain: 'grain',
  any: 'resource',
  coin: 'coin',
  influence: 'influence',
  minion: 'minion',
  peril: 'peril',
  objective: 'private-objective',
  plan: 'plan',
  assistant: 'card.assistant',
  building: 'card.building',
  constructed: 'card.constructed',
  item: 'card.item',
  guest: 'card.guest',
  friend: 'card.friend',
  treasure: 'card.treasure',
  card: 'card.any',
} as const satisfies Partial<Record<Lack, NounKey>>
export type CountedLack = keyof typeof COUNTED

function isCounted(lack: Lack): lack is CountedLack {
  return lack in COUNTED
}

/** Why something cannot be done: "You need 2 more coins." */
export function sentenceOfReason(words: Words, reason: Reason): string {
  return finished(textOfReason(words, reason))
}

/** What a player should know before choosing an option that gives nothing (R17.7). */
export function sentenceOfWarning(words: Words, reason: Reason): string {
  return finished(format(words, 'warning.nothing-gained', { reason: textOfReason(words, reason) }))
}

function textOfReason(words: Words, { lack, count, also = [] }: Reason): string {
  if (!isCounted(lack)) return format(words, `lack.${lack}`)
  if (also.length === 0) return format(words, 'lack.counted', { what: quantity(COUNTED[lack], count) })
  const list = [{ lack, count }, ...also].flatMap((reason) =>
    isCounted(reason.lack) ? [quantity(COUNTED[reason.lack], reason.count)] : [],
  )
  return format(words, 'lack.several', { list })
}

/** Why answers cannot simply be taken back, the same words wherever one plays. */
export function sentenceOfUndoReason(words: Words, why: UndoReason): string {
  return finished(format(words, `undo.${why}`))
}
