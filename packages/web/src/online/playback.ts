import type { Clock } from '../session/clock.ts'
import type { Pace } from '../session/pace.ts'
import { answersInTurn, pauseBefore } from '../session/timetable.ts'
import type { TableSnapshot } from './table-snapshot.ts'

/** `news`: an answer that nobody has seen yet; `undo`: an answer was taken back; `quiet`: neither. */
export type Change = 'news' | 'undo' | 'quiet'

export type PlaybackFrame = { readonly snapshot: TableSnapshot; readonly change: Change }

export type Playback = {
  readonly add: (frame: PlaybackFrame) => void
  /** The table has changed, but not the game on it. */
  readonly updateTable: (snapshot: TableSnapshot) => void
  /** Draws the frame on screen again. */
  readonly redraw: () => void
  readonly close: () => void
}

type PlaybackDeps = {
  readonly clock: Clock
  readonly pace: Pace
  readonly isVisible: () => boolean
  /** Fetches what the frame needs. */
  readonly prepare: (snapshot: TableSnapshot) => Promise<void>
  readonly draw: (frame: PlaybackFrame, isNewest: boolean) => void
}

/** More frames than this are not played one by one; the log has them. */
const MAX_FRAMES = 12

/** Shows the moves of a table in their order and at the speed of the person who watches, however fast they arrive. */
export function makePlayback({ clock, pace, isVisible, prepare, draw }: PlaybackDeps): Playback {
  let frames: readonly PlaybackFrame[] = []
  let shown: PlaybackFrame | null = null
  /** Its words are being fetched. */
  let preparing: PlaybackFrame | null = null
  let shownAt = 0
  let isClosed = false
  let isPlaying = false

  async function play(): Promise<void> {
    if (isPlaying) return
    isPlaying = true
    try {
      for (let next = frames[0]; next !== undefined && !isClosed; next = frames[0]) {
        if (shown !== null && isMoveOfOthers(next)) await waitFor(next)
        // Meanwhile more frames may have come, or the session may be closed.
        const [frame, ...rest] = frames.length > MAX_FRAMES || !isVisible() ? merged(frames) : frames
        frames = rest
        if (frame !== undefined) await show(frame)
      }
    } finally {
      isPlaying = false
      pace.settle()
    }
  }

  async function waitFor({ snapshot: { entries } }: PlaybackFrame): Promise<void> {
    const rest = shownAt + pauseBefore(pace.speed(), answersInTurn(entries.slice(0, -1))) - clock.now()
    await pace.wait(isVisible() ? rest : 0)
  }

  async function show(frame: PlaybackFrame): Promise<void> {
    preparing = frame
    await prepare(frame.snapshot)
    if (isClosed) return
    shown = preparing
    preparing = null
    shownAt = clock.now()
    redraw()
  }

  function redraw(): void {
    if (shown !== null) draw(shown, frames.length === 0)
  }

  return {
    add: (frame) => {
      frames = [...frames, frame]
      void play()
    },
    updateTable: ({ table, you }) => {
      const update = (frame: PlaybackFrame): PlaybackFrame => ({
        ...frame,
        snapshot: { ...frame.snapshot, table, you },
      })
      shown = shown === null ? null : update(shown)
      preparing = preparing === null ? null : update(preparing)
      frames = frames.map(update)
      redraw()
    },
    redraw,
    close: () => {
      isClosed = true
      frames = []
    },
  }
}

function isMoveOfOthers({ snapshot: { entries, sight }, change }: PlaybackFrame): boolean {
  return change === 'news' && entries.at(-1)?.seat !== sight?.seat
}

/** Only the last frame; it is news unless an answer was taken back on the way. */
function merged(frames: readonly PlaybackFrame[]): readonly PlaybackFrame[] {
  const isUndone = frames.some(({ change }) => change === 'undo')
  return frames.slice(-1).map((last) => (isUndone ? { ...last, change: 'undo' } : last))
}
