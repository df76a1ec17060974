import { connect } from '../client.ts'
import { helloFrame, rawSocket } from '../raw-frames.ts'
import { call, seatedTable } from '../requests.ts'
import { ATTACKER, type Attack, addressNumber } from './attack.ts'

const TABLES = 50
const SPECTATORS = 1000

/** Fifty tables of Expert bots of one address; then the Easy bot of another address is asked. */
export const botHogs: Attack = {
  name: 'tables of Expert bots',
  env: { TABLES_PER_HOUR: '1000', REQUESTS_PER_MINUTE: '1000000' },
  run: async ({ address, metric }, size) => {
    const alone = await easyBotTime(address)
    const others = [0, 1, 2, 3, 4].map((charter) => ({ charter, name: 'Bot', by: 'expert' }))
    const headers = addressNumber(1)
    for (let count = 0; count < TABLES * size; count++) {
      const { body } = await call(address, 'POST', 'api/tables', { body: { others }, headers })
      const { id, host } = body as { readonly id: string; readonly host: string }
      const client = await connect({ address, table: id, key: host, headers })
      await client.ask({ type: 'begin' })
      client.close()
    }
    const waiting = await metric('charterstone_waiting{queue="bots"}')
    const hogged = await easyBotTime(address)
    return {
      isRefused: hogged < Math.max(1000, alone * 10),
      found: `${waiting} questions waited; the Easy bot of another address answered within ${Math.round(hogged)} ms, before within ${Math.round(alone)} ms`,
    }
  },
}

/** The longest time of five turns of an Easy bot. */
async function easyBotTime(address: string): Promise<number> {
  const table = await seatedTable(address, 1, { others: [{ charter: 5, name: 'Bot', by: 'easy' }] })
  const headers = addressNumber(2)
  const host = await connect({ address, table: table.id, key: table.host, headers })
  const person = await connect({ address, table: table.id, key: table.seats[0] ?? '', headers })
  await host.ask({ type: 'begin' })
  const times: number[] = []
  for (let turn = 0; turn < 200 && times.length < 5; turn++) {
    await person.until((each) => each.seatView()?.decision?.seat === 0, 60_000)
    const { game = 1, step = 0, decision } = person.seatView() ?? {}
    const start = performance.now()
    await person.ask({ type: 'answer', game, step, key: decision?.options[0] ?? '' })
    await person.until(
      (each) => (each.seatView()?.step ?? 0) > step && each.seatView()?.decision?.seat === 0,
      60_000,
    )
    const botAnswers = (person.seatView()?.step ?? 0) - step - 1
    if (botAnswers > 0) times.push((performance.now() - start) / botAnswers)
  }
  host.close()
  person.close()
  return Math.max(...times)
}

/** The processor time of the first and the last hundred spectators of one table. */
export const spectators: Attack = {
  name: '1,000 spectators',
  env: { SOCKETS_PER_ADDRESS: '2000', REQUESTS_PER_MINUTE: '1000000' },
  run: async ({ address, table, metric }, size) => {
    const count = Math.ceil(SPECTATORS * size)
    const part = Math.ceil(count / 10)
    const sockets = []
    const costs: number[] = []
    for (let done = 0; done < count; done += part) {
      const before = await metric('process_cpu_seconds_total')
      for (let index = 0; index < part; index++) {
        const socket = await rawSocket(address, table.id, ATTACKER)
        socket.resume().write(helloFrame(table.watch))
        sockets.push(socket)
      }
      costs.push(((await metric('process_cpu_seconds_total')) - before) / part)
    }
    for (const socket of sockets) socket.destroy()
    const [first = 0] = costs
    const last = costs.at(-1) ?? 0
    return {
      isRefused: last < first * 4 + 0.002,
      found: `${(first * 1000).toFixed(1)} ms of processor for each of the first, ${(last * 1000).toFixed(1)} ms for each of the last`,
    }
  },
}
