import type { Prop } from '../ink/prop.ts'
import { CRAFT_TOOLS } from './tools-craft.ts'
import { LIVING_TOOLS } from './tools-life.ts'
import { TRADE_TOOLS } from './tools-trade.ts'

const ALL = { ...CRAFT_TOOLS, ...TRADE_TOOLS, ...LIVING_TOOLS }

export type ToolName = keyof typeof ALL
export const TOOLS: Readonly<Record<ToolName, Prop>> = ALL

/** These need no hand. */
export const CREATURES: ReadonlySet<ToolName> = new Set(['cat', 'bird', 'golem', 'ghost', 'robot'])
