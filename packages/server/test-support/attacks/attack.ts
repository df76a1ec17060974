import type { Seated } from '../requests.ts'

/** The server that is attacked, in a process of its own, and a table that the attacker was invited to. */
export type Target = {
  readonly address: string
  readonly table: Seated
  /** Bytes that the server has received, its processor seconds, and other figures of `/metrics`. */
  readonly metric: (name: string) => Promise<number>
  /** The codes that were sent by e-mail. */
  readonly mails: () => number
}

/** `isRefused`: the attack had no more effect than its limit allows. */
export type Outcome = { readonly isRefused: boolean; readonly found: string }

export type Attack = {
  readonly name: string
  /** Settings of the server, where the attack needs any. */
  readonly env?: Readonly<Record<string, string>>
  /** `size` 1 is full size; 0.1 a tenth of it. */
  readonly run: (target: Target, size: number) => Promise<Outcome>
}

/** A different network address each time, for a server behind a proxy. */
export function addressNumber(index: number): { readonly 'X-Forwarded-For': string } {
  return { 'X-Forwarded-For': `198.51.${Math.floor(index / 250) % 250}.${index % 250}` }
}

/** Where attacks come from, unless they come from everywhere. Honest players come from another address. */
export const ATTACKER = { 'X-Forwarded-For': '198.51.255.7' } as const
