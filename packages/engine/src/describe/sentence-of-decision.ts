import { GOODS } from '../catalogue/good.ts'
import type { Decision, DecisionKind } from '../loop/decision.ts'
import type { Frame, FrameOf, Payment } from '../loop/frame.ts'
import { PLAIN_KEYS } from '../option/keys.ts'
import { at } from '../state/list.ts'
import type { Cast } from './cast.ts'
import { describeEffects } from './describe-effect.ts'
import { format } from './format.ts'
import { type NounKey, quantity } from './noun.ts'
import { finished } from './sentence.ts'

/** What is asked of a seat, with the card or building that asks. `frame` is what lies on top of the stack, if known. */
export function sentenceOfDecision(cast: Cast, decision: Decision, frame?: Frame): string {
  const { words } = cast
  if (frame?.kind === 'may') return describeEffects(words, [{ kind: 'may', effects: frame.effects }])
  if (frame?.kind === 'trade') {
    return describeEffects(words, [{ kind: 'trade', pay: frame.pay, get: frame.get, times: frame.left }])
  }
  const text = textOfFrame(cast, frame) ?? format(words, questionOf(decision))
  // A name is asked for the thing itself, which the question names already.
  const source = frame?.kind === 'name' || frame?.kind === 'companion' ? 0 : decision.source
  return finished(source > 0 ? format(words, 'question.from', { text, source }) : text)
}

/** What the kind of a decision asks; a turn names the way home only where it is open. */
function questionOf({ kind, options }: Decision): 'question.place' | `question.${DecisionKind}` {
  return kind === 'act' && !options.includes(PLAIN_KEYS['retrieve-all'])
    ? 'question.place'
    : `question.${kind}`
}

/** The question about what the frame knows: the thing, the person, the number. Null where the kind says everything. */
function textOfFrame(cast: Cast, frame: Frame | undefined): string | null {
  const { words } = cast
  switch (frame?.kind) {
    case 'pay':
      if (frame.what === 'coin-or-resource') return null
      return format(words, 'question.pay-some', { what: quantity(NOUN_OF_PAYMENT[frame.what], frame.left) })
    case 'take-any':
      return frame.left > 1
        ? format(words, 'question.take-some', { what: quantity('any-resource', frame.left) })
        : null
    case 'minion-spot':
      return format(words, 'question.minion-at', { what: quantity(at(GOODS, frame.minion), 1) })
    case 'plot':
      return format(words, 'question.plot-of', { number: frame.card })
    case 'spare':
      return format(words, 'question.spare-of', { number: frame.card })
    case 'persona':
      return frame.reason === 'extra' ? format(words, 'question.persona-more') : null
    case 'tribute':
      return format(words, frame.what === 'resource' ? 'question.tribute-take' : 'question.tribute-give', {
        name: cast.seats[frame.to] ?? '',
      })
    case 'name':
      return textOfNaming(cast, frame)
    case 'glory':
      return frame.left > 1 ? format(words, 'question.glory-some', { count: frame.left }) : null
    case 'keep':
      return format(words, 'question.keep-some', {
        what: quantity(frame.what === 'card' ? 'card.any' : frame.what, frame.left),
      })
    case 'companion':
      return format(words, 'question.companion-of', { number: frame.companion })
    default:
      return null
  }
}

function textOfNaming({ words, seats, charters, charterOfSeat }: Cast, frame: FrameOf<'name'>): string {
  const { what, number, seat } = frame
  if (what === 'village') return format(words, 'question.name-village')
  if (what !== 'charter') return format(words, `question.name-${what}`, { number })
  const owner = charterOfSeat.indexOf(number)
  if (owner === seat) return format(words, 'question.name-own-charter')
  return owner < 0
    ? format(words, 'question.name-empty-charter', { charter: charters[number] ?? '' })
    : format(words, 'question.name-charter-of', { name: seats[owner] ?? '' })
}

const NOUN_OF_PAYMENT: Readonly<Record<Exclude<Payment, 'coin-or-resource'>, NounKey>> = {
  any: 'resource',
  coin: 'coin',
  card: 'card.any',
  item: 'card.item',
  guest: 'card.guest',
  friend: 'card.friend',
  treasure: 'card.treasure',
  plan: 'plan',
  minion: 'minion',
  peril: 'peril',
  objective: 'objective',
}
