import { useGame } from '../../session/use-game.ts'
import { useVillage } from '../../session/use-village.ts'
import { villageSeed } from '../../sound/scene-of.ts'
import { themeOf } from '../../sound/theme.ts'
import { useSay } from '../../words/speech.ts'
import classes from './book.module.css'
import { PlayTheme } from './play-theme.tsx'
import { Stave } from './stave.tsx'

/** The melody that only this village has. */
export function BookTheme() {
  const say = useSay()
  const village = useVillage()
  const theme = themeOf(villageSeed(useGame()))
  const title = say('keepsake.theme', { village })
  return (
    <figure className={classes.theme}>
      <Stave theme={theme} title={title} />
      <figcaption>{title}</figcaption>
      <PlayTheme theme={theme} />
    </figure>
  )
}
