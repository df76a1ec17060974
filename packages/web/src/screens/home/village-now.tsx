import { lazy, Suspense } from 'react'
import type { Summary } from '../../data/summary.ts'
import { useSay } from '../../words/speech.ts'
import { VillageMap } from './village-map.tsx'

const VillagePicture = lazy(async () => ({
  default: (await import('../village-picture/village-picture.tsx')).VillagePicture,
}))

type VillageNowProps = {
  readonly summary: Summary
  readonly isSmall?: boolean
  readonly className: string | undefined
}

/** A village as it stands, in the light of its hour; its map until the picture is there. */
export function VillageNow({ summary, isSmall = false, className }: VillageNowProps) {
  const say = useSay()
  const { buildings, covers, phase, progress } = summary
  return (
    <div className={className}>
      <Suspense fallback={<VillageMap buildings={buildings} />}>
        <VillagePicture
          buildings={buildings}
          covers={covers}
          progress={phase === 'playing' ? progress : undefined}
          isSmall={isSmall}
          title={say('home.picture')}
        />
      </Suspense>
    </div>
  )
}
