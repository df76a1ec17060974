/** A building with its name, at its place in the scene. */
export type Named = { readonly name: string; readonly x: number; readonly y: number }

/** What is written on a plate, and the size of its letters in units of the scene. */
export type Plate = { readonly lines: readonly string[]; readonly size: number }

/** Padding and border of a plate, on both sides together. */
export const EDGES = 11
/** Between two plates. */
const GAP = 2.5
/** Of a plate without neighbours. */
const WIDEST = 112
/** Tiles of one row are closer than this. */
const BESIDE = 110
const SAME_ROW = 20

/** Name plates that never touch: in two lines where one is too long, then in smaller letters. */
export function platesOf(names: readonly Named[], letters: number): readonly Plate[] {
  const beside = names.map((one) =>
    names.flatMap((other, index) => {
      const away = Math.abs(other.x - one.x)
      const isBeside = other !== one && Math.abs(other.y - one.y) < SAME_ROW && away < BESIDE
      return isBeside ? [{ index, away }] : []
    }),
  )
  const shares = beside.map((others) => Math.min(WIDEST, ...others.map(({ away }) => away - GAP)))
  const texts = names.map(({ name }, index) => {
    const fits = emsOf(name) * letters + EDGES <= (shares[index] ?? WIDEST)
    return fits ? [name] : inTwo(name)
  })
  const ems = texts.map((lines) => Math.max(...lines.map(emsOf)))
  // A short neighbour leaves more than its share.
  const rooms = beside.map((others, index) => {
    const left = others.map((other) => 2 * (other.away - GAP) - (ems[other.index] ?? 0) * letters - EDGES)
    return Math.max(shares[index] ?? WIDEST, Math.min(WIDEST, ...left))
  })
  return texts.map((lines, index) => {
    const size = ((rooms[index] ?? WIDEST) - EDGES) / (ems[index] ?? 1)
    return { lines, size: Math.min(letters, Math.floor(size * 10) / 10) }
  })
}

/** Two lines of much the same length; a name of one word stays whole, and a short word never ends a line. */
function inTwo(name: string): readonly string[] {
  const words = name.split(' ')
  let best: readonly string[] = [name]
  for (let cut = 1; cut < words.length; cut++) {
    if (words[cut - 1]?.length === 1) continue
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    if (best.length === 1 || longest(lines) < longest(best)) best = lines
  }
  return best
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(emsOf))
}

/** The letters of bold Alegreya by width, of size 1. */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [0.18, ' '],
  [0.29, 'ijlł’-'],
  [0.35, 'ft'],
  [0.43, 'crsćśI'],
  [0.48, 'aeąęävxyzźż'],
  [0.56, 'bdghknopquńóöü'],
  [0.75, 'w'],
  [0.85, 'mM'],
  [0.96, 'W'],
]
const CAPITAL = 0.66

/** About the width of a text in bold Alegreya of size 1, rather too much than too little. */
export function emsOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0)
}

function widthOf(letter: string): number {
  return WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? CAPITAL
}
