import type { Pending } from '../../loop/decision.ts'
import { STATE_FORMAT, type State } from '../../state/state.ts'
import {
  type Checker,
  isTrueOrFalse,
  list,
  nullOr,
  object,
  oneOf,
  row,
  type Trouble,
  text,
  whole,
} from './checker.ts'
import { frameSchema, isSeat, isSource } from './frame-schema.ts'
import { legacySchema } from './legacy-schema.ts'
import { LIMITS } from './limits.ts'
import { isAnswer } from './names.ts'
import type { Numbers } from './numbers.ts'
import { tableSchema } from './table-schema.ts'

const isPending = object<Pending>({
  seat: isSeat,
  kind: text(40, (kind) => /^[a-z-]+$/.test(kind)),
  source: isSource,
  options: list(isAnswer, LIMITS.options),
  values: list(whole(-10_000_000, 10_000_000), LIMITS.options),
  open: isTrueOrFalse,
  secret: isTrueOrFalse,
})

const fourWords = row(whole(-(2 ** 31), 2 ** 32 - 1), 4)

/** A generator of nothing but zeros would show the same side of the die for ever. */
const isRng: Checker = (value) =>
  fourWords(value) ?? ((value as readonly number[]).some((word) => word !== 0) ? null : STUCK)
const STUCK: Trouble = { path: '', max: null }

export function stateSchema(numbers: Numbers): Checker {
  return object<State>({
    format: oneOf([STATE_FORMAT]),
    phase: oneOf(['between', 'playing', 'finished']),
    legacy: legacySchema(numbers),
    table: tableSchema(numbers),
    stack: list(frameSchema(numbers), LIMITS.stack),
    pending: nullOr(isPending),
    rng: isRng,
  })
}
