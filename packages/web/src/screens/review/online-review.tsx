import { useEffect, useState } from 'react'
import { api } from '../../online/api.ts'
import type { ReviewSource } from '../../review/review-source.ts'
import { seenOfViews } from '../../review/seen-views.ts'
import { Note } from '../../shell/note.tsx'
import { useSay } from '../../words/speech.ts'
import type { PastGame } from '../past/past.ts'
import { GameReviewPage } from './game-review.tsx'

type OnlineReviewProps = { readonly table: string; readonly past: PastGame }

/** The review of a game that is over at an online table, from what this seat or spectator saw of it. */
export function OnlineReview({ table, past }: OnlineReviewProps) {
  const say = useSay()
  const [source, setSource] = useState<ReviewSource | 'reading' | 'none'>('reading')
  const { game } = past
  useEffect(() => {
    let isWanted = true
    void api.views(table, game).then((reply) => {
      if (!isWanted) return
      setSource(
        reply.ok ? { kind: 'views', seen: seenOfViews(reply.value), name: `${table} ${game}` } : 'none',
      )
    })
    return () => {
      isWanted = false
    }
  }, [table, game])
  if (source === 'reading') return <Note>{say('book.reading')}</Note>
  if (source === 'none') return <Note>{say('review.online')}</Note>
  return <GameReviewPage source={source} past={past} />
}
