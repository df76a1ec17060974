import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { INPUT_COUNT } from './input-names.ts'
import { LEARNED_NET } from './learned-net.ts'
import { emptyNet, type Net, partsOf } from './net.ts'
import { readNet, type StoredNet, writeNet } from './stored-net.ts'

function filled(inputs: number, units: number): Net {
  const net = emptyNet(inputs, units)
  let number = 1
  for (const part of partsOf(net))
    for (let index = 0; index < part.length; index++) {
      number = (number * 7919) % 10007
      part[index] = number / 5003 - 1
    }
  return net
}

function stored(net: Net): StoredNet {
  return { command: '', seed: 1, games: 0, minutes: 0, ...writeNet(net) }
}

it('a net that is written and read has the same numbers, to 16 bits', () => {
  for (const [inputs, units] of [
    [5, 3],
    [4, 2],
    [7, 1],
  ] as const) {
    const net = filled(inputs, units)
    const again = partsOf(readNet(stored(net)))
    partsOf(net).forEach((part, which) => {
      part.forEach((weight, index) => {
        expect(again[which]?.[index]).toBeCloseTo(weight, 4)
      })
    })
  }
})

it('writing what was read changes nothing more', () => {
  const once = stored(readNet(stored(filled(6, 4))))
  expect(stored(readNet(once)).weights).toBe(once.weights)
})

it('a net of zeros can be stored', () => {
  expect(partsOf(readNet(stored(emptyNet(3, 2)))).every((part) => part.every((weight) => weight === 0))).toBe(
    true,
  )
})

it('the kept net fits the inputs, says how it was made, and takes at most 40 KB gzipped', () => {
  expect(LEARNED_NET.inputs).toBe(INPUT_COUNT)
  expect(LEARNED_NET.command).toMatch(/^charterstone train --games \d+ .*--seed \d+$/)
  expect(LEARNED_NET.games).toBeGreaterThan(1000)
  expect(gzipSync(JSON.stringify(LEARNED_NET)).length).toBeLessThan(40 * 1024)
})
