import type { Catalogue, Engine, Version } from '@charterstone/engine'

/** The rules, made from everything that is in the box. */
export type Ruleset = { readonly engine: Engine; readonly catalogue: Catalogue; readonly version: Version }

let opened: Promise<Ruleset> | null = null

/** Rules and catalogue are fetched when the first game is opened, and never with the page itself. */
export function openRuleset(): Promise<Ruleset> {
  opened ??= import('./page-ruleset.ts').then(({ ruleset }) => ruleset)
  return opened
}
