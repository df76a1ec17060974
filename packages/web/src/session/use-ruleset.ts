import { use } from 'react'
import { openRuleset, type Ruleset } from './ruleset.ts'

/** The rules and the catalogue; fetched when they are first needed. */
export function useRuleset(): Ruleset {
  return use(openRuleset())
}
