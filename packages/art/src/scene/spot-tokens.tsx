import type { Charter, Minion, Peril } from '@charterstone/engine'
import { memo } from 'react'
import { fixed } from '../ink/fixed.ts'
import type { Point } from '../ink/path.ts'
import { LocationMark } from '../tokens/location-mark.tsx'
import { MinionMark } from '../tokens/minion-token.tsx'
import { PegMark, type WorkerKind } from '../tokens/peg.tsx'
import { PerilMark } from '../tokens/peril-token.tsx'
import { TokenMark } from '../tokens/seat-token.tsx'

type Worker = { readonly charter: Charter; readonly kind: WorkerKind }

/** What lies and stands on a building. */
export type SpotTokens = {
  readonly workers?: readonly Worker[]
  /** The owner is null for a minion that belongs to nobody. */
  readonly minion?: { readonly kind: Minion; readonly owner: Charter | null }
  readonly peril?: Peril
  /** Seats with an income token here. */
  readonly income?: readonly Charter[]
  /** The number of a location card that marks this plot. */
  readonly location?: number
}

const PEG_HEIGHT = 27
const DOOR_LEFT: Point = [-27, 29]
const DOOR_RIGHT: Point = [27, 30]

/** Workers left of the door, minion right, peril above it, income on the left edge. */
export const Tokens = memo(function Tokens({ tokens }: { readonly tokens: SpotTokens }) {
  const { workers = [], minion, peril, income = [], location } = tokens
  return (
    <>
      {fixed(income.map((charter, index) => incomeToken(charter, index, income.length)))}
      {location !== undefined && <LocationMark x={0} y={-38} number={location} />}
      {peril !== undefined && <PerilMark peril={peril} x={34} y={-9} />}
      {minion !== undefined && <MinionMark minion={minion.kind} owner={minion.owner} x={33} y={15} />}
      {fixed(workers.map((worker, index) => peg(worker, placeOfWorker(index, minion !== undefined))))}
    </>
  )
})

/** Up to three stand in one column; four to six are smaller, in two. */
function incomeToken(charter: Charter, index: number, count: number) {
  if (count <= 3) return <TokenMark charter={charter} x={-34 + index * 2} y={-24 + index * 17.5} r={8.5} />
  return (
    <TokenMark charter={charter} x={-38 + (index % 2) * 14} y={-25 + Math.floor(index / 2) * 14} r={6.9} />
  )
}

function peg({ charter, kind }: Worker, [x, y]: Point) {
  return <PegMark charter={charter} kind={kind} x={x} y={y} height={PEG_HEIGHT} />
}

function placeOfWorker(index: number, hasMinion: boolean): Point {
  if (index === 0) return DOOR_LEFT
  return hasMinion ? [-9, 31] : DOOR_RIGHT
}
