import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import type { Theme } from '../../sound/theme.ts'
import { useSay } from '../../words/speech.ts'
import classes from './book.module.css'

/** Plays the melody that is written above it; a second press stops it. */
export function PlayTheme({ theme }: { readonly theme: Theme }) {
  const say = useSay()
  const [isPlaying, setPlaying] = useState(false)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const play = async () => {
    const { playMelody } = await import('../../sound/melody.ts')
    const melody = playMelody(theme)
    const over = setTimeout(() => setPlaying(false), melody.length)
    stop.current = () => {
      clearTimeout(over)
      melody.stop()
      setPlaying(false)
    }
  }
  return (
    <Button
      className={classes.play}
      icon={<Icon name={isPlaying ? 'pause' : 'play'} size={18} />}
      onClick={() => {
        if (isPlaying) {
          stop.current()
          return
        }
        setPlaying(true)
        void play()
      }}
    >
      {say(isPlaying ? 'keepsake.theme-stop' : 'keepsake.theme-play')}
    </Button>
  )
}
