import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, test, vi } from 'vitest'
import { runCommandLine } from './command-line.ts'
import { answer, beginSession, type Session, startGame } from './play/session.ts'

const folder = mkdtempSync(join(tmpdir(), 'charterstone-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command in this process and catches what it writes. */
async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = ''
  let err = ''
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text)
      return true
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      err += String(text)
      return true
    }),
    vi.spyOn(console, 'info').mockImplementation((text) => {
      out += String(text)
    }),
  ]
  const code = await runCommandLine(args)
  for (const spy of spies) spy.mockRestore()
  return { code, out, err }
}

function saved(name: string, answers: number): Session {
  const seats = [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
  const session = beginSession(join(folder, name), {
    config: { seed: 4, seats },
    players: ['person', 'random'],
  })
  startGame(session)
  for (let step = 0; step < answers; step++)
    answer(session, session.playthrough.state.pending?.options[0] ?? '')
  return session
}

test.each([
  [['dance'], 'there is no command "dance"'],
  [['simulate', '--games', '5'], 'say --seats N'],
  [['simulate', '--seats', '3'], 'say --games N or --campaigns N'],
  [['simulate', '--seats', '7', '--games', '5'], '--seats must be a whole number from 1 to 6, not 7'],
  [['simulate', '--seats', 'many', '--games', '5'], '--seats must be a whole number from 1 to 6, not many'],
  [['simulate', '--seats', '2', '--games', '1.5'], '--games must be a whole number'],
  [['simulate', '--seats', '2', '--games', '1', '--campaigns', '1'], 'do not go together'],
  [['simulate', '--seats', '2', '--seats', '3', '--games', '1'], '--seats is given twice'],
  [['simulate', '--seats', '2', '--games', '1', '--players', 'random,clever'], 'not "clever"'],
  [['simulate', '--seats', '2', '--games', '1', '--players', 'random,random,random'], 'names 3 for 2 seats'],
  [['simulate', '--seats', '2', '--games', '1', '--players', 'automa'], 'a person or a bot to play with'],
  [['simulate', '--seats', '2', '--games', '1', '--fast'], 'Unknown option `--fast`'],
  [['simulate', '--seats'], 'value is missing'],
  [['play', '--lang', 'fr'], '--lang must be one of en, de, pl, not "fr"'],
  [['play', '--house', 'H99', '--file', join(folder, 'none')], 'not "H99"'],
  [['replay'], 'missing required args'],
  [['content', '--show', 'no-such-card'], 'there is no card "no-such-card"'],
  [['rules', '--root', folder], 'there is no'],
])('wrong arguments %j give one clear line and exit code 2', async (args, message) => {
  const { code, out, err } = await run(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(message)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test.each(['play', 'simulate', 'replay', 'verify', 'rules', 'bench', 'content'])(
  'the help of %s fits on one screen',
  async (command) => {
    const { code, out } = await run(command, '--help')
    expect(code).toBe(0)
    expect(out).toContain(`charterstone ${command}`)
    expect(out.split('\n').length).toBeLessThan(24)
  },
)

test.each([
  ['nothing at all', '', 'it is empty'],
  ['half a file', '{"format":1,"version":{"ru', 'it is cut off'],
  ['something else', '{"name":"charterstone"}', 'it isn’t a campaign file'],
  ['a later format', '{"format":2}', 'it has format 2'],
])('a save file with %s is refused and left as it is', async (_, text, message) => {
  const file = join(folder, 'damaged.charterstone')
  writeFileSync(file, text)
  const { code, err } = await run('play', '--file', file)
  expect(code).toBe(1)
  expect(err).toContain(message)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('a record holds, and a changed byte is found and located', async () => {
  const {
    file,
    playthrough: { state },
  } = saved('record.charterstone', 30)
  const { code, out } = await run('verify', file)
  expect(code).toBe(0)
  expect(out).toContain('is valid: 0 finished games, 30 answers')
  expect(state.phase).toBe('playing')
  const text = readFileSync(file, 'utf8')
  const index = text.indexOf('place:', text.indexOf('answers')) + 8
  writeFileSync(file, `${text.slice(0, index)}Q${text.slice(index + 1)}`)
  const broken = await run('verify', file)
  expect(broken.code).toBe(1)
  expect(broken.err).toMatch(/is broken: changed at game 1, answer \d+/)
  expect((await run('play', '--file', file)).code).toBe(1)
})

test('even a blank that was added is found', async () => {
  const { file } = saved('blank.charterstone', 3)
  writeFileSync(file, ` ${readFileSync(file, 'utf8')}`)
  expect((await run('verify', file)).err).toContain('byte 1 has been changed')
})

test('verify says in one object what it found', async () => {
  const { file } = saved('json.charterstone', 3)
  const found = JSON.parse((await run('verify', file, '--json')).out) as unknown
  expect(found).toMatchObject({ holds: true, problem: null, games: 0, answers: 3 })
})

test('replay prints a record as sentences, up to the answer that is asked for', async () => {
  const { file } = saved('sentences.charterstone', 12)
  const { out } = await run('replay', file, '--to', '5')
  expect(out).toContain('Game 1')
  expect(out).toMatch(/^ {5}5 {2}\S/m)
  expect(out).not.toMatch(/^ {5}6 {2}\S/m)
  expect((await run('replay', file, '--lang', 'de')).out).toContain('Partie 1')
})

test('options that contradict the campaign on file are refused', async () => {
  const { file } = saved('two-seats.charterstone', 1)
  for (const option of [
    ['--seats', '3'],
    ['--seed', '5'],
    ['--house', 'H1'],
    ['--players', 'random'],
  ]) {
    const { code, err } = await run('play', '--file', file, ...option)
    expect({ code, option }).toEqual({ code: 2, option })
    expect(err).toContain(`${option[0] ?? ''} differs from the campaign`)
  }
})

test('the same seed gives the same hash', async () => {
  const simulate = async (seed: string) => {
    const { code, out } = await run(
      'simulate',
      '--seats',
      '3',
      '--games',
      '4',
      '--workers',
      '1',
      '--seed',
      seed,
      '--json',
    )
    expect(code).toBe(0)
    const { seconds: _, ...rest } = JSON.parse(out) as Record<string, unknown>
    return rest
  }
  const once = await simulate('2')
  expect(once).toMatchObject({ games: 4, ended: 4, violations: 0 })
  expect(Object.keys(once)).toEqual(['games', 'ended', 'violations', 'decisions', 'turnsPerSeat', 'hash'])
  expect(await simulate('2')).toEqual(once)
  expect((await simulate('3')).hash).not.toBe(once.hash)
})

test('a campaign is played to its score, and what never occurred is listed', async () => {
  const { out } = await run('simulate', '--seats', '1', '--campaigns', '1', '--workers', '1', '--json')
  const summary = JSON.parse(out) as { unused: string[] }
  expect(summary).toMatchObject({ campaigns: 1, games: 12, ended: 12, scored: 1, violations: 0 })
  expect(summary.unused).toContain('house rule H4')
  expect(summary.unused).not.toContain('building 601')
})

test('clauses, tests and the list of pending clauses are compared both ways', async () => {
  const root = join(folder, 'repository')
  mkdirSync(join(root, 'docs', 'rules'), { recursive: true })
  mkdirSync(join(root, 'packages', 'engine', 'src', 'deep'), { recursive: true })
  writeFileSync(
    join(root, 'docs', 'rules', '02.md'),
    '# 2\n\n- **R1.1** One.\n- **R1.2** Two.\n- **R2** Three.\n- **A1** Four.\n',
  )
  writeFileSync(
    join(root, 'docs', 'rules', '11.md'),
    '---\ntitle: Balance\nmeasured: true\n---\n\n- **P1** Five.\n',
  )
  writeFileSync(join(root, 'docs', 'rules', 'pending.json'), '["A1"]')
  // Put together, so that this file itself cites nothing.
  const title = (...ids: string[]): string => `'${ids.map((id) => `[${id}] `).join('')}a sentence'`
  const tests = [
    `test(${title('R1.1')}, () => {})`,
    `// test(${title('R2')}, () => {})`,
    `it.each([\n  1,\n])(${title('R9', 'R1.2')}, () => {})`,
  ]
  writeFileSync(join(root, 'packages', 'engine', 'src', 'deep', 'a.test.ts'), tests.join('\n'))
  const { code, out } = await run('rules', '--root', root, '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    clauses: 4,
    implemented: 3,
    covered: 2,
    pending: ['A1'],
    orphans: ['R9', 'R2'],
  })
  expect((await run('rules', '--root', root, '--check')).code).toBe(1)
})

test('the box is counted, complete and reachable', async () => {
  const report = JSON.parse((await run('content', '--json')).out) as Record<string, unknown>
  expect(report).toMatchObject({
    counts: { buildings: 96, objectives: 18, treasures: 15, personas: 48, crates: 54, letteredCrates: 23 },
    missing: { en: 0, de: 0, pl: 0 },
    unreachable: [],
  })
  expect(report.pureData).toBeGreaterThanOrEqual(0.75)
})

test('a card is shown by slug, number or name', async () => {
  const bySlug = (await run('content', '--show', 'masked-ball', '--lang', 'pl')).out
  expect(bySlug).toContain('Bal maskowy')
  expect((await run('content', '--show', '42', '--lang', 'pl')).out).toBe(bySlug)
  expect((await run('content', '--show', 'Bal maskowy', '--lang', 'pl')).out).toBe(bySlug)
})
