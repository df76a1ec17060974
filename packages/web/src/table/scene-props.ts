import type { Gate } from '@charterstone/art/scene/gateposts.tsx'
import type { SpotTokens } from '@charterstone/art/scene/spot-tokens.tsx'
import type { VillageSceneProps } from '@charterstone/art/scene/village-scene.tsx'
import { type BuildingDef, CHARTERS, type Charter, nameOf } from '@charterstone/engine'
import { useMemo } from 'react'
import { type Say, useSay } from '../words/speech.ts'
import { useAttention } from './attention.ts'
import { charterOfSeat, seatOfCharter } from './model/charters.ts'
import { freshSpots, tileStatesOf } from './model/tile-states.ts'
import { startOf } from './model/tracks.ts'
import { type TableValue, useTable } from './table-context.tsx'

type Drawn = Omit<VillageSceneProps, 'hovered' | 'focused' | 'labelOf' | 'onHover' | 'onFocus' | 'onChoose'>

/** What the picture of the village shows of the game. */
export function useSceneProps(): Drawn {
  const say = useSay()
  const table = useTable()
  const chosen = useAttention((attention) => attention.chosen)
  const { view, board, game, decision, choices, closed } = table
  const picture = useMemo(
    () => ({
      buildings: buildingsOf(table),
      covers: view.table.covers,
      track: board.progress,
      progress: board.progress.space,
      start: startOf(board, game.log),
      reputation: board.reputation.seats.map((seat) => charterOfSeat(view, seat)),
      reputationSpaces: board.reputation,
      tokens: tokensOf(table),
      fresh: freshSpots(game.log),
    }),
    [table, view, board, game.log],
  )
  const gates = useMemo(() => gatesOf(say, table), [say, table])
  const states = useMemo(
    () => tileStatesOf(decision, choices, closed, chosen),
    [decision, choices, closed, chosen],
  )
  const words = useMemo(() => sceneWords(say, table), [say, table])
  return { ...picture, gates, states, words }
}

const known = new WeakMap<readonly BuildingDef[], ReadonlyMap<number, BuildingDef>>()

export function buildingByNumber(buildings: readonly BuildingDef[], number: number): BuildingDef | null {
  const map = known.get(buildings) ?? new Map(buildings.map((def) => [def.number, def]))
  known.set(buildings, map)
  return map.get(number) ?? null
}

function buildingsOf({ view, catalogue }: TableValue): readonly (BuildingDef | null)[] {
  return view.legacy.buildings.map((number) => buildingByNumber(catalogue.buildings, number))
}

function tokensOf({ view, board }: TableValue): ReadonlyMap<number, SpotTokens> {
  const tokens = new Map<number, SpotTokens>()
  for (const spot of view.table.inPlay) {
    const here = board.spots[spot]
    if (here === undefined) continue
    const { workers, minion, minionSeat, peril, income } = here
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

function gatesOf(say: Say, { view, cast, game, decision }: TableValue): Readonly<Record<Charter, Gate>> {
  const asked = decision?.seat ?? game.waiting?.seat ?? -1
  const gates = CHARTERS.map((charter, place): [Charter, Gate] => {
    const seat = seatOfCharter(view, place)
    if (seat < 0) return [charter, { name: say('village.empty'), kind: 'empty' }]
    const name = cast.seats[seat] ?? ''
    return [charter, { name, kind: seat === game.seat ? 'you' : 'other', isAsked: seat === asked }]
  })
  return Object.fromEntries(gates) as Record<Charter, Gate>
}

function sceneWords(say: Say, { view, board, words }: TableValue): VillageSceneProps['words'] {
  const { space: progress, last } = board.progress
  return {
    village: view.legacy.village === '' ? say('village.label') : view.legacy.village,
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
