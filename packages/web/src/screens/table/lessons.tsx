import type { LessonTopic } from '@charterstone/content'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { isCampaign } from '../../session/game-ref.ts'
import { useSettings } from '../../settings/settings.ts'
import { whenIdle } from '../../shell/when-idle.ts'
import { useDockSlot } from '../../table/dock-slot.ts'
import { useTable } from '../../table/table-context.tsx'
import { needWords } from '../../words/speech.ts'
import { useLearning } from '../learn/learning.ts'
import { freshTopics, TAUGHT_BY } from '../learn/rule-topics.ts'
import { useMoments } from '../moments/moments.ts'

const Coach = lazy(async () => {
  const [{ Coach: coach }] = await Promise.all([import('../learn/coach.tsx'), needWords('lessons')])
  return { default: coach }
})

const loadRuleCoach = async () => {
  const [{ RuleCoach: coach }] = await Promise.all([import('../learn/rule-coach.tsx'), needWords('lessons')])
  return { default: coach }
}

const RuleCoach = lazy(loadRuleCoach)

type GuidedProps = {
  /** What the coach stands in for during the guided first game. */
  readonly instead?: ReactNode
}

/** The coach in the guided first game. */
export function GuidedCoach({ instead }: GuidedProps) {
  if (!useIsGuided()) return instead
  return (
    <Suspense fallback={null}>
      <Coach />
    </Suspense>
  )
}

/** The offer of a lesson where a rule is new. It stands last, so that nothing moves. */
export function RuleOffer() {
  const isGuided = useIsGuided()
  const hasOtherTask = useDockSlot() !== null
  return isGuided || hasOtherTask ? null : <NewRule />
}

function useIsGuided(): boolean {
  const { game, view } = useTable()
  const { id, isSilent } = useLearning()
  const hasOtherTask = useDockSlot() !== null
  return !hasOtherTask && isCampaign(game.ref, id) && !isSilent && view.legacy.game === 1
}

/** One new rule a turn is enough. */
function NewRule() {
  const { game } = useTable()
  const topic = useFreshTopic()
  const [closedAt, setClosedAt] = useState(-1)
  // Loaded before it is needed: it appears together with the question, not after it.
  useEffect(() => whenIdle(() => void loadRuleCoach()), [])
  if (topic === null || game.log.length <= closedAt) return null
  return (
    <Suspense fallback={null}>
      <RuleCoach key={topic} topic={topic} onClose={() => setClosedAt(game.log.length)} />
    </Suspense>
  )
}

/** The first new rule on which this device has heard no lesson; null while a story is on screen or others act. */
function useFreshTopic(): LessonTopic | null {
  const { game, view, decision, catalogue } = useTable()
  const { heard, done } = useLearning()
  const isWanted = useSettings(({ lessons }) => lessons)
  const isBusy = useMoments(({ queue }) => queue.length > 0)
  if (!isWanted || isBusy || decision === null || game.seat < 0) return null
  return (
    freshTopics(catalogue, view, game.log).find((topic) => {
      const taught = TAUGHT_BY[topic]
      return !heard.includes(topic) && (taught === undefined || !done.includes(taught))
    }) ?? null
  )
}
