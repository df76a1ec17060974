import type { Catalogue } from '../catalogue/catalogue.ts'

/** Increases when a change of the rules changes the result of old answers. */
export const RULES_VERSION = '6'

/** The versions of rules and content by which answers were given. */
export type Version = { readonly rules: string; readonly content: string }

export function versionOf(catalogue: Catalogue): Version {
  return { rules: RULES_VERSION, content: catalogue.version }
}

export function isSameVersion(a: Version, b: Version): boolean {
  return a.rules === b.rules && a.content === b.content
}
