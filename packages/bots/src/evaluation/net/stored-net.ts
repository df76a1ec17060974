import { emptyNet, type Net, partsOf } from './net.ts'

/** A net as text: 16 bits a number, one factor for each part of the net. */
export type NetText = {
  readonly inputs: number
  readonly units: number
  readonly factors: readonly number[]
  /** Two bytes a number, the lower one first, in base64. */
  readonly weights: string
}

/** How weights were made. */
export type Making = {
  readonly command: string
  readonly seed: number
  readonly games: number
  readonly minutes: number
}

export type StoredNet = NetText & Making

const LARGEST = 32767
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function readNet({ inputs, units, factors, weights }: NetText): Net {
  const net = emptyNet(inputs, units)
  const bytes = bytesOf(weights)
  let index = 0
  partsOf(net).forEach((part, which) => {
    const factor = factors[which] ?? 0
    for (let at = 0; at < part.length; at++) {
      const number = (bytes[index++] ?? 0) | ((bytes[index++] ?? 0) << 8)
      part[at] = (number > LARGEST ? number - 2 * LARGEST - 2 : number) * factor
    }
  })
  return net
}

/** The factors and the text of a net's numbers. */
export function writeNet(net: Net): NetText {
  const factors: number[] = []
  const bytes: number[] = []
  for (const part of partsOf(net)) {
    const largest = part.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
    const factor = largest / LARGEST
    factors.push(factor)
    for (const weight of part) {
      const number = factor === 0 ? 0 : Math.round(weight / factor)
      bytes.push(number & 255, (number >> 8) & 255)
    }
  }
  return { inputs: net.inputs, units: net.units, factors, weights: textOf(bytes) }
}

function textOf(bytes: readonly number[]): string {
  let text = ''
  for (let index = 0; index < bytes.length; index += 3) {
    const [a = 0, b, c] = bytes.slice(index, index + 3)
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    text += (DIGITS[bits >> 18] ?? '') + (DIGITS[(bits >> 12) & 63] ?? '')
    text +=
      (b === undefined ? '=' : (DIGITS[(bits >> 6) & 63] ?? '')) +
      (c === undefined ? '=' : (DIGITS[bits & 63] ?? ''))
  }
  return text
}

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length * 3) >> 2)
  let length = 0
  for (let index = 0; index < text.length; index += 4) {
    let bits = 0
    for (let digit = 0; digit < 4; digit++)
      bits = (bits << 6) | Math.max(0, DIGITS.indexOf(text[index + digit] ?? ''))
    bytes[length++] = bits >> 16
    bytes[length++] = (bits >> 8) & 255
    bytes[length++] = bits & 255
  }
  return bytes
}
