import type { Event, Refusal, State } from '@charterstone/engine'
import type { RequestOf } from '@charterstone/protocol'
import { hasMarkup } from '@charterstone/protocol'
import type { Box } from '../../box.ts'
import { Damage } from '../../storage/damage.ts'
import { isTooLong } from '../bounds.ts'
import { stepsOf } from '../course.ts'
import { type Actor, type Desk, type Drafted, refuse } from '../draft.ts'
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

export function isAt({ state, course }: Live, game: number, step: number): boolean {
  return course !== null && state?.legacy.game === game && stepsOf(course) === step
}

function take({ box, live }: Desk, key: string, by: string): Drafted {
  const { state, course } = live
  const pending = state?.pending ?? null
  if (state === null || course === null || pending === null) return refuse('nothing-asked')
  if (isTooLong(live)) return refuse('too-long')
  if (!pending.options.includes(key) && hasMarkup(key)) return refuse('markup')
  const next = box.engine.clone(state)
  const events: Event[] = []
  const refusal = applyOrThrow(box, next, key, events)
  if (refusal !== undefined) return refuse(refusal.reason)
  return {
    body: { kind: 'answer', step: stepsOf(course), seat: pending.seat, key, by },
    prepared: { state: next, events },
  }
}

/** What breaks an invariant of the rules is no fault of the database. */
function applyOrThrow({ engine }: Box, state: State, key: string, events: Event[]): Refusal | undefined {
  try {
    return engine.apply(state, key, events)
  } catch (error) {
    throw new Damage(`answer ${key}`, { cause: error })
  }
}
