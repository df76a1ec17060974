/** JSON of a value; that of an object is made once. */
export type TextOf = (value: unknown) => string

export function makeTextOf(): TextOf {
  const texts = new Map<object, string>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const known = texts.get(value)
    if (known !== undefined) return known
    const text = JSON.stringify(value)
    texts.set(value, text)
    return text
  }
}

/** The same as JSON.stringify, with the texts of fields that were made before. */
export function objectText(value: object, textOf: TextOf): string {
  let text = ''
  for (const [name, field] of Object.entries(value))
    if (field !== undefined) text += `${text === '' ? '' : ','}"${name}":${textOf(field)}`
  return `{${text}}`
}

export function hasSameFields(a: object, b: object): boolean {
  const names = Object.keys(a)
  const others = Object.keys(b)
  return names.length === others.length && names.every((name, index) => name === others[index])
}

/** The fields of `after` that differ from those of `before`, as JSON; null when the two have other fields. */
export function changedFields(before: object, after: object): string[] | null {
  if (!hasSameFields(before, after)) return null
  const old = before as Readonly<Record<string, unknown>>
  const changes: string[] = []
  for (const [name, value] of Object.entries(after))
    if (!isSame(old[name], value)) changes.push(`"${name}":${JSON.stringify(value)}`)
  return changes
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object') return false
  if (!Array.isArray(a) || !Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b)
  return a.length === b.length && a.every((item, index) => item === b[index])
}
