import { recalled, remember } from '../../../shell/device-memory.ts'

const KEY = 'charterstone.passkey'

/** Whether a passkey was made or used on this device. */
export function hasPasskey(): boolean {
  return recalled(KEY) === 'yes'
}

export function rememberPasskey(): void {
  remember(KEY, 'yes')
}
