import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useRef, useState } from 'react'
import { fileName, offerFile } from '../../data/export-file.ts'
import { Button } from '../../shell/button.tsx'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './campaign.module.css'
import { fontStyle } from './font-style.ts'
import { freezeDrawing, pngOf } from './freeze-drawing.ts'
import { POSTER_HEIGHT, POSTER_WIDTH, Poster } from './poster.tsx'
import { usePoster } from './use-poster.ts'

/** Dots of the PNG for each unit of the drawing. */
const SHARPNESS = 2

/** The poster, and the two ways to keep it. */
export function PosterSection() {
  const say = useSay()
  const poster = useRef<SVGSVGElement>(null)
  const [isBusy, setBusy] = useState(false)
  const drawn = usePoster()

  async function save(kind: 'svg' | 'png'): Promise<void> {
    const drawing = poster.current
    if (drawing === null) return
    setBusy(true)
    try {
      const file = freezeDrawing(drawing, POSTER_WIDTH, POSTER_HEIGHT, await fontStyle('Alegreya'))
      const blob =
        kind === 'svg'
          ? new Blob([file], { type: 'image/svg+xml' })
          : await pngOf(file, POSTER_WIDTH * SHARPNESS, POSTER_HEIGHT * SHARPNESS)
      if (blob === null) toast(say('campaign.poster-failed'))
      else offerFile(blob, `${fileName(drawn.village)}.${kind}`)
    } catch {
      toast(say('campaign.poster-failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <figure className={classes.figure}>
      <div className={classes.picture}>
        <Poster ref={poster} {...drawn} />
      </div>
      <figcaption className={classes.way}>
        <Button icon={<Icon name="export" size={20} />} disabled={isBusy} onClick={() => void save('png')}>
          {say('campaign.save-png')}
        </Button>
        <Button icon={<Icon name="export" size={20} />} disabled={isBusy} onClick={() => void save('svg')}>
          {say('campaign.save-svg')}
        </Button>
      </figcaption>
    </figure>
  )
}
