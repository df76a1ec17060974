/** A point in the units of its drawing. */
export type Point = readonly [x: number, y: number]

/** Path data with its numbers rounded to a tenth of a unit: d`M${x} ${y}h${width}`. */
export function d(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return strings.reduce((text, part, index) => `${text}${tenth(values[index - 1] ?? 0)}${part}`)
}

/** A closed polygon. */
export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`
}

/** An open line through points. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`
}

export function circlePath(x: number, y: number, r: number): string {
  return d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

export function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  return d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

export function boxPath(x: number, y: number, width: number, height: number): string {
  return d`M${x} ${y}h${width}v${height}h${-width}Z`
}

/** A box with rounded corners. */
export function roundedPath(x: number, y: number, width: number, height: number, r: number): string {
  return d`M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

/** Whether path data has something in it that no path can have. */
export function isBroken(path: string): boolean {
  return !/^M[-\d.\sMmLlHhVvCcSsQqTtAaZz]+$/.test(path)
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
