import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

const SCALE = 4

/** What a camera reads from the drawn squares. */
function scanned(text: string): string {
  const code = qrCode(text)
  if (code === null) throw new Error('there is no code')
  const side = code.size * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, left = '', top = '', width = ''] of code.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let y = Number(top) * SCALE; y < (Number(top) + 1) * SCALE; y++)
      for (let x = Number(left) * SCALE; x < (Number(left) + Number(width)) * SCALE; x++)
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return decodeQR({ width: side, height: side, data })
}

test.each([
  ['a seat link', 'https://village.example/t/9mXq2Lw4#k=Zk3vT0pWq8YxN5uJ1cRbEa'],
  ['letters of every language', 'https://village.example/?name=Groß Murmeln, Jabłonny Sad'],
  ['a long replay', `https://village.example/weekly#${'0123456789-_azAZ'.repeat(90)}`],
])('a camera reads %s from the code', (_, link) => {
  expect(scanned(link)).toBe(link)
})

test('a code has four light squares around it', () => {
  const { size = 0, path = '' } = qrCode('https://village.example') ?? {}
  const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
    left: Number(x),
    right: Number(x) + Number(width),
    y: Number(y),
  }))
  expect(Math.min(...corners.map(({ left }) => left))).toBe(4)
  expect(Math.max(...corners.map(({ right }) => right))).toBe(size - 4)
  expect(Math.min(...corners.map(({ y }) => y))).toBe(4)
  expect(Math.max(...corners.map(({ y }) => y))).toBe(size - 5)
})

test('a link that no code can hold has none', () => {
  expect(qrCode(`https://village.example/${'x'.repeat(2929)}`)).not.toBeNull()
  expect(qrCode(`https://village.example/${'x'.repeat(2930)}`)).toBeNull()
})
