import { isRefusal, type Refusal, type State, type StepResult, takeStep } from '@charterstone/engine'
import type { RequestOf } from '@charterstone/protocol'
import { hasMarkup } from '@charterstone/protocol'
import type { Box } from '../../box.ts'
import { Damage } from '../../storage/damage.ts'
import { isTooLong } from '../bounds.ts'
import { type Actor, type Desk, type Drafted, refuse } from '../draft.ts'
import { answerCount } from '../game-in-progress.ts'
import { askedPlace, type Live } from '../live.ts'
import { botAt, PERSON } from '../place.ts'

/** A person answers. */
export function answer(desk: Desk, { seat }: Actor, { game, step, key }: RequestOf<'answer'>): Drafted {
  const { live } = desk
  if (seat < 0) return refuse('not-yours')
  if (!isAt(live, game, step)) return refuse(live.state === null ? 'not-now' : 'stale')
  const place = askedPlace(live)
  if (place === null) return refuse('nothing-asked')
  if (live.state?.pending?.seat !== seat) return refuse('not-yours')
  if (botAt(place) !== null) return refuse('seat-lent')
  return take(desk, key, PERSON)
}

/** A bot answers the question that it was asked; if that is no longer asked, nobody minds. */
export function answerByBot(desk: Desk, seq: number, key: string, bot: string): Drafted {
  return desk.live.seq === seq ? take(desk, key, bot) : refuse('stale')
}

export function isAt({ state, inProgress }: Live, game: number, step: number): boolean {
  return inProgress !== null && state?.legacy.game === game && answerCount(inProgress) === step
}

function take({ box, live }: Desk, key: string, by: string): Drafted {
  const { state, inProgress } = live
  const pending = state?.pending ?? null
  if (state === null || inProgress === null || pending === null) return refuse('nothing-asked')
  if (isTooLong(live)) return refuse('too-long')
  if (!pending.options.includes(key) && hasMarkup(key)) return refuse('markup')
  const step = answerCount(inProgress)
  const result = takeOrThrow(box, state, { number: step + 1, key, by })
  if (isRefusal(result)) return refuse(result.reason)
  return { body: { kind: 'answer', step, seat: pending.seat, key, by }, prepared: result }
}

/** A broken invariant of the rules is damage of the table, not a fault of the database. */
function takeOrThrow(
  { engine }: Box,
  state: State,
  answer: Parameters<typeof takeStep>[2],
): StepResult | Refusal {
  try {
    return takeStep(engine, state, answer)
  } catch (error) {
    throw new Damage(`answer ${answer.key}`, { cause: error })
  }
}
