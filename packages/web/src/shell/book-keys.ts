import type { GameRef } from '../session/game-ref.ts'
import { useKeys } from './keys.ts'
import { pathOf } from './route.ts'
import { navigate } from './router.ts'

/** The letters that lead from page to page of an open game; none of them for null. */
export function useBookKeys(ref: GameRef | null): void {
  const go = (name: 'play' | 'chronicle' | 'log' | 'chest' | 'campaign') => () => {
    if (ref !== null) navigate(pathOf(name, ref))
  }
  useKeys(
    ref === null
      ? {}
      : {
          table: go('play'),
          chronicle: go('chronicle'),
          log: go('log'),
          chest: go('chest'),
          campaign: go('campaign'),
        },
  )
}
