import { useMemo } from 'react'
import { useGame, useReadable, useRuleset } from '../../session/use-game.ts'
import { useVillage } from '../../session/use-village.ts'
import type { WhenOpened } from '../past/when-opened.ts'
import { type Tale, taleOf } from './tale.ts'

export type DatedTale = Tale & { readonly id: string; readonly game: number | null }

/** The stories that were read so far, as this village heard them. */
export function useTales(opened: WhenOpened): readonly DatedTale[] {
  const { catalogue } = useRuleset()
  const { legacy } = useGame().view
  const village = useVillage()
  const { stories } = useReadable()
  return useMemo(
    () =>
      legacy.stories.flatMap((key): DatedTale[] => {
        const story = stories[key]
        if (story === undefined) return []
        const when = opened.stories.get(key)
        // The paragraphs are those of that time; the name of the village is today's.
        return [
          {
            ...taleOf(catalogue, when?.legacy ?? legacy, story, village),
            id: idOf(key),
            game: when?.game ?? null,
          },
        ]
      }),
    [legacy, stories, opened, catalogue, village],
  )
}

/** Without the branch: an address gives nothing away. */
function idOf(story: string): string {
  return `story-${story.split(':')[0] ?? story}`
}
