import type { Duplex } from 'node:stream'
import { makeFrameCounter } from './frame-counter.ts'

/** Bytes that count as much as one frame. */
const BYTES_PER_FRAME = 1024

/**
 * Counts everything that arrives on a connection before it is decoded: one read of 64 KB may hold ten thousand pings. `take`
 * gets the cost, in frames, and returns false when it is too much; then nothing more is decoded, and `onFlood` is called once.
 */
export function guardAgainstFloods(raw: Duplex, take: (cost: number) => boolean, onFlood: () => void): void {
  const countFrames = makeFrameCounter()
  const decoders = raw.listeners('data')
  let isFlooded = false
  raw.removeAllListeners('data')
  raw.on('data', (chunk: Buffer) => {
    if (isFlooded) return
    if (take(countFrames(chunk) + Math.floor(chunk.length / BYTES_PER_FRAME))) {
      for (const decode of decoders) decode.call(raw, chunk)
      return
    }
    isFlooded = true
    onFlood()
  })
}
