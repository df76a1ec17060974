import { german } from '../packages/web/src/words/de.ts'
import { english } from '../packages/web/src/words/en.ts'
import { polish } from '../packages/web/src/words/pl.ts'

type Key = keyof typeof english

/** A pattern that matches a message of the page in every language. */
function patternOf(key: Key): string {
  const texts = [english[key], german[key], polish[key]].map((text) =>
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+'),
  )
  return `^(${texts.join('|')})$`
}

export function said(key: Key): RegExp {
  return new RegExp(patternOf(key))
}

/** The page keeps some words together by other spaces. */
function escaped(text: string): string {
  return text.replace(/[.*+?^$()[\]\\|]/g, '\\$&').replaceAll(' ', '\\s')
}
