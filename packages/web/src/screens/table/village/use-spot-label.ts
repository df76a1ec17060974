import { useMemo } from 'react'
import { spotLabels } from '../../../table/model/spot-label.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'

/** The label of each spot for screen readers. */
export function useSpotLabel(): (spot: number) => string {
  const say = useSay()
  const table = useTable()
  return useMemo(() => spotLabels(say, table), [say, table])
}
