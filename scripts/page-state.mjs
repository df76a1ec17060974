// State that lives as long as the page: only in the files of one short list.
import { parseSync } from 'oxc-parser'

/**
 * The files of the page that may keep state at module level, and why it belongs to the page and not to an open game.
 * @type {Readonly<Record<string, string>>}
 */
export const pageState = {
  'packages/web/src/data/page-campaigns.ts': 'the connection to the database of this browser',
  'packages/web/src/online/my-tables.ts': 'the tables that this device has visited',
  'packages/web/src/screens/learn/learning.ts': 'the lessons done on this device',
  'packages/web/src/screens/online/server-info.ts': 'what the server of this page can do',
  'packages/web/src/session/ruleset.ts': 'rules and catalogue, fetched once',
  'packages/web/src/settings/settings.ts': 'the settings of this device',
  'packages/web/src/settings/sound.ts': 'the orchestra: browsers allow few audio contexts',
  'packages/web/src/shell/ask.tsx': 'the question on screen',
  'packages/web/src/shell/offline.ts': 'a new version of the page that waits',
  'packages/web/src/shell/router.ts': 'the address of the page',
  'packages/web/src/shell/screens.ts': 'the screens fetched so far',
  'packages/web/src/shell/toast.tsx': 'the messages on screen',
  'packages/web/src/words/fetch-words.ts': 'the words fetched so far',
  'packages/web/src/words/fill.ts': 'messages taken apart, and plural rules',
  'packages/web/src/words/setup-words.ts': 'the words of the set-up screens, in the language of the page',
  'packages/web/src/words/speech.ts': 'the language of the page and its messages',
}

const folder = 'packages/web/src/'
/** Objects that never change; and WeakMap, which keeps what was worked out from its key and goes with it. */
const constants = new Set(['Intl', 'RegExp', 'URL', 'WeakMap'])
/** Calls that make a store or a closure with state. */
const makers = /^(create|createStore|later|make[A-Z]\w*)$/

/**
 * The lines of a file that keep state at module level although it is not in the list; and a listed file without any.
 * @param {string} file path from the root of the repository, with slashes
 * @param {string} text
 * @param {Readonly<Record<string, string>>} [allowed]
 */
export function pageStateFaults(file, text, allowed = pageState) {
  if (!file.startsWith(folder) || file.includes('.test.') || file.endsWith('-worker.ts')) return []
  const lines = stateLines(file, text)
  if (!(file in allowed)) {
    return lines.map(
      (line) => `${file}:${line} keeps state at module level: pass it in, or make it a part of the session`,
    )
  }
  return lines.length > 0 ? [] : [`${file} keeps no state: take it out of scripts/page-state.mjs`]
}

/**
 * @param {string} file
 * @param {string} text
 */
function stateLines(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  return program.body.flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement
    if (declaration.type !== 'VariableDeclaration') return []
    const isState =
      declaration.kind !== 'const' ||
      declaration.declarations.some(({ id, init }) => {
        const annotation = 'typeAnnotation' in id && id.typeAnnotation ? textOf(text, id.typeAnnotation) : ''
        return (
          !/\bReadonly(Map|Set)\b/.test(annotation) && init !== null && keepsState(text, init, annotation)
        )
      })
    return isState ? [text.slice(0, statement.start).split('\n').length] : []
  })
}

/**
 * @param {string} text
 * @param {{ readonly start: number, readonly end: number }} node
 */
function textOf(text, { start, end }) {
  return text.slice(start, end)
}

/**
 * Whether the value of a constant can change: an instance, a store, a closure with state, or an array to push to.
 * @param {string} text
 * @param {import('oxc-parser').Expression} value
 * @param {string} annotation
 */
function keepsState(text, value, annotation) {
  if (value.type === 'NewExpression') return !constants.has(textOf(text, value.callee).split('.')[0] ?? '')
  if (value.type === 'ArrayExpression') return /\[\]$/.test(annotation) && !annotation.includes('readonly')
  if (value.type !== 'CallExpression') return false
  if (makers.test(textOf(text, value.callee))) return true
  return value.arguments.some((each) => /\b(later|make[A-Z]\w*)\(/.test(textOf(text, each)))
}
