import type { NotificationSettings } from '@charterstone/protocol'
import type { Server } from '../src/serve.ts'
import { writeNotificationSettings } from '../src/storage/notifications.ts'

/** Stores the notification settings of a seat as if its e-mail address had been confirmed. */
export async function keepSettings(
  { service }: Pick<Server, 'service'>,
  table: string,
  seat: number,
  settings: NotificationSettings,
): Promise<void> {
  const holder = (await service.tables.open(table))?.live().holders[seat]
  if (holder === undefined) throw new Error('no such seat')
  await writeNotificationSettings(service.storage.db, table, holder.id, settings)
}
