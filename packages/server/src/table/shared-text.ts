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
  let more = 0
  for (const name in a) {
    if (!Object.hasOwn(b, name)) return false
    more += 1
  }
  for (const _ in b) more -= 1
  return more === 0
}

/** The fields of `after` that differ from those of `before`, as JSON; null when the two have other fields. */
export function changedFields(before: object, after: object, except?: string): string[] | null {
  if (!hasSameFields(before, after)) return null
  const old = before as Readonly<Record<string, unknown>>
  const now = after as Readonly<Record<string, unknown>>
  const changes: string[] = []
  for (const name in now)
    if (name !== except && !isSame(old[name], now[name]))
      changes.push(`"${name}":${JSON.stringify(now[name])}`)
  return changes
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object') return false
  if (!Array.isArray(a) || !Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b)
  return hasSameItems(a, b)
}

export function hasSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}
