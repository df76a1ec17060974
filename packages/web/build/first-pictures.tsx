import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { StoryPicture } from '@charterstone/art/story/story-picture.tsx'
import { greengully, presets } from '@charterstone/content'
import { createEngine } from '@charterstone/engine'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { VillageDrawing } from '../src/screens/village-picture/village-drawing.tsx'

const MORNING = 9
const NIGHT = 26
/** The part of the village with the commons: the pictures are small. */
const MIDDLE = '262 46 400 400'

/** The three pictures of the game on the first screen, each a whole SVG file. */
export function firstPictures(): Readonly<Record<'village' | 'story' | 'night', string>> {
  return {
    village: fileOf(<Village preset={0} progress={MORNING} />, MIDDLE),
    story: fileOf(<StoryPicture story={2} />),
    night: fileOf(<Village preset={1} progress={NIGHT} />, MIDDLE),
  }
}

function Village({ preset, progress }: { readonly preset: number; readonly progress: number }) {
  const chosen = presets[preset]
  if (chosen === undefined) throw new Error(`there is no village ${preset}`)
  const { stage, village, rules } = chosen
  const seats = [{ charter: 0, name: 'A', player: 'person' }] as const
  const { legacy } = createEngine(greengully).newSingleGame({ seed: 1, seats, stage, village, rules })
  return (
    <VillageDrawing
      catalogue={greengully}
      buildings={legacy.buildings}
      progress={progress}
      isSmall
      title=""
    />
  )
}

/** The drawing as a file of its own: its frame and the colours of the light theme go into it. */
function fileOf(picture: ReactElement, part?: string): string {
  const html = renderToStaticMarkup(picture)
  const [, frame = '', svg = ''] = /^<div([^>]*)>(<svg.*<\/svg>)<\/div>$/s.exec(html) ?? []
  if (svg === '') throw new Error('the picture is no drawing in a frame')
  const style = `<style>${STYLES.map(styleSheet).join('')}</style>`
  return svg
    .replace(/ (role|aria-label|aria-hidden|width|height|preserveAspectRatio)="[^"]*"/g, (attribute, name) =>
      ['width', 'height'].includes(String(name)) && !attribute.includes('%') ? attribute : '',
    )
    .replace(/viewBox="[^"]*"/, (box) => (part === undefined ? box : `viewBox="${part}"`))
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg"${frame}`)
    .replace('>', `>${style}`)
}

const STYLES = ['colours.css', 'art.css', 'scene/village.css']

function styleSheet(name: string): string {
  const file = fileURLToPath(import.meta.resolve(`@charterstone/art/${name}`))
  return readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@import[^;]*;/g, '')
    .replace(/\s+/g, ' ')
}
