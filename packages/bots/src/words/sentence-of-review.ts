import { type Cast, format, quantity, type Words } from '@charterstone/engine'
import { VP_UNIT, WIN_UNIT } from '../review/fixed-point.ts'
import type { Deed, TurningPoint, TurnReview } from '../review/review.ts'
import { adviceText } from './sentence-of-advice.ts'

/** What turned the game, in one sentence. */
export function sentenceOfTurningPoint(cast: Cast, { seat, change, cause }: TurningPoint): string {
  const { words } = cast
  const whom = cast.seats[seat] ?? ''
  if (cause.kind === 'luck') {
    const luck = change > 0 ? 'good' : 'bad'
    const { revelation, card } = cause
    return sentence(format(words, 'review.luck', { revelation, luck, card, whom }))
  }
  const deed = deedText(cast, cause.by, cause.deed)
  return sentence(cause.kind === 'taken' ? format(words, 'review.taken', { deed, whom }) : deed)
}

function deedText({ words, seats }: Cast, by: number, { kind, card, vp }: Deed): string {
  return format(words, 'review.deed', { who: seats[by] ?? '', kind, card, vp: quantity('vp', vp) })
}

/** A turn in words; what was better and what it was worth are empty for a turn that is fine. */
export type TurnText = { readonly grade: string; readonly better: string; readonly worth: string }

export function turnText(cast: Cast, { grade, better, loss, lossVp }: TurnReview): TurnText {
  const { words } = cast
  const said = sentence(format(words, 'review.grade', { grade }))
  if (better === null) return { grade: said, better: '', worth: '' }
  const { purpose } = adviceText(cast, {
    ...better,
    key: '',
    standing: 'best',
    gap: null,
    chance: null,
    next: null,
  })
  const points = Math.max(1, Math.round((100 * loss) / WIN_UNIT))
  const worth = format(words, 'review.worth', { points, vp: pointsText(words, lossVp) })
  return { grade: said, better: purpose, worth: sentence(worth) }
}

const LEAST_SAID = 0.1 * VP_UNIT

function pointsText({ language }: Words, vp: number): string {
  if (vp < LEAST_SAID) return 'none'
  const text = (vp / VP_UNIT).toFixed(1)
  return language === 'en' ? text : text.replace('.', ',')
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
