const LAST_TEXT = 0x81
const LENGTH_16 = 126
const LENGTH_64 = 127

/** A message of a server as one WebSocket frame. The library writes head and text apart, which costs twice as much. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < LENGTH_16 ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = LAST_TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = LENGTH_16
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = LENGTH_64
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}

/** The last frames: several seats of a table are sent the same text. */
const KEPT = 4

/** Frames of one turn of the event loop. The same text one more time is the same frame. */
export function makeFrames(): { readonly of: (text: string) => Buffer; readonly clear: () => void } {
  const kept: { readonly text: string; readonly frame: Buffer }[] = []
  return {
    of: (text) => {
      const same = kept.find((each) => each.text === text)
      if (same !== undefined) return same.frame
      const frame = textFrame(text)
      kept.push({ text, frame })
      if (kept.length > KEPT) kept.shift()
      return frame
    },
    clear: () => {
      kept.length = 0
    },
  }
}
