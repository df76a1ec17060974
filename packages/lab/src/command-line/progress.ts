import process from 'node:process'
import cliProgress from 'cli-progress'

export type Progress = { readonly add: (count: number) => void; readonly stop: () => void }

/** A bar on the terminal; nothing at all where standard error goes elsewhere. */
export function startProgress(what: string, total: number): Progress {
  if (!process.stderr.isTTY) return { add: () => {}, stop: () => {} }
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    format: `{bar} {value} of {total} ${what}, {eta_formatted} left`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 40,
    hideCursor: true,
    clearOnComplete: true,
  })
  bar.start(total, 0)
  return { add: (count) => bar.increment(count), stop: () => bar.stop() }
}
