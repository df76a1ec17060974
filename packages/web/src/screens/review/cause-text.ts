import { adviceText, type Purpose, type TurningPoint } from '@charterstone/bots'
import { type Cast, nameOf, sentenceOfOption } from '@charterstone/engine'
import { optionName, type Reviewed } from '../../review/review-job.ts'
import type { Say } from '../../words/speech.ts'

/** Why the chances changed, in one sentence. */
export function causeText(say: Say, cast: Cast, reviewed: Reviewed, { step, cause }: TurningPoint): string {
  const name = cast.seats[cause.by] ?? ''
  switch (cause.kind) {
    case 'choice': {
      const what = optionText(cast, reviewed, step, cause.key)
      const why = purposeText(cast, cause.purposes)
      return `${what === '' ? say('review.cause-turn', { name }) : say('review.cause-choice', { name, what })} ${why}`.trim()
    }
    case 'taken':
      return say('review.cause-taken', { name, building: nameOf(cast.words, cause.building) })
    case 'luck':
      return say('review.cause-luck', {
        name,
        how: cause.revelation,
        hasCard: cause.card > 0 ? 'yes' : 'no',
        card: cause.card > 0 ? nameOf(cast.words, cause.card) : '',
      })
  }
}

/** An answer as a sentence; empty when it was no option of a kind that has one. */
export function optionText(cast: Cast, { options }: Reviewed, step: number, key: string): string {
  const option = options[optionName(step, key)]
  return option === undefined ? '' : sentenceOfOption(cast, option)
}

/** What an answer was for; empty when nothing can be said. */
export function purposeText(cast: Cast, purposes: readonly Purpose[]): string {
  if (purposes.length === 0) return ''
  return adviceText(cast, { key: '', standing: 'best', purposes, next: null, gap: null }).purpose
}
