import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { greengully } from '@charterstone/content'
import { printedBoard } from '@charterstone/engine'
import { perSecond } from './measure.ts'

const VERSION = '0.50.2'
const INSTALL_MS = 300_000

/** What a peer does with a state of the same size, or why it could not be measured. */
export type PeerFigures =
  | {
      readonly version: string
      readonly movesPerSecond: number
      readonly stateBytes: number
      readonly ratio: number
    }
  | { readonly version: string; readonly problem: string }

type Context = { readonly currentPlayer: string }
type Move = (context: { readonly G: Village; readonly ctx: Context }, good: number) => void
type Village = {
  readonly legacy: unknown
  table: { supply: number[]; progress: number; seats: { vp: number; goods: number[] }[] }
}
type PeerState = { readonly G: unknown; readonly ctx: Context }
/** The part of boardgame.io that takes a move without a client, a log on screen or a network. */
type Library = {
  readonly InitializeGame: (options: { readonly game: object; readonly numPlayers: number }) => PeerState
  readonly CreateGameReducer: (options: {
    readonly game: object
  }) => (state: PeerState, action: object) => PeerState
}

/** Moves a second of boardgame.io, with the same data as its state and a move of a few writes; no options are made. */
export function measureBoardgameIo(middle: unknown, seats: number, ours: number): PeerFigures {
  const library = install()
  if (typeof library === 'string') return { version: VERSION, problem: library }
  const { InitializeGame, CreateGameReducer } = library
  // All moves in one turn: ending turns would cost it half its speed again.
  const game = { setup: () => structuredClone(middle), moves: { take } }
  const reducer = CreateGameReducer({ game })
  const first = InitializeGame({ game, numPlayers: seats })
  let state = first
  const movesPerSecond = perSecond(() => {
    // Its log grows with every move; a game of ordinary length is what a player would see.
    state = first
    for (let move = 0; move < MOVES_A_GAME; move++) state = reducer(state, actionOf(state, move % GOODS))
    return MOVES_A_GAME
  })
  if (state.G === first.G) return { version: VERSION, problem: 'its moves were not taken' }
  return {
    version: VERSION,
    movesPerSecond: Math.round(movesPerSecond),
    stateBytes: JSON.stringify(middle).length,
    ratio: Math.round((ours / movesPerSecond) * 10) / 10,
  }
}

const MOVES_A_GAME = 400
const GOODS = 6
const SPACES = printedBoard(greengully).progress.last

/** About what placing a worker for a resource writes: supply, seat, score, token. */
const take: Move = ({ G: { table }, ctx }, good) => {
  const seat = table.seats[Number(ctx.currentPlayer)]
  if (seat === undefined) return
  table.supply[good] = (table.supply[good] ?? 0) - 1
  seat.goods[good] = (seat.goods[good] ?? 0) + 1
  seat.vp += 1
  table.progress = (table.progress + 1) % SPACES
}

function actionOf({ ctx }: PeerState, good: number): object {
  return { type: 'MAKE_MOVE', payload: { type: 'take', args: [good], playerID: ctx.currentPlayer } }
}

/** Outside the workspace, once; a text says why it did not work. */
function install(): Library | string {
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'charterstone-bench', VERSION)
  try {
    if (!existsSync(join(folder, 'node_modules', 'boardgame.io', 'package.json'))) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
      const problem = npmInstall(folder)
      if (problem !== null) return problem
    }
    // In development it freezes every state, which no search would do.
    process.env.NODE_ENV = 'production'
    return createRequire(join(folder, 'package.json'))('boardgame.io/internal') as Library
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function npmInstall(folder: string): string | null {
  const args = ['install', `boardgame.io@${VERSION}`, '--no-audit', '--no-fund', '--ignore-scripts']
  const { status, error, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: INSTALL_MS,
    env: { ...process.env, INIT_CWD: folder },
  })
  if (status === 0) return null
  return `it could not be installed: ${error?.message ?? stderr.trim().split('\n').at(-1) ?? 'npm failed'}`
}
