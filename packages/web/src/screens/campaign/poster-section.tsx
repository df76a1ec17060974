import { Icon } from '@charterstone/art/icons/icon.tsx'
import { LAST_GAME } from '@charterstone/engine'
import { useRef, useState } from 'react'
import { fileName, offerFile } from '../../data/export-file.ts'
import { useGame } from '../../session/use-game.ts'
import { useVillage } from '../../session/use-village.ts'
import { Button } from '../../shell/button.tsx'
import { toast } from '../../shell/toast.tsx'
import { gloryOf } from '../../table/model/glory.ts'
import { useSay } from '../../words/speech.ts'
import classes from './campaign.module.css'
import { fontStyle } from './font-style.ts'
import { freezeDrawing, pngOf } from './freeze-drawing.ts'
import { POSTER_HEIGHT, POSTER_WIDTH, Poster } from './poster.tsx'

/** Dots of the PNG for each unit of the drawing. */
const SHARPNESS = 2

/** The poster, and the two ways to keep it. */
export function PosterSection() {
  const say = useSay()
  const { legacy, table } = useGame().view
  const poster = useRef<SVGSVGElement>(null)
  const [isBusy, setBusy] = useState(false)
  const village = useVillage()
  const isOver = legacy.history.some(({ game }) => game >= LAST_GAME)
  const subtitle = isOver
    ? say('campaign.over')
    : say('table.game-of', { game: legacy.game, last: LAST_GAME })
  const players = legacy.seats.map(({ charter, name }) => ({
    charter,
    name,
    text: legacy.rules.glory ? say('end.stars', { stars: gloryOf(legacy, charter) }) : '',
  }))

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
      else offerFile(blob, `${fileName(village)}.${kind}`)
    } catch {
      toast(say('campaign.poster-failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <figure className={classes.figure}>
      <div className={classes.picture}>
        <Poster
          ref={poster}
          village={village}
          subtitle={subtitle}
          buildings={legacy.buildings}
          covers={table.covers}
          players={players}
        />
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
