import type { Estimate } from './estimate.ts'

export function percentText(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

export function signedText(value: number, digits = 1): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(digits)}`
}

/** The interval of a signed number; a single unit has none. */
export function intervalText({ low, high }: Estimate): string {
  return Number.isFinite(low) ? `${signedText(low)} - ${signedText(high)}` : 'unknown'
}
