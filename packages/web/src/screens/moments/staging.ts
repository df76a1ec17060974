import { useEffect, useState } from 'react'
import { isMotionReduced } from '../../settings/apply-settings.ts'
import { type Speed, useSettings } from '../../settings/settings.ts'

/** How much longer or shorter things take. */
export const PACE: Readonly<Record<Speed, number>> = { step: 1, calm: 1, brisk: 0.5, instant: 0 }

/** 0 when nothing should move. */
export function paceNow(): number {
  return isMotionReduced() ? 0 : PACE[useSettings.getState().speed]
}

/** Whether a moment is still being staged: until it has played, or any key or tap ends it. */
export function useStaging(length = 1600): boolean {
  const [isStaged, setStaged] = useState(() => paceNow() > 0)
  useEffect(() => {
    if (!isStaged) return
    const end = () => setStaged(false)
    const timer = setTimeout(end, length * paceNow())
    addEventListener('keydown', end)
    addEventListener('pointerdown', end)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', end)
      removeEventListener('pointerdown', end)
    }
  }, [isStaged, length])
  return isStaged
}
