/** Made by `build/sealed-words-plugin.ts`: how to fetch the words of a seal in a language, by `de/c12`. */
declare module 'virtual:words' {
  export const loaders: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>
}
