import { type ComponentType, lazy } from 'react'

/** A component that is fetched on demand. */
export type Later<Props> = {
  readonly fetch: () => Promise<ComponentType<Props>>
  /** What is drawn for it. */
  readonly drawn: () => ComponentType<Props>
}

/**
 * What is there when it is drawn for the first time is drawn at once. Otherwise React shows that something is missing,
 * and shows it for a third of a second at least, however soon it comes.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let fetched: ComponentType<Props> | null = null
  let drawn: ComponentType<Props> | null = null
  const fetch = async () => {
    fetched ??= await load()
    return fetched
  }
  const missing = lazy(async () => ({ default: await fetch() }))
  return {
    fetch,
    drawn: () => {
      drawn ??= fetched ?? missing
      return drawn
    },
  }
}
