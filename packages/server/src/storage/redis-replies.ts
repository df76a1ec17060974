/** What Redis answers; an error is a value. */
export type RedisReply = string | number | null | Error | readonly RedisReply[]

const END = '\r\n'
/** More than any message of ours. */
const MAX_BYTES = 1_000_000

type Parsed = { readonly reply: RedisReply; readonly next: number }

/** Reads replies of the protocol RESP2 from the pieces in which they arrive. Throws for anything else. */
export function makeReplyReader(onReply: (reply: RedisReply) => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (data) => {
    rest = Buffer.concat([rest, data])
    for (let parsed = parse(rest, 0); parsed !== null; parsed = parse(rest, 0)) {
      rest = rest.subarray(parsed.next)
      onReply(parsed.reply)
    }
    if (rest.length > MAX_BYTES) throw new Error('a reply is too long')
  }
}

/** Null while the reply is incomplete. */
function parse(bytes: Buffer, from: number): Parsed | null {
  const end = bytes.indexOf(END, from)
  if (end < 0) return null
  const kind = String.fromCharCode(bytes[from] ?? 0)
  const line = bytes.toString('utf8', from + 1, end)
  const next = end + END.length
  switch (kind) {
    case '+':
      return { reply: line, next }
    case '-':
      return { reply: new Error(line), next }
    case ':':
      return { reply: Number(line), next }
    case '$':
      return parseText(bytes, Number(line), next)
    case '*':
      return parseList(bytes, Number(line), next)
    default:
      throw new Error('no reply of Redis')
  }
}

function parseText(bytes: Buffer, length: number, from: number): Parsed | null {
  if (length < 0) return { reply: null, next: from }
  const end = from + length
  if (bytes.length < end + END.length) return null
  return { reply: bytes.toString('utf8', from, end), next: end + END.length }
}

function parseList(bytes: Buffer, count: number, from: number): Parsed | null {
  const reply: RedisReply[] = []
  let next = from
  for (let index = 0; index < count; index++) {
    const parsed = parse(bytes, next)
    if (parsed === null) return null
    reply.push(parsed.reply)
    next = parsed.next
  }
  return { reply, next }
}
