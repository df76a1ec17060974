/** Whether a text has all words of a search; accents and capitals do not matter. */
export function finds(search: string, ...texts: readonly string[]): boolean {
  const wanted = plain(search).split(/\s+/)
  const text = plain(texts.join(' '))
  return wanted.every((word) => text.includes(word))
}

/** Polish ł has no accent that could be taken off. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim()
}
