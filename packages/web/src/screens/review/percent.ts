import { VP_UNIT, WIN_UNIT } from '@charterstone/bots'

/** A chance in whole percent, for sentences and labels. */
export function percentOf(chance: number): number {
  return Math.round((chance / WIN_UNIT) * 100)
}

/** How a value of the ledger is written: chances in tenths of a percent, points in tenths. */
export const UNITS = { win: WIN_UNIT / 1000, vp: VP_UNIT / 10 } as const
export type Unit = keyof typeof UNITS

/** "+12.3": the tenths of a change, with its sign. */
export function tenths(value: number, locale: string, isSigned: boolean): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    ...(isSigned && { signDisplay: 'exceptZero' as const }),
  }).format(value / 10)
}
