import {
  beginPlaythrough,
  cleanName,
  type Engine,
  giveAnswer,
  isRefusal,
  keyOf,
  type Playthrough,
  setUpGame,
} from '@charterstone/engine'
import { type Digit, type DigitReader, readDigits, writeDigits } from './answer-digits.ts'
import { BETWEEN, baseOf, checkOf, MAX_NAMES, nameIn, versionText } from './game-digits.ts'
import { readWeek, type Week, writeWeek } from './week.ts'
import { weeklyGame } from './weekly-game.ts'

/** A weekly game that was played to its end. */
export type WeeklyReplay = { readonly week: Week; readonly name: string; readonly playthrough: Playthrough }

/** Why an address shows no replay. `version`: it was played by other rules. */
export type ReplayFault = 'damaged' | 'version'

const MAX_LETTERS = 4000
/** The longest game seen has about 300. */
const MAX_ANSWERS = 2000

/** The fragment of the address that replays a finished weekly game; null when the answers do not fit the game. */
export function writeReplay(
  engine: Engine,
  week: Week,
  name: string,
  answers: readonly string[],
): string | null {
  const digits: Digit[] = []
  const names: string[] = []
  let playthrough = begin(engine, week, name)
  for (const key of answers) {
    const { pending } = playthrough.state
    if (pending === null) return null
    const next = giveAnswer(engine, playthrough, key)
    if (isRefusal(next)) return null
    playthrough = next
    const index = pending.options.indexOf(key)
    digits.push({ value: index < 0 ? pending.options.length : index, base: baseOf(pending) })
    if (index < 0) names.push(nameIn(playthrough.steps.at(-1)?.events ?? []))
  }
  if (playthrough.state.pending !== null) return null
  return new URLSearchParams({
    w: writeWeek(week),
    v: versionText(engine),
    n: name,
    a: writeDigits(digits),
    ...(names.length > 0 && { t: names.join(BETWEEN) }),
    c: checkOf(playthrough.state),
  }).toString()
}

/** Replays the game of an address. Every answer must be one that the rules offer, and the end must be the one that was written. */
export function readReplay(engine: Engine, fragment: string): WeeklyReplay | ReplayFault {
  if (fragment.length > MAX_LETTERS) return 'damaged'
  const parts = new URLSearchParams(fragment)
  const part = (key: string) => parts.get(key) ?? ''
  const week = readWeek(part('w'))
  const name = cleanName(part('n'))
  const digits = readDigits(part('a'))
  const names = part('t') === '' ? [] : part('t').split(BETWEEN)
  if (week === null || name === '' || digits === null || names.length > MAX_NAMES) return 'damaged'
  if (part('v') !== versionText(engine)) return 'version'
  try {
    const playthrough = replay(engine, begin(engine, week, name), digits, names)
    return playthrough === null || checkOf(playthrough.state) !== part('c')
      ? 'damaged'
      : { week, name, playthrough }
  } catch {
    // Only answers that no game has lead to a broken invariant.
    return 'damaged'
  }
}

function begin(engine: Engine, week: Week, name: string): Playthrough {
  return setUpGame(engine, beginPlaythrough(engine, weeklyGame(week, name)))
}

/** Null when the answers do not lead to the end of the game. */
function replay(
  engine: Engine,
  start: Playthrough,
  digits: DigitReader,
  names: readonly string[],
): Playthrough | null {
  let playthrough = start
  let named = 0
  for (let count = 0; count < MAX_ANSWERS; count++) {
    const { pending } = playthrough.state
    if (pending === null) return digits.isEmpty() && named === names.length ? playthrough : null
    const key =
      pending.options[digits.next(baseOf(pending))] ??
      keyOf({ kind: 'write-name', name: cleanName(names[named++] ?? '') })
    const next = giveAnswer(engine, playthrough, key)
    if (isRefusal(next)) return null
    playthrough = next
  }
  return null
}
