import { InvalidSetting, readConfig } from '../config.ts'
import { FolderInUse } from '../storage/folder-lock.ts'
import { BadBackup } from './backup-file.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

/** What a command has to say; `isDone` is false when it was refused. */
export type Said = { readonly isDone: boolean; readonly line: string }

/** `charterstone backup FILE`, with the settings of the server. */
export function backup(file: string): Promise<Said> {
  return run(async (location) => {
    await makeBackup(location, file)
    return `${file} holds everything that was stored.`
  })
}

/** `charterstone restore FILE`, with the settings of the server, which must not run. */
export function restore(file: string): Promise<Said> {
  return run(async (location) => {
    const kept = await restoreBackup(file, location, Date.now())
    return `${file} is restored.${kept === null ? '' : ` What was there before is in ${kept}.`}`
  })
}

async function run(
  work: (location: { readonly databaseUrl: string | undefined; readonly dataDir: string }) => Promise<string>,
): Promise<Said> {
  try {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readConfig(process.env)
    return { isDone: true, line: await work({ databaseUrl, dataDir }) }
  } catch (error) {
    const isExpected = [BadBackup, FolderInUse, InvalidSetting].some((kind) => error instanceof kind)
    if (!isExpected && !(error instanceof Error)) throw error
    return { isDone: false, line: error instanceof Error ? error.message : String(error) }
  }
}
