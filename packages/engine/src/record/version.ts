import type { Catalogue } from '../catalogue/catalogue.ts'

/** Moves on when a change of the rules makes old answers play differently. */
export const RULES_VERSION = '2'

/** By which rules and which content answers were given. */
export type Version = { readonly rules: string; readonly content: string }

export function versionOf(catalogue: Catalogue): Version {
  return { rules: RULES_VERSION, content: catalogue.version }
}

export function isSameVersion(one: Version, other: Version): boolean {
  return one.rules === other.rules && one.content === other.content
}
