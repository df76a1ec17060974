import type { LoadResult } from '../load-trial.ts'
import type { Pace } from './pacer.ts'

/** `5`: milliseconds to think. `1400/s`: answers offered each second. */
export function paceOf(text: string): Pace {
  const [number = '', unit] = text.split('/')
  return unit === 's'
    ? { kind: 'open', perSecond: Number(number) }
    : { kind: 'closed', think: Number(number) }
}

const COLUMNS: Readonly<Record<string, (result: LoadResult) => string>> = {
  tables: ({ tables }) => String(tables),
  'answers/s': ({ answers, seconds }) => (answers / seconds).toFixed(0),
  'median ms': ({ median }) => median.toFixed(1),
  'p99 ms': ({ p99 }) => p99.toFixed(1),
  'CPU ms per answer': ({ cpuPerAnswer }) => cpuPerAnswer.toFixed(3),
  'KB per answer': ({ bytes, answers }) => (bytes / answers / 1000).toFixed(1),
  'KB per table': ({ kilobytesPerTable }) => kilobytesPerTable.toFixed(0),
  'client, of a core': ({ ownShare }) => ownShare.toFixed(2),
}

const names = ['server', ...Object.keys(COLUMNS)]
/** The head of the table in docs/benchmarks.md. */
export const LOAD_HEAD = `| ${names.join(' | ')} |\n|${names.map(() => '---|').join('')}`

export function loadRow(server: string, result: LoadResult): string {
  return `| ${[server, ...Object.values(COLUMNS).map((show) => show(result))].join(' | ')} |`
}
