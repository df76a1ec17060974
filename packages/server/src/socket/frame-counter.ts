const MAX_HEADER = 14
const MASK_BYTES = 4
const LENGTH_16 = 126
const LENGTH_64 = 127

/**
 * Counts the frames in the bytes of a WebSocket connection, whatever they contain: text, binary, ping, pong, empty fragments.
 * It reads the headers only.
 */
export function makeFrameCounter(): (chunk: Buffer) => number {
  const header = Buffer.alloc(MAX_HEADER)
  let known = 0
  /** Bytes of the payload that are still to come. */
  let rest = 0
  return (chunk) => {
    let frames = 0
    let at = 0
    while (at < chunk.length) {
      const skipped = Math.min(rest, chunk.length - at)
      rest -= skipped
      at += skipped
      if (at === chunk.length) break
      header[known] = chunk[at] ?? 0
      known += 1
      at += 1
      if (known < 2 || known < headerLength(header)) continue
      frames += 1
      rest = payloadLength(header)
      known = 0
    }
    return frames
  }
}

function headerLength(header: Buffer): number {
  const second = header[1] ?? 0
  const length = second & 0x7f
  const extended = length === LENGTH_16 ? 2 : length === LENGTH_64 ? 8 : 0
  return 2 + extended + ((second & 0x80) === 0 ? 0 : MASK_BYTES)
}

function payloadLength(header: Buffer): number {
  const length = (header[1] ?? 0) & 0x7f
  if (length === LENGTH_16) return header.readUInt16BE(2)
  return length === LENGTH_64 ? Number(header.readBigUInt64BE(2)) : length
}
