import { delaysOf, FILM, type Frame } from './film.ts'

const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'] as const

/** The kind of film that this browser can record; undefined for none. */
export function recordedType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype))
    return undefined
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type))
}

/** The pictures as a film. Browsers record in real time: it takes as long as the film. */
export async function webmOf(frames: readonly Frame[], mimeType: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = FILM.width
  canvas.height = FILM.height
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('no canvas to paint on')
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType, videoBitsPerSecond: 2_500_000 })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const isOver = new Promise<void>((resolve, reject) => {
    recorder.onstop = () => resolve()
    recorder.onerror = () => reject(new Error('the film could not be recorded'))
  })
  recorder.start()
  const delays = delaysOf(frames.length)
  for (const [index, frame] of frames.entries()) {
    brush.drawImage(frame, 0, 0)
    await new Promise((resolve) => setTimeout(resolve, delays[index]))
  }
  recorder.stop()
  await isOver
  return new Blob(parts, { type: 'video/webm' })
}
