import type { Pending } from './decision.ts'
import type { Frame } from './frame.ts'
import type { Asker, Handlers, Runner } from './handler.ts'
import { handlers } from './handlers.ts'
import type { Menu } from './menu.ts'
import type { Play } from './play.ts'

type AskingFrame = Extract<Frame, { readonly asks: true }>

function runnerOf(frame: Frame): Runner<Frame['kind']> {
  return (handlers as unknown as Record<string, Runner<Frame['kind']>>)[frame.kind] as Runner<Frame['kind']>
}

export function askerOf(frame: AskingFrame): Asker<AskingFrame['kind']> {
  return (handlers as unknown as Record<keyof Handlers, Asker<AskingFrame['kind']>>)[frame.kind]
}

/**
 * Far more frames than any game resolves between two decisions: 33 was the most with a person at the table, 390 in a
 * whole game of six automas. A stack that goes on longer was not made by the rules.
 */
const MAX_FRAMES = 5000

/** Resolves frames until a decision is pending or nothing is left. */
export function run(play: Play): void {
  const { state } = play
  state.pending = null
  for (let left = MAX_FRAMES; left > 0; left--) {
    const frame = state.stack.pop()
    if (frame === undefined) return
    if (!('asks' in frame)) runnerOf(frame).run(play, frame)
    else if (ask(play, frame)) return
  }
  throw new Error(`no decision after ${MAX_FRAMES} frames`)
}

/** True when the frame now waits for its seat; false when it was answered automatically or had no option. */
function ask(play: Play, frame: AskingFrame): boolean {
  const asker = askerOf(frame)
  const menu: Menu = { keys: [], values: [] }
  asker.offer(play, frame, menu)
  const shown = asker.shows?.(play, frame) ?? null
  if (shown !== null && shown.count > 0)
    play.events?.push({ kind: 'looked', seat: frame.seat, source: frame.source, ...shown })
  const only = menu.values[0]
  if (only === undefined) return false
  const open = asker.text !== undefined
  if (menu.values.length === 1 && !open && asker.reveals === undefined) {
    play.events?.push({ kind: 'answered', seat: frame.seat, key: menu.keys[0] ?? '', source: frame.source })
    asker.answer(play, frame, only)
    return false
  }
  play.state.stack.push(frame)
  const pending: Pending = {
    seat: frame.seat,
    kind: frame.kind,
    source: frame.source,
    options: menu.keys,
    values: menu.values,
    open,
    secret: shown !== null,
  }
  play.state.pending = pending
  return true
}
