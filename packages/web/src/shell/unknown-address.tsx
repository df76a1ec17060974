import { useSay } from '../words/speech.ts'
import { ButtonLink } from './button.tsx'
import classes from './notice-page.module.css'
import { useTitle } from './page.tsx'

export function UnknownAddress() {
  const say = useSay()
  useTitle(say('lost.title'))
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{say('lost.title')}</h1>
      <p className={classes.text}>{say('lost.text')}</p>
      <ButtonLink kind="primary" to="/">
        {say('shell.home')}
      </ButtonLink>
    </main>
  )
}
