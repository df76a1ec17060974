import { recalled, remember } from '../../../shell/device-memory.ts'

const KEY = 'charterstone.address'

/** The address that this person gave last for their seats. */
export function rememberedAddress(): string {
  return recalled(KEY) ?? ''
}

export function rememberAddress(address: string): void {
  remember(KEY, address)
}
