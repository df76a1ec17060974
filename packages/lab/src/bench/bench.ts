import { availableParallelism, loadavg } from 'node:os'
import { isOn, numberOption, type Options } from '../command-line/options.ts'
import { printJson, printLine, warn } from '../command-line/output.ts'
import { startProgress } from '../command-line/progress.ts'
import { measureBoardgameIo, type PeerFigures } from './boardgame-io.ts'
import { type Figures, firstGame, lastGame, measure, plainMiddle } from './playouts.ts'

const SEATS = [2, 4, 6]
const PEER_SEATS = 4
const LATE_SEATS = 6

type Report = {
  readonly decisionsPerSecond: Readonly<Record<number, number>>
  /** With four seats in the middle of game 1, as for the peers. */
  readonly cloneMicroseconds: number
  readonly stateBytes: number
  readonly late: Figures & { readonly seats: number }
  readonly peers: Readonly<Record<string, PeerFigures>>
}

export async function bench(_args: readonly string[], options: Options): Promise<number> {
  const only = numberOption(options, 'seats', { from: 1, to: 6 })
  noteLoad()
  const report = measureAll(only === undefined ? SEATS : [only], options.peers !== false)
  if (isOn(options, 'json')) printJson(report)
  else printReport(report)
  return 0
}

function measureAll(seats: readonly number[], withPeers: boolean): Report {
  const progress = startProgress('measurements', seats.length + 2)
  const figures = seats.map((count): [number, Figures] => {
    const found = measure(firstGame(count))
    progress.add(1)
    return [count, found]
  })
  const late = measure(lastGame(LATE_SEATS))
  progress.add(1)
  const chosen = figures.find(([count]) => count === PEER_SEATS) ?? figures[0]
  const [peerSeats, ours] = chosen ?? [PEER_SEATS, late]
  const peers = withPeers
    ? {
        'boardgame.io': measureBoardgameIo(
          plainMiddle(firstGame(peerSeats)),
          peerSeats,
          ours.decisionsPerSecond,
        ),
      }
    : {}
  progress.stop()
  return {
    decisionsPerSecond: Object.fromEntries(
      figures.map(([count, found]) => [count, found.decisionsPerSecond]),
    ),
    cloneMicroseconds: ours.cloneMicroseconds,
    stateBytes: ours.stateBytes,
    late: { seats: LATE_SEATS, ...late },
    peers,
  }
}

function printReport({ decisionsPerSecond, cloneMicroseconds, stateBytes, late, peers }: Report): void {
  for (const [seats, count] of Object.entries(decisionsPerSecond))
    line(`game 1, ${seats} seats`, `${grouped(count)} decisions a second`)
  line(`game 12, ${late.seats} seats`, `${grouped(late.decisionsPerSecond)} decisions a second`)
  line('clone, game 1', `${cloneMicroseconds.toFixed(2)} microseconds, ${grouped(stateBytes)} bytes as JSON`)
  line(
    'clone, game 12',
    `${late.cloneMicroseconds.toFixed(2)} microseconds, ${grouped(late.stateBytes)} bytes as JSON`,
  )
  for (const [name, figures] of Object.entries(peers))
    if ('problem' in figures) line(name, `not measured: ${figures.problem}`)
    else
      line(
        name,
        `${grouped(figures.movesPerSecond)} moves a second; this engine is ${figures.ratio} times as fast`,
      )
}

/** Other work on the same cores makes every figure smaller. */
function noteLoad(): void {
  const load = loadavg()[0] ?? 0
  if (load > availableParallelism()) warn(`the machine is busy (load ${load.toFixed(1)}); figures are low`)
}

function line(name: string, text: string): void {
  printLine(name.padEnd(18) + text)
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}
