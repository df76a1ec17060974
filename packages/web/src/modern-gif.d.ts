/** The part of the GIF encoder that the page uses. */
declare module 'modern-gif' {
  export function encode(options: {
    readonly format: 'blob'
    readonly width: number
    readonly height: number
    readonly maxColors: number
    readonly looped: boolean
    /** Each picture, and how long it is shown, in milliseconds. */
    readonly frames: { readonly data: HTMLCanvasElement; readonly delay: number }[]
  }): Promise<Blob>
}
