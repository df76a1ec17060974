import type { RuleName } from '../catalogue/rule-name.ts'
import type { Play } from '../loop/play.ts'
import type { CharterRecord, Legacy } from '../state/legacy.ts'
import { at, replaced } from '../state/list.ts'

/** The campaign half is a value: every change replaces it. */
export function changeLegacy(play: Play, change: Partial<Legacy>): void {
  play.state.legacy = { ...play.state.legacy, ...change }
}

/** A game after the campaign, or a single game of any stage but the first: it has no chests (C2, C3). */
export function isInGrownVillage({ mode, game }: Legacy): boolean {
  return mode === 'post-campaign' || (mode === 'single' && game > 1)
}

export function charterOf(play: Play, charter: number): CharterRecord {
  return at(play.state.legacy.charters, charter)
}

export function changeCharter(
  play: Play,
  charter: number,
  change: (record: CharterRecord) => CharterRecord,
): void {
  const { charters } = play.state.legacy
  changeLegacy(play, { charters: replaced(charters, charter, change(at(charters, charter))) })
}

/** A rule is written into the Chronicle and is in force from this moment on (R19.3). Only the first time counts. */
export function enterRule(play: Play, rule: RuleName): void {
  const { rules } = play.state.legacy
  if (rules[rule]) return
  changeLegacy(play, { rules: { ...rules, [rule]: true } })
  play.events?.push({ kind: 'rule-entered', rule })
}
