import type { ClosedKey, UselessKey } from '../rules/lack.ts'
import type { EventOf } from './event.ts'
import type { Frame, FrameKind, FrameOf } from './frame.ts'
import type { Menu } from './menu.ts'
import type { Play } from './play.ts'

/** Resolves a frame that asks nobody. */
export type Runner<Kind extends FrameKind> = { readonly run: (play: Play, frame: FrameOf<Kind>) => void }

/** Asks a seat: legality is written here, once, as the options offered. With none, the frame is dropped. */
export type Asker<Kind extends FrameKind> = {
  readonly offer: (play: Play, frame: FrameOf<Kind>, menu: Menu) => void
  readonly answer: (play: Play, frame: FrameOf<Kind>, value: number) => void
  /** Options that a person would look for and that are not offered, with their reasons; asked only by people. */
  readonly closed?: (play: Play, frame: FrameOf<Kind>) => ClosedKey[]
  /** Options that are offered and give nothing, with their reasons; asked only by people. */
  readonly warnings?: (play: Play, frame: FrameOf<Kind>) => UselessKey[]
  /** A name written by the player, already cleaned. */
  readonly text?: (play: Play, frame: FrameOf<Kind>, text: string) => void
  /** A single option is still asked when answering it would reveal something. */
  readonly reveals?: true
  /** Hidden cards that the question shows to the asked seat alone: nobody else may see the options (D6). */
  readonly shows?: (play: Play, frame: FrameOf<Kind>) => Shown | null
}

/** What everybody learns of a secret look: where and how many, never which. */
export type Shown = Pick<EventOf<'looked'>, 'where' | 'count'>

type Asking = Extract<Frame, { readonly asks: true }>['kind']

export type Handlers = { readonly [Kind in FrameKind]: Kind extends Asking ? Asker<Kind> : Runner<Kind> }
