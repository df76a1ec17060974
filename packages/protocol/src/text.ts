import { z } from 'zod'

/** Removes control, format and other invisible characters, and surplus blanks. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Markup is never needed at a table; `1 < 2` and `<3` are. */
export function hasMarkup(text: string): boolean {
  return /<[a-z!/?]|&#?\w+;|javascript:/iu.test(text)
}

/** Text of a person: cleaned, not empty, not too long, without markup. */
export function plainText(maxLength: number): z.ZodType<string, string> {
  return z
    .string()
    .max(maxLength * 4)
    .transform(cleanText)
    .refine((text) => text !== '', 'empty')
    .refine((text) => Array.from(text).length <= maxLength, `longer than ${maxLength} characters`)
    .refine((text) => !hasMarkup(text), 'markup')
}
