import type { RestorePoint } from '@charterstone/protocol'
import { useEffect, useState } from 'react'
import { api } from '../../online/api.ts'
import { reportProblem } from '../../online/report-problem.ts'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/speech.ts'

/** The host of a damaged table can go back to the last restore point. Others see only the message. */
export function RestoreSetAside({ id }: { readonly id: string }) {
  const say = useSay()
  const [last, setLast] = useState<RestorePoint | null>(null)
  useEffect(() => {
    let isWanted = true
    void api.points(id).then((points) => {
      if (isWanted && points.ok) setLast(points.value[0] ?? null)
    })
    return () => {
      isWanted = false
    }
  }, [id])
  async function restore(point: number): Promise<void> {
    const restored = await api.restore(id, point)
    if (restored.ok) location.reload()
    else reportProblem(restored.fault)
  }
  if (last === null) return null
  return (
    <Button kind="primary" onClick={() => void restore(last.point)}>
      {say('online.restore-last', { game: last.game })}
    </Button>
  )
}
