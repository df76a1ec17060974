// What the style asks of source files and no linter checks.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './install.mjs'
import { pageStateFaults } from './page-state.mjs'
import { wordFaults } from './plain-words.mjs'
import { unusedTexts } from './unused-texts.mjs'

const escapes = /@ts-(ignore|expect-error|nocheck)|(biome-ignore|(oxlint|eslint)-disable)|^\/\/\/ *<reference/
const leftOvers = /\b(TODO|FIXME|XXX|HACK)\b/
const namesOfNothing = new Set(['utils', 'util', 'helpers', 'helper', 'types', 'common', 'misc', 'shared'])

const rulesAndData = /^packages\/(engine|content|testkit)\//
/** What is printed on the board, written as a number: the track, the reputation spaces and ranks, the quota table, single cards. */
const boardNumbers = [
  /\b(HOURGLASS|LAST|LAST_SPACE|TRACK\w*) = 26\b|(\/|%|[<>]=?|===) 26\b|\bof 26\b/,
  /\b(space|progress) % \d/,
  /\[4, 8, 12, 16, 20, 24\]|\[6, 10, 14, 18, 22\]/,
  /\[4, 6, 8, 10, 12, 14\]|\b2 \* seats\S* \+ 2\b/,
  /\[10, 7, 4\]|10 · 7 · 4/,
  /\bcolumn === \d/,
  /(SPECTRAL\w*( =|:)|number: ) ?343\b|GUIDEPOST\w* = 400\b/,
  // A box may bring another board: a client asks for the board of its catalogue.
  /\bSTANDARD_BOARD\b/,
]
/** Where the token starts, as the board lists it; these numbers are tuned. */
export const starts = /starts: (\[[\d, ]+\])/.exec(
  readFileSync(`${root}packages/engine/src/catalogue/board.ts`, 'utf8'),
)?.[1]
/** What the state keeps as numbers and bits. Bots read it as it is, because they read it a million times. */
const encodedBoard = /\b(minionAt|perilAt|incomeAt|scorers|table\.quota)\[/

/**
 * The board is written in the engine; clients read `printedBoard(catalogue)` and `boardOf(catalogue, view)`.
 * @param {string} file
 * @param {string} line
 */
function copiesBoard(file, line) {
  if (rulesAndData.test(file) || file.includes('.test.')) return false
  if (boardNumbers.some((pattern) => pattern.test(line))) return true
  if (starts === undefined || line.includes(starts)) return true
  return !file.startsWith('packages/bots/') && encodedBoard.test(line)
}

const keyWords =
  'place|scroll|retrieve|plot|island|charter|minion|worker|progress|quota|pay|gain|give|keep|spare|card|deck|build|open|' +
  'score|use|power|name|persona|victory|crate-resources|start|choose|row|capacity|path|companion|level'
const plainKeys = 'pass|end|skip|take|trade|look|bump|share|pay|retrieve'
/** Keys of options that are written or taken apart, and the numbers that the engine keeps beside them. */
const keyWork = [
  new RegExp(`['"\`](${keyWords}):[\\w$+-]`),
  new RegExp(`/\\^[^/ ]*\\b(${keyWords})\\)?:`),
  /\b(\w*[kK]ey|option|answer)\??\.(startsWith|endsWith|split|slice|substring|indexOf|match|replace)\(/,
  new RegExp(`\\b(\\w*[kK]ey|option|answer) [!=]== '(${plainKeys})'`),
  /\boptions\.(includes|indexOf)\(['"`]|\boffer\(menu, ['"`]/,
  /\b(decision|pending|asked)\??\.values\b|\bvalues\b.*\}: Decision\b|\bvalues\b[^=]*\} = (decision|pending)\b/,
  /\b(CARD|FREE|NAME|POWER|OFFSET)\w* = [12]000\b/,
]

/**
 * Outside `engine/src/option` a client reads `engine.options` and answers with `keyOf`. Tests may write whole keys.
 * @param {string} file
 * @param {string} line
 */
export function worksOnKeys(file, line) {
  if (file.startsWith('packages/engine/src/option/') || file.startsWith('packages/testkit/')) return false
  if (file.includes('.test.') || file.includes('/test-support/')) return false
  return keyWork.some((pattern) => pattern.test(line))
}

/**
 * @param {string} file path from the root of the repository, with slashes
 * @param {string} text
 */
export function faultsOf(file, text) {
  const faults = text.split('\n').flatMap((line, i) => {
    const isTest = file.includes('.test.')
    if (!isTest && escapes.test(line)) return [`${file}:${i + 1} escapes from the type checker or the linter`]
    if (copiesBoard(file, line)) return [`${file}:${i + 1} copies the board: read it from the engine`]
    if (worksOnKeys(file, line)) return [`${file}:${i + 1} works on the key of an option: read the option`]
    if (leftOvers.test(line)) return [`${file}:${i + 1} is a left-over: do it, or open an issue`]
    return []
  })
  const name = basename(file).split('.')[0] ?? ''
  if (namesOfNothing.has(name)) faults.push(`${file} is named after no concept`)
  if (name === 'index' && !/^packages\/[^/]+\/src\/index\.ts$/.test(file)) {
    faults.push(`${file}: index.ts only at the root of a package`)
  }
  return faults
}

/** Every folder that holds code; a new one has to be named here and in boundaries.mjs. */
const codeFolders = ['packages', 'e2e', 'examples', 'scripts', 'tools']
const madeFolders = new Set(['node_modules', 'dist', '.types', 'public'])

/**
 * The code of the repository, as paths from the root, with slashes.
 * @param {string} from
 */
export function codeFiles(from = root) {
  return codeFolders
    .flatMap((folder) =>
      readdirSync(`${from}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.split('/').some((part) => madeFolders.has(part)))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = codeFiles().map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }))
  const faults = sources.flatMap(({ file, text }) => {
    const isSource = /^packages\/.*\.tsx?$/.test(file)
    return [
      ...(isSource ? [...faultsOf(file, text), ...pageStateFaults(file, text)] : []),
      ...wordFaults(file, text),
    ]
  })
  faults.push(...unusedTexts(sources))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
