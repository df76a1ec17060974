/** Moves path data: grown, turned (degrees), mirrored, then shifted. Line weights stay what they are. */
export type Placement = {
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly turn?: number
  readonly flip?: boolean
}

/** How many numbers each command takes. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const TOKENS = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi

type Affine = {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly x: number
  readonly y: number
}

export function placed(path: string, placement: Placement): string {
  const affine = affineOf(placement)
  const tokens = path.match(TOKENS) ?? []
  let result = ''
  let command = ''
  let at = 0
  let isFirst = true
  while (at < tokens.length) {
    const token = tokens[at] ?? ''
    if (/[a-z]/i.test(token)) {
      command = token
      at++
    }
    const count = ARITY[command.toLowerCase()] ?? 0
    const values = tokens.slice(at, at + count).map(Number)
    at += count
    result += moved(command, values, affine, placement, isFirst)
    isFirst = false
    if (command === 'M') command = 'L'
    if (command === 'm') command = 'l'
    if (count === 0 && at < tokens.length && !/[a-z]/i.test(tokens[at] ?? '')) break
  }
  return result
}

function affineOf({ x, y, scale = 1, turn = 0, flip = false }: Placement): Affine {
  const angle = (turn * Math.PI) / 180
  const c = Math.cos(angle) * scale
  const s = Math.sin(angle) * scale
  const mirror = flip ? -1 : 1
  return { a: c * mirror, b: s * mirror, c: -s, d: c, x, y }
}

function moved(
  command: string,
  values: readonly number[],
  affine: Affine,
  { scale = 1, turn = 0, flip = false }: Placement,
  isFirst: boolean,
): string {
  const lower = command.toLowerCase()
  const isRelative = command === lower && !(isFirst && lower === 'm')
  const shift = isRelative ? { ...affine, x: 0, y: 0 } : affine
  if (lower === 'z') return 'Z'
  if (lower === 'h' || lower === 'v') {
    if (turn !== 0 && !isRelative) throw new Error(`cannot turn ${command}: write it as a line`)
    const [value = 0] = values
    if (turn === 0)
      return lower === 'h'
        ? `${command}${short(shift.a * value + shift.x)}`
        : `${command}${short(shift.d * value + shift.y)}`
    return `l${pair(lower === 'h' ? value : 0, lower === 'v' ? value : 0, shift)}`
  }
  if (lower === 'a') {
    const [rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0, x = 0, y = 0] = values
    const turned = flip ? turn - tilt : turn + tilt
    return `${command}${short(rx * scale)} ${short(ry * scale)} ${short(turned)} ${large} ${flip ? 1 - sweep : sweep} ${pair(x, y, shift)}`
  }
  let text = command
  for (let index = 0; index < values.length; index += 2)
    text += `${index > 0 ? ' ' : ''}${pair(values[index] ?? 0, values[index + 1] ?? 0, shift)}`
  return text
}

function pair(x: number, y: number, { a, b, c, d, x: dx, y: dy }: Affine): string {
  return `${short(a * x + c * y + dx)} ${short(b * x + d * y + dy)}`
}

function short(value: number): number {
  return Math.round(value * 100) / 100
}
