/** At most `max` characters (UTF-16), without cutting one in two. */
export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${wholeCharacters(text.slice(0, max - 1))}…`
}

/** At most `max` octets of UTF-8. */
export function shortenOctets(text: string, max: number): string {
  if (Buffer.byteLength(text) <= max) return text
  let octets = Buffer.byteLength('…')
  let kept = ''
  for (const character of text) {
    octets += Buffer.byteLength(character)
    if (octets > max) break
    kept += character
  }
  return `${kept}…`
}

/** Without the first half of a character at its end. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '')
}
