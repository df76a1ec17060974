/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | Parts
export type Parts = { [key: string]: Json }
export type Path = readonly (string | number)[]

export function isParts(value: Json | undefined): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function copyOf(parts: Parts): Parts {
  return JSON.parse(JSON.stringify(parts)) as Parts
}

export function valueAt(root: Json, path: Path): Json | undefined {
  let value: Json | undefined = root
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)]
    else value = isParts(value) ? value[step] : undefined
  }
  return value
}

/** A copy with another value at one path; undefined removes it. */
export function edited(root: Parts, path: Path, change: Json | undefined): Parts {
  const copy = copyOf(root)
  const holder = valueAt(copy, path.slice(0, -1))
  const last = path.at(-1) ?? ''
  if (Array.isArray(holder)) {
    if (change === undefined) holder.splice(Number(last), 1)
    else holder[Number(last)] = change
  } else if (isParts(holder)) {
    if (change === undefined) delete holder[last]
    else Object.defineProperty(holder, last, { value: change, enumerable: true, configurable: true })
  }
  return copy
}

/** One path for each part of a value; of a list, the parts of its first and last item. */
export function formsOf(root: Json): Path[] {
  const seen = new Set<string>()
  const paths: Path[] = []
  const visit = (value: Json | undefined, path: Path): void => {
    const form = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
    if (path.length > 0 && !seen.has(form)) {
      seen.add(form)
      paths.push(path)
    }
    if (Array.isArray(value)) for (const index of ends(value)) visit(value[index], [...path, index])
    else if (isParts(value)) for (const key of Object.keys(value)) visit(value[key], [...path, key])
  }
  visit(root, [])
  return paths
}

function ends(list: readonly Json[]): number[] {
  return list.length === 0 ? [] : list.length === 1 ? [0] : [0, list.length - 1]
}
