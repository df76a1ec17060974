import { makeQuickBots } from '@charterstone/bots'
import { greengully } from '@charterstone/content'
import { createEngine, versionOf } from '@charterstone/engine'

/** The Greengully box, which all commands play. */
export const catalogue = greengully
export const engine = createEngine(catalogue)
export const version = versionOf(catalogue)
export const quickBots = makeQuickBots(engine)
