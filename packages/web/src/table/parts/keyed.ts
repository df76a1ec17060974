/** The values of a list that only grows or is replaced, with the index of each as its key. */
export function keyed<T>(list: readonly T[]): { readonly key: string; readonly value: T }[] {
  return list.map((value, index) => ({ key: `${index}`, value }))
}
