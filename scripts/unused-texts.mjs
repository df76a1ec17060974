// Texts of the page that no code names: what is deleted from a screen is deleted from its words, too.

const wordFile = /^packages\/web\/src\/words\/en\/.*\.ts$/
const pageFile = /^packages\/web\/(src|build)\//
const key = /^\s+'([\w-]+\.[\w.-]+)':/gm
/** A key that is put together begins with its group: `hint.by-${style}`. */
const madeKey = /`([\w-]+\.[\w.-]*)\$\{/g

/**
 * The keys of English texts that stand nowhere else in the page, whole or as the beginning of one that is put together.
 * @param {readonly { readonly file: string, readonly text: string }[]} sources
 */
export function unusedTexts(sources) {
  const words = sources.filter(({ file }) => wordFile.test(file))
  const code = sources
    .filter(({ file }) => pageFile.test(file) && !file.includes('/words/') && !file.includes('.test.'))
    .map(({ text }) => text)
    .join('\n')
  const beginnings = [...code.matchAll(madeKey)].map(([, beginning = '']) => beginning)
  return words.flatMap(({ file, text }) =>
    [...text.matchAll(key)]
      .map(([, name = '']) => name)
      .filter(
        (name) => !code.includes(`'${name}'`) && !beginnings.some((beginning) => name.startsWith(beginning)),
      )
      .map((name) => `${file}: no screen shows '${name}'`),
  )
}
