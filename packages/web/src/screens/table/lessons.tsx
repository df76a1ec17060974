import { lazy, type ReactNode, Suspense } from 'react'
import { isCampaign } from '../../session/game-ref.ts'
import { useTable } from '../../table/table-context.tsx'
import { needWords } from '../../words/speech.ts'
import { useLearning } from '../learn/learning.ts'

const Coach = lazy(async () => {
  const [{ Coach: coach }] = await Promise.all([import('../learn/coach.tsx'), needWords('lessons')])
  return { default: coach }
})

/** The coach, in the guided first game; without it, or in any other game, what else is there. */
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
