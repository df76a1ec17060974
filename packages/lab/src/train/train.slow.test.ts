import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { train } from './train.ts'

const SMALL = { games: '24', round: '8', units: '4', seed: '5' }

function newFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'train-')), 'net.ts')
}

/** The file without the time that it took. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/minutes: \d+/, '')
}

it('the same command gives the same net, whatever the number of threads, also after a stop', async () => {
  const [one, two, stopped] = [newFile(), newFile(), newFile()]
  await train([], { ...SMALL, workers: '1', out: one })
  await train([], { ...SMALL, workers: '2', out: two })
  await train([], { ...SMALL, workers: '2', out: stopped, stopAfter: '2' })
  expect(textOf(one)).toContain('games: 24')
  expect(textOf(two)).toBe(textOf(one))
  expect(textOf(stopped)).not.toBe(textOf(one))
  await train([], { ...SMALL, workers: '2', out: stopped })
  expect(textOf(stopped)).toBe(textOf(one))
  expect(existsSync(`${stopped}.progress.json`)).toBe(false)
})
