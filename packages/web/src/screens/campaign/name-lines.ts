/** The longest line that fits under a house. */
const LINE = 14

/** A name in one or two lines; the second may be long. */
export function nameLines(name: string): readonly string[] {
  if (name.length <= LINE) return [name]
  const words = name.split(/(?<=-)|\s+/)
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)])
  const lines = cuts.map((parts) => parts.map(joined))
  const [best = [name]] = lines.sort((a, b) => longest(a) - longest(b))
  return best
}

/** Parts that end with a hyphen stay together. */
function joined(words: readonly string[]): string {
  return words.join(' ').replaceAll('- ', '-')
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length))
}
