import { expect, it } from 'vitest'
import { emptyNet, LEAK, type Net, netValue } from './net.ts'

/** Two inputs, two units: the first unit adds the inputs, the second one subtracts them. */
function small(): Net {
  const net = emptyNet(2, 2)
  net.hidden.set([1, 1, 1, -1])
  net.output.set([2, 10])
  return net
}

function worthOf(net: Net, ...row: number[]): number {
  return netValue(net, Float64Array.from(row), new Float64Array(net.units))
}

it('a net without weights is worth nothing', () => {
  expect(worthOf(emptyNet(3, 4), 1, 2, 3)).toBe(0)
})

it('a unit passes on a positive sum whole and a negative one leaking', () => {
  expect(worthOf(small(), 3, 1)).toBe(2 * 4 + 10 * 2)
  expect(worthOf(small(), 1, 3)).toBe(2 * 4 + 10 * -2 * LEAK)
})

it('the bias of a unit counts without any input', () => {
  const net = small()
  net.bias.set([5, 0])
  expect(worthOf(net, 0, 0)).toBe(2 * 5)
})

it('inputs also count directly', () => {
  const net = emptyNet(2, 1)
  net.direct.set([3, -1])
  expect(worthOf(net, 2, 4)).toBe(2)
})

it('a row may begin inside a longer list', () => {
  expect(netValue(small(), Float32Array.from([9, 9, 3, 1]), new Float64Array(2), 2)).toBe(28)
})

it('what an earlier call left in the sums does not matter', () => {
  const sums = Float64Array.from([100, 100])
  expect(netValue(small(), Float64Array.from([3, 1]), sums)).toBe(28)
})
