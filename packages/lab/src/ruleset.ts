import { makeQuickBots } from '@charterstone/bots'
import { greengully } from '@charterstone/content'
import { type Catalogue, createEngine, type Engine, versionOf } from '@charterstone/engine'

/** A box and its engine. */
export type Ruleset = { readonly catalogue: Catalogue; readonly engine: Engine }

export function rulesetOf(catalogue: Catalogue): Ruleset {
  return { catalogue, engine: createEngine(catalogue) }
}

/** The Greengully box, which all commands play unless they change it. */
export const standardRuleset = rulesetOf(greengully)
export const { catalogue, engine } = standardRuleset
export const version = versionOf(catalogue)
export const quickBots = makeQuickBots(engine)
