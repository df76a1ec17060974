/** The options of a decision while they are being collected. */
export type Menu = { readonly keys: string[]; readonly values: number[] }

export function offer(menu: Menu, key: string, value: number): void {
  menu.keys.push(key)
  menu.values.push(value)
}
