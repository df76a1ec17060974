import { useMemo } from 'react'
import { type Beat, eventsIn } from '../../../table/model/beats.ts'
import { captionOf } from '../../../table/model/caption.ts'
import { type CaptionWords, captionWords } from '../../../table/model/caption-words.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'

/** The captions of beats, for the person at the screen. */
export function useCaptions(beats: readonly Beat[]): readonly CaptionWords[] {
  const say = useSay()
  const { cast, game } = useTable()
  const reader = game.seat
  return useMemo(
    () => beats.map((beat) => captionWords({ say, cast, reader }, captionOf(beat.seat, eventsIn(beat)))),
    [beats, say, cast, reader],
  )
}
