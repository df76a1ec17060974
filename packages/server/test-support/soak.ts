import { attackRow, attacks, attackTrial } from './attack-trial.ts'
import { chaosTrial } from './chaos-trial.ts'
import { type FaultName, faults } from './faults.ts'
import { fileTrial } from './file-trial.ts'
import { fuzzTrial } from './fuzz-trial.ts'
import { growthTrial } from './growth-trial.ts'
import { leakTrial } from './leak-trial.ts'
import { LOAD_HEAD, loadRow, paceOf } from './load/load-table.ts'
import { loadTrial } from './load-trial.ts'
import { memoryTrial } from './memory-trial.ts'
import { pairTrial } from './pair-trial.ts'
import { peerTrial } from './peer-trial.ts'
import { startPostgres } from './postgres.ts'

type Trial = (args: readonly string[]) => Promise<boolean>

/** How often each fault happens unless a number is given. */
const TIMES: Readonly<Record<FaultName, number>> = {
  kill: 100,
  takeover: 50,
  pause: 20,
  outrun: 20,
  disk: 20,
  restart: 20,
  freeze: 10,
}

/**
 * A fault again and again under play. Arguments: how often, and `sqlite` or `postgres` for one of the stores.
 * `pkill -USR2 -f soak.ts` ends it sooner, and what has happened is checked.
 */
function chaos(name: FaultName): Trial {
  return async ([times = String(TIMES[name]), only]) => {
    const fault = faults[name]
    let isGood = true
    let isEnough = false
    process.once('SIGUSR2', () => {
      isEnough = true
    })
    for (const store of fault.stores.filter((each) => only === undefined || each === only)) {
      const postgres = store === 'postgres' ? await startPostgres() : undefined
      const result = await chaosTrial({
        fault,
        times: Number(times),
        tables: 6,
        persons: 3,
        seed: Number(times),
        ...(postgres === undefined ? {} : { postgres }),
        isEnough: () => isEnough,
        onStrike: (time, answers) =>
          process.stderr.write(`\r${name} ${time}, ${answers} answers acknowledged `),
      })
      postgres?.stop()
      report(`${fault.title}, ${result.times} times, ${store}`, result)
      const { lost, disordered, stuck, violations } = result
      isGood &&= lost.length + disordered.length + stuck.length + violations.length === 0
    }
    return isGood
  }
}

/** The trials at full size, by name; all of them unless some are named. Prints what it finds and fails when something is wrong. */
const trials: Readonly<Record<string, Trial>> = {
  ...Object.fromEntries((Object.keys(faults) as FaultName[]).map((name) => [name, chaos(name)])),
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
  /** Arguments: the games of a campaign, and the number of campaigns. */
  async leaks([games = '12', campaigns = '1']) {
    const leaks: string[] = []
    for (let seed = 1; seed <= Number(campaigns); seed++) {
      const result = await leakTrial(Number(games), seed)
      report(`all traffic of campaign ${seed}`, result)
      leaks.push(...result.leaks)
    }
    return leaks.length === 0
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
   * second: `5` or `1400/s`. With `postgres,two` there is a row for two processes as well.
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
        for (const processes of servers.includes('two') ? [1, 2] : [1])
          console.log(
            loadRow(
              processes === 1 ? 'PostgreSQL' : 'PostgreSQL, two processes',
              await loadTrial({ ...load, databaseUrl: postgres.url, processes }),
            ),
          )
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
