/**
 * The new value, with every part that equals the one before replaced by it: what has not changed stays the same object, so
 * that nothing which shows it is drawn again. For plain data only.
 */
export function keepEqual<Value>(before: unknown, after: Value): Value {
  return kept(before, after) as Value
}

/** The same for a list whose things have keys and may change their places. */
export function keepKeyed<Thing extends { readonly key: string }>(
  before: readonly Thing[],
  after: readonly Thing[],
): readonly Thing[] {
  const known = new Map(before.map((thing) => [thing.key, thing]))
  const list = after.map((thing) => keepEqual(known.get(thing.key), thing))
  return isSameRow(before, list) ? before : list
}

function kept(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before
  if (Array.isArray(before) && Array.isArray(after)) {
    const list = after.map((part: unknown, index) => kept(before[index], part))
    return isSameRow(before, list) ? before : list
  }
  return isRecord(before) && isRecord(after) ? keptRecord(before, after) : after
}

type PlainRecord = Readonly<Record<string, unknown>>

function keptRecord(before: PlainRecord, after: PlainRecord): PlainRecord {
  const names = Object.keys(after)
  const parts = names.map((name) => kept(before[name], after[name]))
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name, index) => name in before && Object.is(before[name], parts[index]))
  return isSame ? before : Object.fromEntries(names.map((name, index) => [name, parts[index]]))
}

function isSameRow(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, index) => Object.is(part, b[index]))
}

function isRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
