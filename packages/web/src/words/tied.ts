import type { Language } from '@charterstone/engine'

export const NO_BREAK = '\u00a0'

/**
 * A text or message whose lines break where a printer would break them: a number stays with its noun, also in brackets and
 * after "pages"; Polish words of one letter stay with the next word, and three dots with the word before them.
 */
export function tied(language: Language, text: string): string {
  const counted = text.replace(
    /(?<=\d|#|\{count\}) (?=[\p{L}%])|(?<=\b(?:pages?|Seiten?|stron[ay]?)) (?=\d)| (?=…|\(\d)/gu,
    NO_BREAK,
  )
  return language === 'pl' ? counted.replace(/(?<=(?:^|[\s({„])[aiouwz]) /giu, NO_BREAK) : counted
}

/** The same text with plain spaces, for what leaves the page: files, and lines that are copied. */
export function untied(text: string): string {
  return text.replaceAll(NO_BREAK, ' ')
}

/** Tied as above: all texts inside plain data. */
export function allTied<Texts>(language: Language, texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? tied(language, value) : value,
  ) as Texts
}
