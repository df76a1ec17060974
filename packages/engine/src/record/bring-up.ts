import { clone } from '../state/clone.ts'
import { houseRulesFrom } from '../state/house-rules.ts'
import type { State } from '../state/state.ts'

/** A state of earlier rules, completed for the present ones. */
export function broughtUp(saved: State): State {
  const state = clone(saved)
  state.legacy = { ...state.legacy, houseRules: houseRulesFrom(state.legacy.houseRules) }
  return state
}
