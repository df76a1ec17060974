import type { Mutant } from './mutant.ts'

type Numbered = Mutant & { readonly id: number }

/**
 * The source with all its mutants in it, each behind a question to `__mutant`: one load of the file is enough to try
 * them all. Inside a mutant the source is as it was, since only one is ever switched on.
 */
export function switchedSource(source: string, mutants: readonly Numbered[]): string {
  const sorted = [...mutants].sort((a, b) => a.start - b.start || b.end - a.end || a.id - b.id)
  return render(source, 0, source.length, sorted)
}

/** `inside` is sorted by start, longest first. */
function render(source: string, start: number, end: number, inside: readonly Numbered[]): string {
  let text = ''
  let done = start
  let index = 0
  while (index < inside.length) {
    const first = inside[index] as Numbered
    const same: Numbered[] = []
    const nested: Numbered[] = []
    for (; index < inside.length; index++) {
      const next = inside[index] as Numbered
      if (next.start >= first.end) break
      if (next.start === first.start && next.end === first.end) same.push(next)
      else nested.push(next)
    }
    text += source.slice(done, first.start)
    text += choose(same, render(source, first.start, first.end, nested))
    done = first.end
  }
  return text + source.slice(done, end)
}

function choose(same: readonly Numbered[], original: string): string {
  const form = same.find((mutant) => mutant.form !== 'expression')?.form ?? 'expression'
  if (form === 'statement') return `if (${same.map(question).join(' || ')}) {} else ${original}`
  // A line that begins with a bracket would go on with the line before it; one that begins with `void` does not.
  const before = form === 'property' ? `${original}: ` : form === 'effect' ? 'void ' : ''
  return `${before}(${same.map((mutant) => `${question(mutant)} ? (${mutant.text}) : `).join('')}(${original}))`
}

function question({ id, when }: Numbered): string {
  return when === undefined ? `__mutant(${id})` : `((${when}) && __mutant(${id}))`
}
