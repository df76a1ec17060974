import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './about.module.css'

/** The one place that says what this is not. */
export function AboutScreen() {
  const say = useSay()
  return (
    <Page title={say('about.title')}>
      <div className={classes.text}>
        <h2>{say('about.what')}</h2>
        <p>{say('about.what-text')}</p>
        <p>{say('about.cardboard')}</p>
        <h2>{say('about.private')}</h2>
        <p>{say('about.private-text')}</p>
        <h2>{say('about.access')}</h2>
        <p>{say('about.access-text')}</p>
        <h2>{say('about.licences')}</h2>
        <p>{say('about.licences-text')}</p>
        <p className={classes.version}>{say('about.version', { version: __VERSION__ })}</p>
      </div>
    </Page>
  )
}
