import type { Engine, State } from '@charterstone/engine'

/** Carries out what the person at the screen does: for a campaign in this browser, or at an online table. */
export type Conductor = {
  readonly answer: (key: string) => Promise<void>
  /** Takes back the last answer; beyond what is free only with consent, or by asking for it. */
  readonly undo: (hasConsent: boolean) => Promise<void>
  readonly packUp: () => Promise<void>
  readonly startGame: () => Promise<void>
  /** What answers can be tried out on; whatever is hidden in it may be a guess. */
  readonly standing: () => Standing | null
}

export type Standing = { readonly engine: Engine; readonly state: State; readonly seat: number }

let current: Conductor | null = null

export function currentConductor(): Conductor | null {
  return current
}

/** Whoever opens a campaign or a table conducts it. */
export function conductBy(conductor: Conductor | null): void {
  current = conductor
}
