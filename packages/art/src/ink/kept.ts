import type { Prop } from './prop.ts'

const props = new Map<string, Prop>()

/** A prop that is drawn once for each name: tokens stand at the same places all game long. */
export function kept(name: string, draw: () => Prop): Prop {
  const before = props.get(name)
  if (before !== undefined) return before
  const made = draw()
  props.set(name, made)
  return made
}
