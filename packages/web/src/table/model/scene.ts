import type { Gate } from '@charterstone/art/scene/gateposts.tsx'
import type { SpotTokens } from '@charterstone/art/scene/token-props.ts'
import type { VillageSceneProps } from '@charterstone/art/scene/village-scene.tsx'
import {
  type BuildingDef,
  buildingOf,
  type Catalogue,
  CHARTERS,
  type Charter,
  nameOf,
} from '@charterstone/engine'
import type { Say } from '../../words/speech.ts'
import type { TableValue } from '../table-context.tsx'
import { charterOfSeat, seatOfCharter } from './charters.ts'

/** What stands on each spot; null for a bare plot. */
export function buildingsOf(
  catalogue: Catalogue,
  numbers: readonly number[],
): readonly (BuildingDef | null)[] {
  return numbers.map((number) => buildingOf(catalogue, number) ?? null)
}

/** The tokens on each spot that has any. */
export function tokensOf({ view, board }: TableValue): ReadonlyMap<number, SpotTokens> {
  const tokens = new Map<number, SpotTokens>()
  for (const [spot, { workers, minion, minionSeat, peril, income }] of board.spots.entries()) {
    if (workers.length + income.length === 0 && minion === null && peril === null) continue
    tokens.set(spot, {
      workers: workers.map(({ seat, kind }) => ({ charter: charterOfSeat(view, seat), kind })),
      income: income.map((seat) => charterOfSeat(view, seat)),
      ...(minion !== null && {
        minion: { kind: minion, owner: minionSeat === null ? null : charterOfSeat(view, minionSeat) },
      }),
      ...(peril !== null && { peril }),
    })
  }
  return tokens
}

/** The sign at the gate of each charter: whose it is, and whether that seat is asked. */
export function gatesOf(
  say: Say,
  { view, cast, game, decision }: TableValue,
): Readonly<Record<Charter, Gate>> {
  const asked = decision?.seat ?? game.waiting?.seat ?? -1
  const gates = CHARTERS.map((charter, index): [Charter, Gate] => {
    const seat = seatOfCharter(view, index)
    if (seat < 0) return [charter, { name: say('village.empty'), kind: 'empty' }]
    const name = cast.seats[seat] ?? ''
    return [charter, { name, kind: seat === game.seat ? 'you' : 'other', isAsked: seat === asked }]
  })
  return Object.fromEntries(gates) as Record<Charter, Gate>
}

export function sceneWords(say: Say, { game, board, words }: TableValue): VillageSceneProps['words'] {
  const { space: progress, last } = board.progress
  return {
    village: game.village || say('village.label'),
    progress: words.rules.progress.name,
    progressCount: say('village.progress', { progress, last }),
    reputation: words.rules.reputation.name,
    reputationNote: say('village.reputation-note', { ranks: board.reputation.vp.join(' · ') }),
  }
}

/** The name of what stands on a spot; empty for a bare plot. */
export function nameAt({ view, words }: TableValue, spot: number): string {
  const number = view.legacy.buildings[spot] ?? 0
  return number === 0 ? '' : nameOf(words, number)
}
