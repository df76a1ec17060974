/** The words of one seal in one language; nothing for a seal that has none. */
export async function fetchWords(name: string): Promise<unknown> {
  const { loaders } = await import('virtual:words')
  const module = await loaders[name]?.()
  return module?.default ?? {}
}
