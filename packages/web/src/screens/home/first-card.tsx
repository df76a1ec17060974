import { Icon } from '@charterstone/art/icons/icon.tsx'
import { ButtonLink } from '../../shell/button.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import classes from './card.module.css'

/** Before the first campaign: what this is, and the two ways to begin. */
export function FirstCard() {
  const say = useSay()
  return (
    <section className={classes.card}>
      <h2 className={classes.cardName}>{say('home.first-title')}</h2>
      <p className={classes.facts}>{say('home.facts')}</p>
      <p className={classes.firstText}>{say('home.first-text')}</p>
      <div className={classes.firstFoot}>
        <ButtonLink kind="primary" size="large" to={pathOf('learn')} className={classes.go ?? ''}>
          {say('home.learn-first')} <Icon name="arrow" />
        </ButtonLink>
        <ButtonLink size="large" to={pathOf('new')}>
          {say('home.new')}
        </ButtonLink>
      </div>
    </section>
  )
}
