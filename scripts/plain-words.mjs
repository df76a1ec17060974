// Words of docs/code-glossary.md that code does not use. What players read in the words and the story is not checked.

/** @type {readonly (readonly [found: RegExp, better: string])[]} */
const OBSOLETE = [
  [/\b(whoever|whomever|somebody)\b/i, 'name the person or process'],
  [/\bso many\b/i, 'name the parameter'],
  [/\banew\b|[a-z]Anew\b/, 'write "again"'],
  [/\bby itself\b/i, 'write "automatically" or "alone"'],
  [/\bmend(s|ed)?\b/i, 'write "fix"'],
  [/\b(is|are|was|were) told\b/i, 'write "is notified" or name the event'],
  [/\(one, other\)/, 'write (a, b)'],
  [/\(\w+, place\)/, 'write (item, index)'],
  [/\bisLying\b|'lying'/, 'write "landscape"'],
]

const EXEMPT = /\/words\/[a-z]{2}\/|^scripts\/plain-words/

/**
 * @param {string} file path from the root of the repository, with slashes
 * @param {string} text
 */
export function wordFaults(file, text) {
  if (EXEMPT.test(file)) return []
  return text.split('\n').flatMap((line, index) =>
    OBSOLETE.flatMap(([found, better]) => {
      const [words] = found.exec(line) ?? []
      return words === undefined ? [] : [`${file}:${index + 1} has the words "${words}": ${better}`]
    }),
  )
}
