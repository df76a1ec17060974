/** Made by `build/drawn-ahead-plugin.ts`: the strokes of the valley on the first screen. */
declare module 'virtual:panorama' {
  export const strokes: string
}
