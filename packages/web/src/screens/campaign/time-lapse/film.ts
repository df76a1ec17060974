import { freezeDrawing } from '../freeze-drawing.ts'

/** A picture of the film, as large as the film. */
export type Frame = HTMLCanvasElement

/** How large a film is, and how long a picture is shown, in milliseconds. */
export const FILM = { width: 640, height: 484, caption: 41, pace: 240, last: 1600 } as const
/** A longer film would become too large a file. */
const MAX_FRAMES = 60

/** The stages that a film shows: all of them, or evenly chosen ones; always the first and the last. */
export function stagesOfFilm<Stage>(stages: readonly Stage[], max = MAX_FRAMES): readonly Stage[] {
  if (stages.length <= max) return stages
  return Array.from({ length: max }, (_, index) => {
    const chosen = Math.round((index * (stages.length - 1)) / (max - 1))
    return stages.slice(chosen, chosen + 1)
  }).flat()
}

/** How long each picture is shown; the last one longer. */
export function delaysOf(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? FILM.last : FILM.pace))
}

/** A drawing of the page as a picture of the film, with words below it. */
export async function frameOf(drawing: SVGSVGElement, caption: string): Promise<Frame> {
  const height = FILM.height - FILM.caption
  const file = freezeDrawing(drawing, FILM.width, height, '')
  const address = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
  try {
    const image = new Image(FILM.width, height)
    image.src = address
    await image.decode()
    return painted(image, caption)
  } finally {
    URL.revokeObjectURL(address)
  }
}

function painted(image: HTMLImageElement, caption: string): Frame {
  const canvas = document.createElement('canvas')
  canvas.width = FILM.width
  canvas.height = FILM.height
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('no canvas to paint on')
  const colours = getComputedStyle(document.documentElement)
  brush.fillStyle = colours.getPropertyValue('--paper')
  brush.fillRect(0, 0, FILM.width, FILM.height)
  brush.drawImage(image, 0, 0, FILM.width, FILM.height - FILM.caption)
  brush.fillStyle = colours.getPropertyValue('--ink')
  brush.font = '600 19px Alegreya, Georgia, serif'
  brush.textAlign = 'center'
  brush.fillText(caption, FILM.width / 2, FILM.height - 14, FILM.width - 24)
  return canvas
}
