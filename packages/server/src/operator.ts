import { readConfig } from './config.ts'
import type { Db } from './storage/database.ts'
import { listSetAside, release } from './storage/set-aside.ts'
import { withStorage } from './storage/storage.ts'

const HELP = `npm run tables                 lists the tables that were set aside
npm run tables -- release ID   lets people open a table again`

/** The operator's command for damaged tables. It reads the same settings as the server. */
async function main([command = 'list', id = '']: readonly string[]): Promise<boolean> {
  if (!(command === 'list' || (command === 'release' && id !== ''))) {
    console.error(HELP)
    return false
  }
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readConfig(process.env)
  return withStorage({ databaseUrl, dataDir }, ({ db }) =>
    command === 'list' ? list(db) : releaseOne(db, id),
  )
}

async function list(db: Db): Promise<boolean> {
  const rows = await listSetAside(db)
  for (const { id, at, why } of rows) console.log(`${id}  ${new Date(at).toISOString()}  ${why}`)
  if (rows.length === 0) console.log('No table is set aside.')
  return true
}

async function releaseOne(db: Db, id: string): Promise<boolean> {
  const isReleased = await release(db, id)
  console.log(isReleased ? `${id} is open again.` : `${id} is not set aside.`)
  return isReleased
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
