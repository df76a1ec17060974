/** The values of a list that only grows or is replaced, with a stable key for each place. */
export function keyed<T>(list: readonly T[]): { readonly key: string; readonly value: T }[] {
  return list.map((value, place) => ({ key: `${place}`, value }))
}
