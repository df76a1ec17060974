/** One change of plain data: where, and the new value; without a value what was there is gone. */
export type Change = readonly [path: readonly (string | number)[], value?: unknown]

type Plain = Readonly<Record<string | number, unknown>>

/** What has changed from one value of plain data to the next. Lists of another length are replaced. */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  const changes: Change[] = []
  collect(before, after, [], changes)
  return changes
}

function collect(before: unknown, after: unknown, path: Change[0], into: Change[]): void {
  if (Object.is(before, after)) return
  if (!isAlike(before, after)) {
    into.push(after === undefined ? [path] : [path, after])
    return
  }
  const keys = Array.isArray(after) ? after.keys() : new Set([...Object.keys(before), ...Object.keys(after)])
  for (const key of keys) collect(before[key], after[key], [...path, key], into)
}

/** Whether both are objects, or lists of the same length. */
function isAlike(before: unknown, after: unknown): before is Plain {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return false
  if (Array.isArray(before) !== Array.isArray(after)) return false
  return !Array.isArray(before) || before.length === (after as readonly unknown[]).length
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
  const copy = copied.has(before) ? before : Array.isArray(before) ? [...before] : { ...(before as object) }
  copied.add(copy)
  const fields = copy as Record<string | number, unknown>
  if (rest.length === 0 && change.length === 1) delete fields[key]
  else fields[key] = changed(fields[key], rest, change, copied)
  return copy
}
