import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { Summary } from '../../data/summary.ts'
import { localRef } from '../../session/game-ref.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import classes from './card.module.css'
import { GameTrack } from './game-track.tsx'
import { Standing } from './standing.tsx'
import { VillageMenu } from './village-menu.tsx'
import { companyOf, isYourTurn, stageOf, villageName } from './village-name.ts'
import { VillageNow } from './village-now.tsx'

type ContinueCardProps = {
  readonly summary: Summary
  /** Left out where the village is seen beside the card. */
  readonly hasPicture?: boolean
}

/** The campaign played last: one press away from its table. */
export function ContinueCard({ summary, hasPicture = true }: ContinueCardProps) {
  const say = useSay()
  const company = companyOf(say, summary)
  const action = summary.isOver ? 'home.look-back' : isYourTurn(summary) ? 'home.your-turn' : 'home.go-on'
  return (
    <section className={classes.card}>
      <div className={classes.cardHead}>
        <div>
          <h2 className={classes.cardName}>{villageName(say, summary)}</h2>
          <p className={classes.cardText}>{stageOf(say, summary)}</p>
          {company !== '' && <p className={classes.company}>{company}</p>}
        </div>
        {hasPicture && <VillageNow summary={summary} isSmall className={classes.cardMap} />}
      </div>
      {summary.isOnTrust === true && <p className={classes.cardText}>{say('import.on-trust')}</p>}
      <GameTrack summary={summary} />
      <Standing summary={summary} />
      <div className={classes.cardFoot}>
        <ButtonLink
          kind="primary"
          size="large"
          to={pathOf(summary.isOver ? 'campaign' : 'play', localRef(summary.id))}
          className={classes.go ?? ''}
        >
          {say(action)} <Icon name="arrow" />
        </ButtonLink>
        <VillageMenu summary={summary} />
      </div>
    </section>
  )
}
