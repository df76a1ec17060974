// A boardgame.io server for the load trial, started as a process of its own: peer-server.ts FOLDER PORT API-PORT.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ruleset } from '../src/ruleset.ts'
import type { Usage } from './load-trial.ts'

type PeerServer = { readonly run: (config: object) => Promise<unknown> }
type Peer = { readonly Server: (config: object) => PeerServer }
type Moves = { readonly G: { table: { progress: number; round: number }; moves: number } }

const [folder = '', port = '0', apiPort = '0'] = process.argv.slice(2)
const { Server } = createRequire(join(folder, 'package.json'))('boardgame.io/server') as Peer

/** As much on the table as in a game of four: its moves change three numbers and no rule is looked at. */
const game = {
  name: 'village',
  setup: () => {
    const seats = [0, 1, 2, 3].map((charter) => ({
      charter,
      name: `Player ${charter + 1}`,
      player: 'person' as const,
    }))
    const state = ruleset.engine.newCampaign({ seed: 1, seats })
    ruleset.engine.startGame(state)
    return { table: ruleset.engine.view(state, -1).table, moves: 0 }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    answer: ({ G }: Moves) => {
      G.moves += 1
      G.table.progress = G.moves % 40
      G.table.round = Math.floor(G.moves / 4)
    },
  },
}

await Server({ games: [game], origins: ['http://localhost'] }).run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(apiPort) },
})
console.log('the peer is ready')
setInterval(() => {
  const { user, system } = process.cpuUsage()
  process.send?.({ bytes: process.memoryUsage().rss, seconds: (user + system) / 1e6 } satisfies Usage)
}, 500).unref()
