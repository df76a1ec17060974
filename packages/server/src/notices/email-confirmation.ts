import type { NotificationSettings } from '@charterstone/protocol'
import type { AddressHashes } from '../carry/address.ts'

/**
 * The settings of a seat as they are stored. An e-mail address is in `email` only when its owner has entered the code that was sent
 * to it, or when an earlier version stored it; until then nothing but the code is sent there.
 */
export type StoredSettings = NotificationSettings & { readonly unconfirmed?: string }

/** What to store for new settings of a seat. */
export function withoutConfirmation(
  wanted: NotificationSettings,
  before: StoredSettings | null,
): StoredSettings {
  const { email, ...rest } = wanted
  if (email === undefined) return rest
  return before?.email === email ? wanted : { ...rest, unconfirmed: email }
}

export function confirmed({ unconfirmed, ...rest }: StoredSettings): StoredSettings {
  return unconfirmed === undefined ? rest : { ...rest, email: unconfirmed }
}

/** Codes of this kind open no seats, and those that open seats confirm no address. */
export function confirmationAddress(hashes: AddressHashes, email: string): string {
  return hashes.of(`confirm ${email}`)
}
