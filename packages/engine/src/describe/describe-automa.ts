import type { AutomaCardDef, AutomaPersonaDef } from '../catalogue/automa.ts'
import { format } from './format.ts'
import { quantity } from './noun.ts'
import { finished } from './sentence.ts'
import type { Words } from './words.ts'

/** Where an automa's worker goes, what it scores and what else happens (A3-A6). */
export function describeAutomaCard(words: Words, card: AutomaCardDef): string {
  const { place, vp, effects } = card
  const placed =
    'commons' in place
      ? format(words, 'automa.place-commons', { building: quantity(`commons.${place.commons}`, 1) })
      : format(words, 'automa.place-charter', place)
  const scored =
    vp === 'difficulty'
      ? format(words, 'automa.vp-difficulty')
      : format(words, 'automa.vp', { vp: quantity('vp', vp) })
  const done = effects.map((effect) => format(words, `automa.${effect}`))
  return [placed, ...(vp === 0 ? [] : [scored]), ...done].map(finished).join(' ')
}

/** What an automa persona scores for at the end of a game (A10). */
export function describeAutomaGoal(words: Words, { goal, vp }: AutomaPersonaDef): string {
  return finished(format(words, `automa.${goal}`, { vp: quantity('vp', vp) }))
}
