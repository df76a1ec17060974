import { lazy, type ReactNode, Suspense } from 'react'
import { isCampaign } from '../../session/game-ref.ts'
import { useTable } from '../../table/table-context.tsx'
import { needWords } from '../../words/speech.ts'
import { useLearning } from '../learn/learning.ts'

const Coach = lazy(async () => {
  const [{ Coach: coach }] = await Promise.all([import('../learn/coach.tsx'), needWords('lessons')])
  return { default: coach }
})

/** The coach, in the village in which somebody learns to play; elsewhere, or once sent away, what else lies there. */
export function Lessons({ children }: { readonly children?: ReactNode }) {
  const { game, view } = useTable()
  const { id, isSilent } = useLearning()
  if (!isCampaign(game.ref, id) || isSilent || view.legacy.game > 1) return children
  return (
    <Suspense fallback={null}>
      <Coach />
    </Suspense>
  )
}
