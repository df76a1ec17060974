/** One small change of a source file, and where it is made. */
export type Mutant = {
  readonly start: number
  readonly end: number
  /** What stands there instead. */
  readonly text: string
  /** What is changed: a value, a value that is thrown away, a statement without a value, or `{ seat }`. */
  readonly form: 'expression' | 'effect' | 'statement' | 'property'
  /** Only where this holds is there anything to change. */
  readonly when?: string
}

/** A mutant with its file, as it is counted and reported. */
export type NumberedMutant = Mutant & {
  readonly id: number
  readonly file: string
  readonly line: number
  readonly change: string
}

export function numberMutants(
  file: string,
  source: string,
  mutants: readonly Mutant[],
  from: number,
): readonly NumberedMutant[] {
  return mutants.map((mutant, index) => ({
    ...mutant,
    id: from + index,
    file,
    line: source.slice(0, mutant.start).split('\n').length,
    change: `${short(source.slice(mutant.start, mutant.end))} → ${short(mutant.text)}`,
  }))
}

const LONGEST = 70

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '' || line === 'undefined') return '(nothing)'
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}
