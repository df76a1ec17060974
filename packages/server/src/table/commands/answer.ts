import { isRefusal, type Refusal, type State, type StepResult, takeStep } from '@charterstone/engine'
import type { RequestOf } from '@charterstone/protocol'
import { hasMarkup } from '@charterstone/protocol'
import type { Ruleset } from '../../ruleset.ts'
import { Damage } from '../../storage/damage.ts'
import { type Actor, type DraftOrFault, refuse, type TableContext } from '../draft.ts'
import { answerCount } from '../game-in-progress.ts'
import { isTooLong } from '../limits.ts'
import { askedHolder, type LiveTable } from '../live-table.ts'
import { botFor, PERSON } from '../seat-holder.ts'

/** A person answers. */
export function answer(
  context: TableContext,
  { seat }: Actor,
  { game, step, key }: RequestOf<'answer'>,
): DraftOrFault {
  const { live } = context
  if (seat < 0) return refuse('not-yours')
  if (!isAt(live, game, step)) return refuse(live.state === null ? 'not-now' : 'stale')
  const holder = askedHolder(live)
  if (holder === null) return refuse('nothing-asked')
  if (live.state?.pending?.seat !== seat) return refuse('not-yours')
  if (botFor(holder) !== null) return refuse('seat-lent')
  return take(context, key, PERSON)
}

/** A bot answers; refused as stale when the table has changed since the bot was asked. */
export function answerByBot(context: TableContext, seq: number, key: string, bot: string): DraftOrFault {
  return context.live.seq === seq ? take(context, key, bot) : refuse('stale')
}

export function isAt({ state, inProgress }: LiveTable, game: number, step: number): boolean {
  return inProgress !== null && state?.legacy.game === game && answerCount(inProgress) === step
}

function take({ ruleset, live }: TableContext, key: string, by: string): DraftOrFault {
  const { state, inProgress } = live
  const pending = state?.pending ?? null
  if (state === null || inProgress === null || pending === null) return refuse('nothing-asked')
  if (isTooLong(live)) return refuse('too-long')
  if (!pending.options.includes(key) && hasMarkup(key)) return refuse('markup')
  const step = answerCount(inProgress)
  const result = takeOrThrow(ruleset, state, { number: step + 1, key, by })
  if (isRefusal(result)) return refuse(result.reason)
  return { body: { kind: 'answer', step, seat: pending.seat, key, by }, prepared: result }
}

/** A broken invariant of the rules is damage of the table, not a fault of the database. */
function takeOrThrow(
  { engine }: Ruleset,
  state: State,
  answer: Parameters<typeof takeStep>[2],
): StepResult | Refusal {
  try {
    return takeStep(engine, state, answer)
  } catch (error) {
    throw new Damage(`answer ${answer.key}`, { cause: error })
  }
}
