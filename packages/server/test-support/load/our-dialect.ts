import type { Dialect, Reader, Reading } from './dialect.ts'

const NOTHING: Reading = {}
const DONE: Reading = { isDone: true }
const DECISION = Buffer.from('"decision":')
const OPTIONS = Buffer.from('"options":[')
const PHASE = Buffer.from('"phase":"')
const ENTRY = Buffer.from('"entry":{"seq":')
/** Where the first letter of the type of a message is. */
const TYPE_AT = '{"type":"'.length

/** Speaks our protocol. Without patches it is a client of an earlier version. */
export function ourDialect(patches: boolean): Dialect {
  return {
    path: ({ table }) => `/api/tables/${table}/socket`,
    hello: ({ key }) => [JSON.stringify({ type: 'hello', protocol: 1, key, ...(patches && { patches }) })],
    reader: ({ seat }, choose) => readerOf(seat, choose),
  }
}

function readerOf(seat: number, choose: (options: number) => number): Reader {
  let position = { game: 1, step: 0 }
  /** The options while this seat is asked; null while it is not. */
  let options: Buffer | null = null
  const answer = (): string => {
    const keys = JSON.parse(options?.toString('utf8') ?? '[]') as string[]
    const key = keys[choose(keys.length)] ?? ''
    return JSON.stringify({ type: 'answer', id: 2, ...position, key })
  }

  function see(message: Buffer): Reading {
    const decision = message.indexOf(DECISION)
    // A patch leaves out a question that is the same as before.
    if (decision >= 0) options = optionsFor(message, decision + DECISION.length)
    return options === null ? NOTHING : { reply: answer }
  }

  /** The asked seat of `"decision":{"seat":2,...`. */
  function optionsFor(message: Buffer, at: number): Buffer | null {
    if (message[at + '{"seat":'.length] !== 48 + seat || message[at] !== 123) return null
    const begin = message.indexOf(OPTIONS, at) + OPTIONS.length - 1
    return Buffer.from(message.subarray(begin, message.indexOf(']', begin) + 1))
  }

  /** `"entry":{"seq":122,"game":1,"step":38,...` */
  function locate(message: Buffer): void {
    const at = message.indexOf(ENTRY)
    const text = message.toString('latin1', at, at + 60)
    const [, game = '1', step = '0'] = /"game":(\d+),"step":(\d+)/.exec(text) ?? []
    position = { game: Number(game), step: Number(step) }
  }

  /** Seat 0 packs up and sets up the next game. */
  function turnOver(message: Buffer): Reading | null {
    const at = message.indexOf(PHASE)
    const phase = at < 0 ? 112 : message[at + PHASE.length]
    if (phase === 112) return null
    options = null
    if (seat !== 0) return NOTHING
    const text = message.toString('latin1')
    const game = Number(/"game":(\d+),"step":\d+,"undoTo"/.exec(text)?.[1] ?? position.game)
    const type = phase === 102 ? 'pack-up' : 'start-game'
    return { aside: JSON.stringify({ type, id: 1, game }) }
  }

  return (message) => {
    switch (message[TYPE_AT]) {
      case 100: // done
        return message.includes('"id":2') ? DONE : NOTHING
      case 112: // patch, packed-up
      case 115: // step
      case 119: // welcome
        if (message[TYPE_AT] !== 119 && message[TYPE_AT + 2] !== 99) locate(message)
        else relocate(message)
        return turnOver(message) ?? see(message)
      case 114: // refused
        return DONE
      default:
        return NOTHING
    }
  }

  /** Of a whole view: `"game":1,"step":38,"undoTo":...` */
  function relocate(message: Buffer): void {
    const text = message.toString('latin1')
    const [, game = '1', step = '0'] = /"game":(\d+),"step":(\d+),"undoTo"/.exec(text) ?? []
    position = { game: Number(game), step: Number(step) }
  }
}
