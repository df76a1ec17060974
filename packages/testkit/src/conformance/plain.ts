import type { State } from '@charterstone/engine'

/** The legacy is never written in place, so a value that was plain once stays plain. */
const known = new WeakSet<object>()

/** The state must be plain data: JSON returns it unchanged. */
export function brokenByPlainness({ legacy, ...rest }: State): string[] {
  const path = firstOddity(rest, '', false) ?? firstOddity(legacy, '.legacy', true)
  return path === null ? [] : [`the state is not plain JSON at ${path}`]
}

/** The path of the first value that JSON cannot represent; null when there is none. */
function firstOddity(value: unknown, path: string, isValue: boolean): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} = ${value}`
  if (typeof value !== 'object') return `${path} (${typeof value})`
  if (isValue && known.has(value)) return null
  const isList = Array.isArray(value)
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return `${path} (no plain object)`
  const found = isList ? oddityOfList(value, path, isValue) : oddityOfFields(value, path, isValue)
  if (found !== null) return found
  if (isValue) known.add(value)
  return null
}

function oddityOfList(list: readonly unknown[], path: string, isValue: boolean): string | null {
  for (let index = 0; index < list.length; index++) {
    const part = list[index]
    if (typeof part === 'number' && Number.isInteger(part) && !Object.is(part, -0)) continue
    const found = firstOddity(part, `${path}[${index}]`, isValue)
    if (found !== null) return found
  }
  return null
}

function oddityOfFields(value: object, path: string, isValue: boolean): string | null {
  for (const [key, part] of Object.entries(value)) {
    const found = firstOddity(part, `${path}.${key}`, isValue)
    if (found !== null) return found
  }
  return null
}
