import type { Box } from '../session/box.ts'
import { useSession } from '../session/game.ts'
import { released } from '../session/hold.ts'
import { type Speed, useSettings } from '../settings/settings.ts'
import { openSeals } from '../words/open-seals.ts'
import { openWords } from '../words/table-words.ts'
import { gameOf } from './shown-game.ts'
import type { TableSnapshot } from './table-snapshot.ts'

export type Showing = {
  readonly add: (known: TableSnapshot, change: Change) => void
  /** Something beside the game has changed. */
  readonly touch: (known: TableSnapshot) => void
  readonly close: () => void
}

/** An answer has led there that nobody has seen; an answer was taken back; or neither. */
export type Change = 'news' | 'back' | 'quiet'

type Frame = { known: TableSnapshot; readonly change: Change }

/** How long an answer of somebody else stays in sight before the next. */
const PAUSE: Readonly<Record<Speed, number>> = { calm: 1100, fast: 350, instant: 0 }
/** Nobody wants to watch more than this; the log tells it. */
const MOST = 12

/** Shows what happens at a table in its order and at the pace of whoever watches, however fast it is told. */
export function makeShowing(id: string, box: Box): Showing {
  let frames: Frame[] = []
  let shown: Frame | null = null
  /** Its words are being fetched. */
  let coming: Frame | null = null
  let shownAt = 0
  let isClosed = false
  let isGoing = false

  async function go(): Promise<void> {
    if (isGoing) return
    isGoing = true
    try {
      for (let next = frames[0]; next !== undefined && !isClosed; next = frames[0]) {
        if (shown !== null && isOthers(next)) await pace()
        // Meanwhile more may have come, or too much.
        frames = frames.length > MOST || document.hidden ? [merged(frames)] : frames
        const frame = frames.shift()
        if (frame !== undefined) await show(frame)
      }
    } finally {
      isGoing = false
    }
  }

  async function pace(): Promise<void> {
    const { speed } = useSettings.getState()
    const rest = shownAt + PAUSE[speed] - performance.now()
    await Promise.all([rest > 0 && !document.hidden ? pause(rest) : undefined, released()])
  }

  async function show(frame: Frame): Promise<void> {
    coming = frame
    const { sight } = frame.known
    if (sight !== null) {
      await openWords(openSeals(box.catalogue, sight.legacy, sight.table.guidepost)).catch(
        (error: unknown) => {
          // Without a network: numbers stand for names until the words can be fetched.
          console.error(error)
        },
      )
    }
    if (isClosed) return
    coming = null
    shown = frame
    shownAt = performance.now()
    put(frame)
  }

  function put({ known, change }: Frame): void {
    const game = gameOf(id, { known, isNewest: frames.length === 0, isNews: change === 'news' })
    if (game !== null) useSession.setState({ status: 'open', game })
  }

  return {
    add: (known, change) => {
      frames.push({ known, change })
      void go()
    },
    touch: (known) => {
      for (const frame of [shown, coming, ...frames])
        if (frame !== null) frame.known = { ...frame.known, table: known.table, you: known.you }
      if (shown !== null) put(shown)
    },
    close: () => {
      isClosed = true
      frames = []
    },
  }
}

function isOthers({ known: { entries, sight }, change }: Frame): boolean {
  return change === 'news' && entries.at(-1)?.seat !== sight?.seat
}

/** Only the last picture; it is news as long as nothing was taken back on the way. */
function merged(frames: readonly Frame[]): Frame {
  const [last] = frames.slice(-1)
  if (last === undefined) throw new Error('nothing to show')
  const isBack = frames.some(({ change }) => change === 'back')
  return { known: last.known, change: isBack ? 'back' : last.change }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
