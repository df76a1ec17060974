import { delaysOf, FILM, type Frame } from './film.ts'

/** The pictures as one GIF. The encoder is fetched now. */
export async function gifOf(frames: readonly Frame[]): Promise<Blob> {
  const { encode } = await import('modern-gif')
  const delays = delaysOf(frames.length)
  return encode({
    format: 'blob',
    width: FILM.width,
    height: FILM.height,
    maxColors: 128,
    looped: true,
    frames: frames.map((data, index) => ({ data, delay: delays[index] ?? FILM.pace })),
  })
}
