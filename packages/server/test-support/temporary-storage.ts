import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage, type Storage } from '../src/storage/storage.ts'

/** A storage in a temporary folder, which goes with it. */
export type TemporaryStorage = Storage & { readonly folder: string }

export async function openTemporaryStorage(): Promise<TemporaryStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-storage-'))
  const storage = await openStorage({ databaseUrl: undefined, dataDir: folder })
  return {
    ...storage,
    folder,
    close: async () => {
      await storage.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
