/** What JSON would not give back as it was: the state must be plain data through and through. */
export function brokenByPlainness(value: unknown): string[] {
  const place = firstOddity(value, '')
  return place === null ? [] : [`the state is not plain JSON at ${place}`]
}

/** Where something lies that JSON cannot carry; null when there is nothing of the kind. */
function firstOddity(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} = ${value}`
  if (Array.isArray(value)) return oddityOfList(value, path)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return `${path} (${typeof value})`
  for (const [key, part] of Object.entries(value)) {
    const found = firstOddity(part, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

function oddityOfList(list: readonly unknown[], path: string): string | null {
  for (let index = 0; index < list.length; index++) {
    const found = firstOddity(list[index], `${path}[${index}]`)
    if (found !== null) return found
  }
  return null
}
