import { expect, test } from 'vitest'
import { frame, OPCODES } from '../../test-support/raw-frames.ts'
import { makeFrameCounter } from './frame-counter.ts'

const FRAMES = [
  frame(OPCODES.text, Buffer.from('{}')),
  frame(OPCODES.binary, Buffer.alloc(200, 0x81)),
  frame(OPCODES.ping, Buffer.alloc(0)),
  frame(OPCODES.text, Buffer.alloc(70_000, 0x89), { isLast: false }),
  frame(OPCODES.continuation, Buffer.alloc(0), { isLast: false }),
  frame(OPCODES.continuation, Buffer.from('x')),
  frame(OPCODES.pong, Buffer.from('abc')),
]

test.each([1, 2, 3, 7, 100, 65_536, 1_000_000])(
  'frames of every kind are counted in chunks of %i bytes',
  (size) => {
    const bytes = Buffer.concat(FRAMES)
    const count = makeFrameCounter()
    let counted = 0
    for (let at = 0; at < bytes.length; at += size) counted += count(bytes.subarray(at, at + size))
    expect(counted).toBe(FRAMES.length)
  },
)
