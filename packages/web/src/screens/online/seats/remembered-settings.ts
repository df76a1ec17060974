import { recalled, remember } from '../../../shell/device-memory.ts'

/** The notification settings last saved on this device. */
export type NotificationSettings = {
  readonly push: boolean
  readonly email: string
  readonly webhook: string
  /** No notices between these hours; none are quiet when they are the same. */
  readonly from: number
  readonly to: number
}

const KEY = 'charterstone.notices'
const FIRST: NotificationSettings = { push: false, email: '', webhook: '', from: 22, to: 8 }

export function rememberedSettings(): NotificationSettings {
  try {
    return { ...FIRST, ...(JSON.parse(recalled(KEY) ?? '{}') as Partial<NotificationSettings>) }
  } catch {
    return FIRST
  }
}

export function rememberSettings(wanted: NotificationSettings): void {
  remember(KEY, JSON.stringify(wanted))
}
