import { attackRow, attacks, attackTrial } from './attack-trial.ts'
import { fileTrial } from './file-trial.ts'
import { fuzzTrial } from './fuzz-trial.ts'
import { growthTrial } from './growth-trial.ts'
import { killTrial } from './kill-trial.ts'
import { leakTrial } from './leak-trial.ts'
import { LOAD_HEAD, loadRow, paceOf } from './load/load-table.ts'
import { loadTrial } from './load-trial.ts'
import { memoryTrial } from './memory-trial.ts'
import { pairTrial } from './pair-trial.ts'
import { peerTrial } from './peer-trial.ts'
import { startPostgres } from './postgres.ts'

/** The trials at full size, by name; all of them unless some are named. Prints what it finds and fails when something is wrong. */
const trials: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  async kill([kills = '100', kind = 'both']) {
    const postgres = await startPostgres()
    const databases = [
      ...(kind === 'postgres' ? [] : [undefined]),
      ...(kind === 'sqlite' ? [] : [postgres.url]),
    ]
    let isGood = true
    for (const databaseUrl of databases) {
      const result = await killTrial({
        kills: Number(kills),
        tables: 6,
        persons: 3,
        seed: Number(kills),
        ...(databaseUrl === undefined ? {} : { databaseUrl }),
        onKill: (kill, answers) => process.stderr.write(`\rkill ${kill}, ${answers} answers acknowledged `),
      })
      report(`kill -9, ${kills} times, ${databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'}`, result)
      const { lost, disordered, stuck, violations } = result
      isGood &&= lost.length + disordered.length + stuck.length + violations.length === 0
    }
    postgres?.stop()
    return isGood
  },
  async pair([answers = '150']) {
    const postgres = await startPostgres()
    const result = await pairTrial(postgres.url, Number(answers))
    postgres.stop()
    report('two processes on one PostgreSQL', result)
    return result.seenAfter.median < 50 && result.afterKill > 0
  },
  /** Prints the table of docs/security.md. Arguments: the size, 1 or less, and a part of the names of attacks. */
  async attack([size = '1', part = '']) {
    console.log('| attack | | what was seen | `/health`, ms | memory, MB | honest answers/s |')
    console.log('|---|---|---|---|---|---|')
    let isGood = true
    for (const attack of attacks.filter(({ name }) => name.includes(part))) {
      const result = await attackTrial(attack, Number(size))
      console.log(attackRow(result))
      isGood &&= result.isRefused && result.health.longest < Math.max(200, result.health.idle * 2)
    }
    return isGood
  },
  async fuzz([messages = '100000']) {
    const result = await fuzzTrial(Number(messages), 1)
    report('malformed messages', result)
    return result.isUnharmed
  },
  async leaks([games = '12']) {
    const result = await leakTrial(Number(games), 1)
    report('all traffic of a campaign', result)
    return result.leaks.length === 0
  },
  /** Hostile files: arguments are the number of files and the time limit in seconds. */
  async files([files = '100000', seconds = '7200', kind = 'sqlite']) {
    const postgres = kind === 'postgres' ? await startPostgres() : null
    const result = await fileTrial({
      files: Number(files),
      seed: 1,
      seconds: Number(seconds),
      ...(postgres === null ? {} : { databaseUrl: postgres.url }),
      onFile: (count) => {
        if (count % 100 === 0) process.stderr.write(`\r${count} files `)
      },
    })
    postgres?.stop()
    report('hostile files', result)
    const { failed, leftBehind, health, megabytes } = result
    return failed.length + leftBehind === 0 && health.longest < 100 && megabytes.max < 1000
  },
  /** Many tables of which few are active: the number of all, of the active and of those that are woken. */
  async growth([tables = '10000', active = '100', cold = '50', seconds = '20']) {
    const result = await growthTrial({
      tables: Number(tables),
      active: Number(active),
      cold: Number(cold),
      seconds: Number(seconds),
    })
    report('many tables, few active', result)
    return result.wake.median < 50
  },
  /** Memory of a table in play and of one that was left alone. */
  async memory([tables = '200', seconds = '20']) {
    const result = await memoryTrial(Number(tables), Number(seconds))
    report('memory of a table, in kilobytes', result)
    return result.active < 150 && result.idle < 5
  },
  /**
   * Prints the table of docs/benchmarks.md. The second argument is the time to think in milliseconds, or the offered answers a
   * second: `5` or `1400/s`.
   */
  async load([
    tables = '25,250,1000',
    pace = '2000',
    seconds = '20',
    servers = 'sqlite,postgres,boardgame.io',
  ]) {
    const postgres = servers.includes('postgres') ? await startPostgres() : null
    console.log(LOAD_HEAD)
    for (const count of tables.split(',').map(Number)) {
      const load = {
        tables: count,
        persons: 4,
        pace: paceOf(pace),
        settle: Number(seconds) / 2,
        seconds: Number(seconds),
      }
      if (servers.includes('sqlite')) console.log(loadRow('SQLite', await loadTrial(load)))
      if (postgres !== null)
        console.log(loadRow('PostgreSQL', await loadTrial({ ...load, databaseUrl: postgres.url })))
      if (servers.includes('boardgame.io')) console.log(loadRow('boardgame.io', await peerTrial(load)))
    }
    postgres?.stop()
    return true
  },
}

function report(what: string, result: object): void {
  console.log(
    `\n${what}\n${JSON.stringify(result, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value), 2)}`,
  )
}

const [wanted, ...args] = process.argv.slice(2)
for (const [name, run] of Object.entries(trials)) {
  if (wanted !== undefined && wanted !== name) continue
  if (!(await run(wanted === undefined ? [] : args))) {
    console.error(`${name}: FAILED`)
    process.exitCode = 1
  }
}
