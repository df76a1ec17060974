/** Made by `build/sealed-words-plugin.ts`: how to fetch the words of a seal in a language, by `de/c12`. */
declare module 'virtual:words' {
  export const loaders: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>
}

/** Made by the same: stands for all texts; another one when any of them has changed. */
declare module 'virtual:edition' {
  export const edition: string
}
