import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useState } from 'react'
import { fileName, offerFile } from '../../../data/export-file.ts'
import { useVillage } from '../../../session/use-village.ts'
import { Button } from '../../../shell/button.tsx'
import { toast } from '../../../shell/toast.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from '../campaign.module.css'
import { type Frame, frameOf } from './film.ts'
import { gifOf } from './gif.ts'
import { recordedType, webmOf } from './webm.ts'

type SaveFilmProps = {
  /** The number of pictures. */
  readonly count: number
  /** Draws a picture on the page. */
  readonly show: (index: number) => { readonly drawing: SVGSVGElement; readonly caption: string } | null
  /** After the last one. */
  readonly onEnd: () => void
}

/** Saves the time-lapse as a film, in the ways that this browser can. */
export function SaveFilm({ count, show, onEnd }: SaveFilmProps) {
  const say = useSay()
  const village = useVillage()
  const [drawn, setDrawn] = useState<number | null>(null)
  const webm = recordedType()

  async function framesOf(): Promise<readonly Frame[]> {
    const frames: Frame[] = []
    for (let index = 0; index < count; index++) {
      setDrawn(index)
      const shown = show(index)
      if (shown !== null) frames.push(await frameOf(shown.drawing, `${village} · ${shown.caption}`))
    }
    return frames
  }

  async function save(kind: string, filmOf: (frames: readonly Frame[]) => Promise<Blob>): Promise<void> {
    try {
      offerFile(await filmOf(await framesOf()), `${fileName(village)}.${kind}`)
    } catch {
      toast(say('campaign.film-failed'))
    } finally {
      setDrawn(null)
      onEnd()
    }
  }

  const isBusy = drawn !== null
  return (
    <div className={classes.way}>
      {webm !== undefined && (
        <Button
          icon={<Icon name="export" size={20} />}
          disabled={isBusy}
          onClick={() => void save('webm', (frames) => webmOf(frames, webm))}
        >
          {say('campaign.save-webm')}
        </Button>
      )}
      <Button
        icon={<Icon name="export" size={20} />}
        disabled={isBusy}
        onClick={() => void save('gif', gifOf)}
      >
        {say('campaign.save-gif')}
      </Button>
      {isBusy && (
        <p role="status" className={classes.note}>
          {say('campaign.filming', { share: Math.round((100 * drawn) / count) })}
        </p>
      )}
    </div>
  )
}
