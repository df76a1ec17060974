import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { runCommandLine } from '../command-line.ts'

const file = fileURLToPath(new URL('../../../../replays/2-seats.charterstone', import.meta.url))

async function run(...args: string[]): Promise<{ readonly code: number; readonly out: string }> {
  let out = ''
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text)
    return true
  })
  const code = await runCommandLine(args)
  spy.mockRestore()
  return { code, out }
}

type Row = { seat: number; start: number; luck: number; own: number; others: number; result: number }
type Reviewed = {
  games: { line: object[]; ledger: Row[]; turningPoints: object[]; turns: { seat: number }[] }[]
}

test('review --json has the line, a ledger that adds up, turning points and the turns of the seat', async () => {
  const { code, out } = await run('review', file, '--game', '1', '--seat', '2', '--json')
  expect(code).toBe(0)
  const { games } = JSON.parse(out) as Reviewed
  const [game] = games
  expect(Object.keys(game ?? {})).toEqual(
    expect.arrayContaining(['line', 'ledger', 'turningPoints', 'turns', 'accuracy', 'seconds']),
  )
  expect(game?.line.length).toBeGreaterThan(10)
  expect(
    game?.ledger.map(({ start, luck, own, others, result }) => result - start - luck - own - others),
  ).toEqual([0, 0])
  expect(game?.turningPoints.length).toBeGreaterThan(0)
  expect(new Set(game?.turns.map(({ seat }) => seat))).toEqual(new Set([1]))
})

test('review prints a game in the language asked for', async () => {
  const { code, out } = await run('review', file, '--game', '1', '--seat', '1', '--lang', 'de')
  expect(code).toBe(0)
  expect(out).toContain('Wendepunkte')
  expect(out).toMatch(/Genauigkeit/)
})
