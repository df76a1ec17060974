import type { RecordFault } from '../parse-record.ts'
import { LIMITS } from './limits.ts'

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/** One look along the text, before it is parsed: is it too long, too deep, or made of too many parts? */
export function excessOf(text: string): RecordFault | null {
  if (text.length > LIMITS.text) return tooMuch('text', LIMITS.text)
  let depth = 0
  let parts = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isQuoted) {
      if (code === BACKSLASH) index++
      else if (code === QUOTE) isQuoted = false
    } else if (code === QUOTE) isQuoted = true
    else if (code === COMMA) parts++
    else if (OPENING.has(code)) {
      parts++
      depth++
      if (depth > LIMITS.depth) return tooMuch('depth', LIMITS.depth)
    } else if (CLOSING.has(code)) depth--
    if (parts > LIMITS.parts) return tooMuch('parts', LIMITS.parts)
  }
  return null
}

function tooMuch(part: string, max: number): RecordFault {
  return { kind: 'too-much', part, max }
}
