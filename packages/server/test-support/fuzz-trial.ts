import { type Rng, roll, seedRng } from '@charterstone/engine'
import type { ServerMessage } from '@charterstone/protocol'
import { connect } from './client.ts'
import { answerOnce, beginGame, startTestServer } from './test-server.ts'
import { UNLIMITED } from './unlimited.ts'

export type FuzzResult = {
  readonly messages: number
  readonly refused: number
  readonly connections: number
  /** Nothing at the table has changed, and the game goes on. */
  readonly isUnharmed: boolean
}

const AT_ONCE = 200

/** Sends malformed messages of many kinds from the seat that is asked. */
export async function fuzzTrial(messages: number, seed: number): Promise<FuzzResult> {
  const server = await startTestServer(UNLIMITED)
  const game = await beginGame(server, 2)
  await answerOnce(game)
  const before = await server.stateOf(game.id)
  const rng = seedRng(seed)
  const key = game.seats[game.asked().seatView()?.seat ?? 0] ?? ''
  const { address } = server
  let refused = 0
  let connections = 0
  for (let sent = 0; sent < messages; ) {
    const client = await connect({ address, table: game.id, key })
    connections += 1
    client.onMessage((message: ServerMessage) => {
      if (message.type === 'refused') refused += 1
    })
    const batch = Math.min(AT_ONCE, messages - sent)
    for (let count = 0; count < batch; count++)
      client.sendRaw(malformed(rng, game.asked().seatView()?.step ?? 0))
    sent += batch
    await Promise.race([client.ask({ type: 'ping' }), client.closed])
    client.close()
  }
  const isSame = (await server.stateOf(game.id)) === before
  const step = game.asked().seatView()?.step ?? 0
  await answerOnce(game)
  const canContinue = (game.asked().seatView()?.step ?? 0) === step + 1
  await server.stop()
  return { messages, refused, connections, isUnharmed: isSame && canContinue }
}

const TYPES = [
  'answer',
  'begin',
  'pack-up',
  'undo',
  'consent',
  'lend',
  'return',
  'move',
  'leave',
  'talk',
  'react',
  'deadline',
  'hello',
  'x',
  '',
]
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  '\u0000',
  'a'.repeat(300),
  '__proto__',
  '<script>',
  [],
  {},
  [[[[]]]],
  { toString: null },
  Number.MAX_SAFE_INTEGER,
]
const FIELDS = [
  'id',
  'type',
  'game',
  'step',
  'key',
  'seat',
  'bot',
  'text',
  'proposal',
  'agrees',
  'hours',
  'reaction',
  '__proto__',
  'x',
]

/** Half is nearly right, a quarter broken JSON, a quarter anything. None of it is a message. */
function malformed(rng: Rng, step: number): string | Buffer {
  const kind = roll(rng, 8)
  if (kind === 0) return Buffer.from(Array.from({ length: roll(rng, 60) }, () => roll(rng, 256)))
  if (kind === 1)
    return Array.from({ length: roll(rng, 80) }, () => String.fromCharCode(roll(rng, 0xd7ff))).join('')
  const message: Record<string, unknown> = { type: pick(rng, TYPES), id: roll(rng, 1000) }
  for (let count = 1 + roll(rng, 5); count > 0; count--)
    Object.defineProperty(message, pick(rng, FIELDS), {
      value: pick(rng, VALUES),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  // Nearly an answer: everything is right but the key.
  if (kind === 2) return JSON.stringify({ type: 'answer', id: 1, game: 1, step, key: `x${roll(rng, 1e6)}` })
  // Never a message by chance: this field is in none.
  const text = JSON.stringify({ ...message, surplus: 1 })
  if (kind > 5) return text
  const index = roll(rng, text.length)
  return kind === 3
    ? text.slice(0, index)
    : `${text.slice(0, index)}${pick(rng, ['"', '}', ',', '\\u', '\u0007'])}${text.slice(index)}`
}

function pick<Value>(rng: Rng, values: readonly Value[]): Value {
  return values[roll(rng, values.length)] as Value
}
