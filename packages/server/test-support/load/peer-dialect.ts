import type { Dialect, Reading } from './dialect.ts'

const NOTHING: Reading = {}
const NAMESPACE = '/village,'
const STATE = Buffer.from('"_stateID":')
const PLAYER = Buffer.from('"currentPlayer":"')

/** Speaks with a boardgame.io server: socket.io over a WebSocket. */
export const peerDialect: Dialect = {
  path: () => '/socket.io/?EIO=4&transport=websocket',
  hello: () => [`40${NAMESPACE}`],
  reader: ({ table, seat, seats, key }) => {
    let isWaiting = false
    return (message) => {
      const text = message.toString('latin1', 0, 2)
      if (text[0] === '2') return { aside: '3' }
      if (text === '40')
        return { aside: `42${NAMESPACE}${JSON.stringify(['sync', table, String(seat), key, seats])}` }
      const at = message.indexOf(STATE)
      if (text !== '42' || at < 0) return NOTHING
      const isDone = isWaiting
      isWaiting = false
      const player = message.indexOf(PLAYER) + PLAYER.length
      if (message[player] !== 48 + seat) return { isDone }
      const id = Number.parseInt(message.toString('latin1', at + STATE.length, at + STATE.length + 8), 10)
      return {
        isDone,
        reply: () => {
          isWaiting = true
          const payload = { type: 'answer', args: [], playerID: String(seat), credentials: key }
          const move = ['update', { type: 'MAKE_MOVE', payload }, id, table, String(seat)]
          return `42${NAMESPACE}${JSON.stringify(move)}`
        },
      }
    }
  },
}
