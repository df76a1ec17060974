/** The width of all output, in columns. */
export const COLUMNS = 100

const ESCAPE = String.fromCharCode(27)
const STYLES = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g')
const SIGN = /./gsu
const NARROW = /\p{M}|\p{Cf}/gu
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/gu

/** How many columns a text takes on a terminal. */
export function widthOf(text: string): number {
  const plain = text.replace(STYLES, '').replace(NARROW, '')
  return (plain.match(SIGN)?.length ?? 0) + (plain.match(WIDE)?.length ?? 0)
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text
}

/** Cuts a text without styles to a width; an ellipsis stands for the rest. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  for (const char of text) {
    if (widthOf(kept + char) >= width) break
    kept += char
  }
  return width > 0 ? `${kept.trimEnd()}…` : ''
}

/** Breaks a text without styles into lines of a width; words longer than a line are cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) line = longer
    else {
      if (line !== '') lines.push(line)
      line = cut(word, width)
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** Wraps a text behind a first column; the lines that follow are indented alike. */
export function hang(first: string, text: string, width = COLUMNS): string {
  const indent = widthOf(first)
  const [head = '', ...rest] = wrap(text, width - indent)
  return [first + head, ...rest.map((line) => ' '.repeat(indent) + line)].join('\n')
}

/** Blocks of lines side by side; blocks of one row have equal width. */
export function sideBySide(blocks: readonly (readonly string[])[], width: number): string[] {
  const height = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: height }, (_, line) =>
    blocks
      .map((block) => padEnd(block[line] ?? '', width))
      .join('')
      .trimEnd(),
  )
}
