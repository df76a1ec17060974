import { readConfig } from './config.ts'
import { listSetAside, release } from './storage/set-aside.ts'
import { openStorage } from './storage/storage.ts'

const HELP = `npm run tables                 lists the tables that were set aside
npm run tables -- release ID   lets people open a table again`

/** The operator's command for damaged tables. It reads the same settings as the server. */
async function main([command = 'list', id = '']: readonly string[]): Promise<boolean> {
  if (!(command === 'list' || (command === 'release' && id !== ''))) {
    console.error(HELP)
    return false
  }
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readConfig(process.env)
  const storage = await openStorage({ databaseUrl, dataDir })
  try {
    if (command === 'list') {
      const rows = await listSetAside(storage.db)
      for (const { id: table, at, why } of rows)
        console.log(`${table}  ${new Date(at).toISOString()}  ${why}`)
      if (rows.length === 0) console.log('No table is set aside.')
      return true
    }
    const isReleased = await release(storage.db, id)
    console.log(isReleased ? `${id} is open again.` : `${id} is not set aside.`)
    return isReleased
  } finally {
    await storage.close()
  }
}

main(process.argv.slice(2)).then(
  (isDone) => {
    process.exitCode = isDone ? 0 : 1
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)
