import { recalled, remember } from '../../shell/device-memory.ts'

const KEY = 'charterstone.name'

/** What this person called themselves last time. */
export function rememberedName(): string {
  return recalled(KEY) ?? ''
}

export function rememberName(name: string): void {
  remember(KEY, name.trim())
}
