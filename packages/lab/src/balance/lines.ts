import type { HouseRuleId } from '@charterstone/engine'
import { shifted } from '../statistics/estimate.ts'
import type { GameSpread } from './by-game.ts'
import { type Line, type LineId, type LinePart, lineOf, partOf, type Wanted } from './line.ts'
import type { Summary } from './summary.ts'

/** The lines of section 11 of the rules, measured. Those of which nothing was measured are missing. */
export type Lines = Partial<Record<LineId, Line>>

export function linesOf(summary: Summary, house: readonly HouseRuleId[] = []): Lines {
  const parts: Record<LineId, readonly LinePart[]> = {
    B1: clock(summary),
    B2: summary.turnsPerSeat.map((turns) => partOf(gameName(turns), 'turns', turns, TURNS)),
    B3: summary.winners.flatMap(winner),
    B4: growth(summary),
    B5: summary.buildings
      .filter(({ isCommons }) => !isCommons)
      .map((use) => partOf(use.name, 'share', use, USE)),
    B6: charters(summary),
    B7: firstSeat(summary, house),
    B8: summary.picks.filter(({ of }) => of > 0).map((pick) => partOf(pick.name, 'share', pick, PICKS)),
    B9:
      summary.decided.length === 0
        ? []
        : [partOf('undecided before game 9', 'share', summary.openBefore9, HALF)],
    B10: story(summary),
  }
  const lines: Lines = {}
  for (const [id, own] of Object.entries(parts) as [LineId, readonly LinePart[]][]) {
    const line = lineOf(own)
    if (line !== undefined) lines[id] = line
  }
  return lines
}

const DUSK_AT_TWO: Wanted = { atMost: 0.1 }
const DUSK: Wanted = { atMost: 0.05 }
const HALF: Wanted = { atLeast: 0.5 }
const TURNS: Wanted = { atLeast: 14, atMost: 30 }
const WINNER_VP: ReadonlyMap<number, Wanted> = new Map([
  [1, { atLeast: 25, atMost: 45 }],
  [6, { atLeast: 45, atMost: 80 }],
  [12, { atLeast: 70, atMost: 120 }],
])
const GROWTH_AT_FEW: Wanted = { atLeast: 1 }
const GROWTH_AT_MANY: Wanted = { atLeast: 0.75 }
const MOST_OF_FEW = 4
const USE: Wanted = { atLeast: 0.01, atMost: 0.12 }
const CHARTER_POINTS = 0.03
const FIRST_SEAT: Wanted = { atLeast: -0.03, atMost: 0.03 }
const FIRST_SEAT_FAIR: Wanted = { atLeast: -0.015, atMost: 0.015 }
const PICKS: Wanted = { atLeast: 0.05, atMost: 0.35 }
const CANDLE: Wanted = { atLeast: 0.35, atMost: 0.65 }
const BRANCH: Wanted = { atLeast: 0.2 }

function clock({ seats, dusk, withoutDusk, games }: Summary): LinePart[] {
  if (games === 0) return []
  return [
    partOf('moves by dusk', 'share', dusk, seats === 2 ? DUSK_AT_TWO : DUSK),
    partOf('games without a move by dusk', 'share', withoutDusk, HALF),
  ]
}

function winner(score: GameSpread): LinePart[] {
  const wanted = WINNER_VP.get(score.game)
  return wanted === undefined ? [] : [partOf(gameName(score), 'vp', score, wanted)]
}

function gameName({ game }: GameSpread): string {
  return `game ${game}`
}

function growth({ seats, builtPerSeat, cratesPerSeat }: Summary): LinePart[] {
  if (builtPerSeat.byGame.length === 0) return []
  const wanted = seats <= MOST_OF_FEW ? GROWTH_AT_FEW : GROWTH_AT_MANY
  return [
    partOf('built in games 1-8', 'number', builtPerSeat.games1to8, wanted),
    partOf('crates opened in games 1-8', 'number', cratesPerSeat.games1to8, wanted),
  ]
}

function charters({ charters: all, seats }: Summary): LinePart[] {
  const wanted = { atLeast: 1 / seats - CHARTER_POINTS, atMost: 1 / seats + CHARTER_POINTS }
  return all.filter(({ of }) => of > 0).map(({ name, byMargin }) => partOf(name, 'share', byMargin, wanted))
}

function firstSeat({ places, seats }: Summary, house: readonly HouseRuleId[]): LinePart[] {
  const [first] = places
  if (first === undefined || first.of === 0) return []
  const wanted = house.includes('H10') ? FIRST_SEAT_FAIR : FIRST_SEAT
  return [partOf('advantage of the first seat', 'points', shifted(first.byMargin, -1 / seats), wanted)]
}

function story({ branches }: Summary): LinePart[] {
  const candle = branches.find(({ letter }) => letter === 'O')
  return [
    ...(candle === undefined ? [] : [partOf('the candle goes out', 'share', candle, CANDLE)]),
    ...branches
      .filter(({ of }) => of > 0)
      .map((branch) => partOf(`game ${branch.game}, branch ${branch.letter}`, 'share', branch, BRANCH)),
  ]
}
