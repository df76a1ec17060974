import { useState } from 'react'
import { useSession, useSessionPart } from '../session/session-context.tsx'
import { play } from '../settings/sound.ts'
import { makeBatches } from './batches.ts'
import { isPending, type Series, seriesOf } from './model/series.ts'
import { useTable } from './table-context.tsx'

/** What a person puts together before it is sent: answers to a series of questions. */
export type Draft = {
  readonly series: Series
  /** How many of the answers are chosen. */
  readonly given: number
  /** How often an option is chosen. */
  readonly countOf: (key: string) => number
  readonly canAdd: (key: string) => boolean
  readonly add: (key: string) => void
  readonly remove: (key: string) => void
  /** Whether everything that must be chosen is chosen. */
  readonly isDone: boolean
  readonly isSending: boolean
  readonly send: () => void
}

/** The draft for the pending series; null for a single question. Each plus is tried out, so it never promises too much. */
export function useDraft(): Draft | null {
  const { view, choices, decision } = useTable()
  const { foresee } = useSession()
  const batches = useSessionPart(makeBatches)
  const [draft, setDraft] = useState<{ readonly of: unknown; readonly keys: readonly string[] }>(EMPTY)
  const [sent, setSent] = useState<Sent | null>(null)
  const series = sent?.series ?? seriesOf(view, choices)
  if (series === null || decision === null) return null
  const keys = sent?.keys ?? (draft.of === decision ? draft.keys : [])
  const after = sent !== null || keys.length === 0 ? view : foresee(...keys).view
  const next =
    sent === null && after !== null && isPending(series, after, keys.length) ? after.decision : null
  const offered = next?.options ?? []
  const skip = choices.find(({ option }) => option.kind === 'skip')
  const change = (changed: readonly string[]) => {
    play('choose')
    setDraft({ of: decision, keys: changed })
  }
  return {
    series,
    given: keys.length,
    countOf: (key) => keys.filter((each) => each === key).length,
    canAdd: (key) => offered.includes(key),
    add: (key) => change([...keys, key]),
    remove: (key) => change(keys.toSpliced(keys.lastIndexOf(key), 1)),
    isDone: keys.length > 0 && (next === null || skip !== undefined),
    isSending: sent !== null,
    send: () => {
      setSent({ series, keys })
      void batches
        .answerAll(series, skip === undefined || next === null ? grouped(keys) : [...grouped(keys), skip.key])
        .finally(() => {
          setSent(null)
          setDraft(EMPTY)
        })
    },
  }
}

type Sent = { readonly series: Series; readonly keys: readonly string[] }
const EMPTY = { of: null, keys: [] } as const

/** The same ones behind each other, so that the log counts them. */
function grouped(keys: readonly string[]): readonly string[] {
  return [...new Set(keys)].flatMap((key) => keys.filter((each) => each === key))
}
