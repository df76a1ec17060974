/** What is wrong with a value, and where; `max` when it has too many parts. */
export type Trouble = { readonly path: string; readonly max: number | null }

/** Looks at a value of which nothing is known. Null when it is as it should be. */
export type Checker = (value: unknown) => Trouble | null

/** One checker for each key of a type, so that the compiler finds a key that was forgotten. */
export type Shape<Type> = { readonly [Key in keyof Type]-?: Checker }

const MISSHAPEN: Trouble = { path: '', max: null }

function inside(step: string, { path, max }: Trouble): Trouble {
  return { path: step + path, max }
}

export function holds(is: (value: unknown) => boolean): Checker {
  return (value) => (is(value) ? null : MISSHAPEN)
}

export const isTrueOrFalse: Checker = holds((value) => typeof value === 'boolean')

/** A whole number; -0 is none, since it is written as 0. */
export function whole(min: number, max: number): Checker {
  return holds((value) => isWhole(value) && value >= min && value <= max)
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0)
}

export function oneOf(values: readonly (string | number | boolean | null)[]): Checker {
  return holds((value) => values.some((one) => Object.is(one, value)))
}

/** A number that the catalogue knows. */
export function known(numbers: ReadonlySet<number>): Checker {
  return holds((value) => isWhole(value) && numbers.has(value))
}

export function text(max: number, is: (text: string) => boolean): Checker {
  return (value) => {
    if (typeof value !== 'string') return MISSHAPEN
    if (value.length > max) return { path: '', max }
    return is(value) ? null : MISSHAPEN
  }
}

export function nullOr(check: Checker): Checker {
  return (value) => (value === null ? null : check(value))
}

/** One of two forms: an object is looked at by the second, anything else by the first. */
export function either(plain: Checker, composed: Checker): Checker {
  return (value) => (isObject(value) ? composed(value) : plain(value))
}

export function list(item: Checker, max: number, min = 0): Checker {
  return (value) => {
    if (!Array.isArray(value) || value.length < min) return MISSHAPEN
    if (value.length > max) return { path: '', max }
    for (let index = 0; index < value.length; index++) {
      const trouble = item(value[index])
      if (trouble !== null) return inside(`[${index}]`, trouble)
    }
    return null
  }
}

/** A list in which nothing is there twice. */
export function distinct(item: Checker, max: number, min = 0): Checker {
  const each = list(item, max, min)
  return (value) =>
    each(value) ?? (new Set(value as unknown[]).size === (value as unknown[]).length ? null : MISSHAPEN)
}

/** A list of exactly this length. */
export function row(item: Checker, length: number): Checker {
  return list(item, length, length)
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Exactly these keys; those named in `optional` may be missing. */
export function object<Type>(shape: Shape<Type>, optional: readonly (keyof Type)[] = []): Checker {
  const checkers = new Map<string, Checker>(Object.entries(shape))
  const needed = [...checkers.keys()].filter((key) => !(optional as readonly unknown[]).includes(key))
  return (value) => {
    if (!isObject(value)) return MISSHAPEN
    for (const key of needed) if (!Object.hasOwn(value, key)) return inside(`.${key}`, MISSHAPEN)
    for (const key of Object.keys(value)) {
      const trouble = checkers.has(key) ? checkers.get(key)?.(value[key]) : MISSHAPEN
      if (trouble !== null && trouble !== undefined) return inside(shownKey(key), trouble)
    }
    return null
  }
}

/** Any keys of one form, each with a value of one form. */
export function keyed(isKey: (key: string) => boolean, item: Checker, max: number): Checker {
  return (value) => {
    if (!isObject(value)) return MISSHAPEN
    const keys = Object.keys(value)
    if (keys.length > max) return { path: '', max }
    for (const key of keys) {
      const trouble = isKey(key) ? item(value[key]) : MISSHAPEN
      if (trouble !== null) return inside(shownKey(key), trouble)
    }
    return null
  }
}

/** One of several shapes, distinguished by `kind`. */
export function byKind(forms: Readonly<Record<string, Checker>>): Checker {
  const checkers = new Map(Object.entries(forms))
  return (value) => {
    if (!isObject(value)) return MISSHAPEN
    const check = typeof value.kind === 'string' ? checkers.get(value.kind) : undefined
    return check === undefined ? inside('.kind', MISSHAPEN) : check(value)
  }
}

/** For forms that hold others of their own kind. */
export function later(check: () => Checker): Checker {
  return (value) => check()(value)
}

/** A key from a stranger's file is shown only when it is a plain word. */
function shownKey(key: string): string {
  return /^[\w-]{1,40}$/.test(key) ? `.${key}` : '.?'
}
