import { api } from './api.ts'
import { forgetSecrets, secretsOf } from './my-tables.ts'

/**
 * Moves keys that an earlier version kept where scripts can read them into the cookie of their table. They stay where they
 * are while the server cannot be reached.
 */
export async function moveSecrets(table: string): Promise<void> {
  const secrets = secretsOf(table)
  for (const key of secrets) {
    const entered = await api.enter(table, key)
    if (!entered.ok && entered.fault.code !== 'no-key') return
  }
  if (secrets.length > 0) forgetSecrets(table)
}
