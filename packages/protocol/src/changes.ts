/** One change of plain data: where, and the new value; without a value what was there is gone. */
export type Change = readonly [path: readonly (string | number)[], value?: unknown]

type Fields = Record<string | number, unknown>
type Plain = Readonly<Fields>

/** What has changed from one value of plain data to the next. Lists of another length are replaced. */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  const changes: Change[] = []
  collect(before, after, [], changes)
  return changes
}

function collect(before: unknown, after: unknown, path: Change[0], into: Change[]): void {
  if (Object.is(before, after)) return
  const keys = keysOfBoth(before, after)
  if (keys === null) {
    into.push(after === undefined ? [path] : [path, after])
    return
  }
  for (const key of keys) collect((before as Plain)[key], (after as Plain)[key], [...path, key], into)
}

/** The keys of two objects, or of two lists of the same length; null for everything else. */
function keysOfBoth(before: unknown, after: unknown): Iterable<string | number> | null {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return null
  if (Array.isArray(before) || Array.isArray(after)) {
    if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return null
    return after.keys()
  }
  return new Set([...Object.keys(before), ...Object.keys(after)])
}

/** The value after the changes. It leaves the given one as it was and shares with it what has not changed. */
export function withChanges<Value>(before: Value, changes: readonly Change[]): Value {
  const copied = new Set<unknown>()
  let root: unknown = before
  for (const change of changes) root = changed(root, change[0], change, copied)
  return root as Value
}

function changed(before: unknown, path: Change[0], change: Change, copied: Set<unknown>): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change[1]
  const fields = copied.has(before) ? (before as Fields) : copyOf(before)
  copied.add(fields)
  if (rest.length === 0 && change.length === 1) delete fields[key]
  else fields[key] = changed(fields[key], rest, change, copied)
  return fields
}

function copyOf(value: unknown): Fields {
  const copy: object = Array.isArray(value) ? Array.from<unknown>(value) : { ...(value as object) }
  return copy as Fields
}
