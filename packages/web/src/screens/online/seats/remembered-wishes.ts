import { recalled, remember } from '../../../shell/device-memory.ts'

/** The notification settings last saved on this device. */
export type Wishes = {
  readonly push: boolean
  readonly email: string
  readonly webhook: string
  /** No notices between these hours; none are quiet when they are the same. */
  readonly from: number
  readonly to: number
}

const KEY = 'charterstone.notices'
const FIRST: Wishes = { push: false, email: '', webhook: '', from: 22, to: 8 }

export function rememberedWishes(): Wishes {
  try {
    return { ...FIRST, ...(JSON.parse(recalled(KEY) ?? '{}') as Partial<Wishes>) }
  } catch {
    return FIRST
  }
}

export function rememberWishes(wishes: Wishes): void {
  remember(KEY, JSON.stringify(wishes))
}
