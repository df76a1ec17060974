/** Made by `build/first-pictures-plugin.ts`: the addresses of three pictures of the game. */
declare module 'virtual:first-pictures' {
  export const pictures: Readonly<Record<'village' | 'story' | 'night', string>>
}
