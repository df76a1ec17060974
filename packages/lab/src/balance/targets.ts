import type { Summary } from './summary.ts'

/** One line of section 11 of the rules, and what was measured. */
export type Target = {
  readonly what: string
  readonly target: string
  readonly measured: string
  readonly holds: boolean
}

const EVEN_AT_SIX = 1 / 6
const MARGIN = 0.03
const WINNER_VP: ReadonlyMap<number, readonly [number, number]> = new Map([
  [1, [25, 45]],
  [6, [45, 80]],
  [12, [70, 120]],
])
const TURNS: readonly [number, number] = [14, 30]
const USE: readonly [number, number] = [0.01, 0.12]
const PICKS: readonly [number, number] = [0.05, 0.35]
const OPEN_BEFORE = 9

export function targetsOf(summary: Summary): Target[] {
  return [
    ...(summary.seats === 6 ? [chartersTarget(summary)] : []),
    firstSeatTarget(summary),
    buildingsTarget(summary),
    picksTarget(summary),
    ...scoreTargets(summary),
    turnsTarget(summary),
    ...(summary.campaigns > 0 ? [openTarget(summary)] : []),
  ]
}

function chartersTarget({ charters }: Summary): Target {
  const farthest = charters.toSorted(
    (a, b) => Math.abs(b.share - EVEN_AT_SIX) - Math.abs(a.share - EVEN_AT_SIX),
  )
  return {
    what: 'win share of each charter at six seats',
    target: '16.7 % ± 3',
    measured: farthest.map(({ name, share }) => `${name} ${percent(share)}`).join(', '),
    holds: charters.every(({ share }) => Math.abs(share - EVEN_AT_SIX) <= MARGIN),
  }
}

function firstSeatTarget({ first: { share, vp } }: Summary): Target {
  return {
    what: 'advantage of the first seat',
    target: 'under 3 points',
    measured: `${signed(share * 100)} points of win share, ${signed(vp)} VP`,
    holds: Math.abs(share) < MARGIN,
  }
}

function signed(value: number): string {
  return `${value >= 0 ? '+' : ''}${value.toFixed(1)}`
}

function buildingsTarget({ buildings }: Summary): Target {
  const seldom = buildings.filter(({ share }) => share < USE[0])
  const often = buildings.filter(({ share }) => share > USE[1])
  const list = (few: typeof buildings): string =>
    few.map(({ name, share }) => `${name} ${percent(share)}`).join(', ') || 'none'
  return {
    what: 'every building used while it stands',
    target: '1 % to 12 % of placements',
    measured: `under: ${list(seldom)}; over: ${list(often)}`,
    holds: seldom.length + often.length === 0,
  }
}

function picksTarget({ picks }: Summary): Target {
  return {
    what: 'each type of advancement card in free picks',
    target: '5 % to 35 %',
    measured: picks.map(({ name, share }) => `${name} ${percent(share)}`).join(', '),
    holds: picks.every(({ share }) => share >= PICKS[0] && share <= PICKS[1]),
  }
}

function scoreTargets({ stages }: Summary): Target[] {
  return stages.flatMap(({ stage, winner }) => {
    const range = WINNER_VP.get(stage)
    if (range === undefined) return []
    const [low, high] = range
    return [
      {
        what: `winning score of game ${stage}`,
        target: `${low} to ${high}`,
        measured: `${winner.mean.toFixed(1)} (10-90 %: ${winner.low} to ${winner.high})`,
        holds: winner.mean >= low && winner.mean <= high,
      },
    ]
  })
}

function turnsTarget({ stages }: Summary): Target {
  const means = stages.map(({ turns }) => turns.mean)
  return {
    what: 'turns a seat and game',
    target: '14 to 30',
    measured: stages.map(({ stage, turns }) => `game ${stage}: ${turns.mean.toFixed(1)}`).join(', '),
    holds: means.every((turns) => turns >= TURNS[0] && turns <= TURNS[1]),
  }
}

function openTarget({ decided, campaigns }: Summary): Target {
  const open = decided.filter(({ game }) => game >= OPEN_BEFORE).reduce((sum, row) => sum + row.campaigns, 0)
  return {
    what: 'campaigns still open before game 9',
    target: 'at least half',
    measured: `${percent(open / campaigns)} of ${campaigns}`,
    holds: open / campaigns >= 0.5,
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
