import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import type { Summary } from '../../data/summary.ts'
import { localRef } from '../../session/game-ref.ts'
import { Link } from '../../shell/link.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import page from './home.module.css'
import classes from './village.module.css'
import { VillageMap } from './village-map.tsx'
import { VillageMenu } from './village-menu.tsx'
import { isYourTurn, stageOf, villageName } from './village-name.ts'

export function OtherVillages({ summaries }: { readonly summaries: readonly Summary[] }) {
  const say = useSay()
  return (
    <section>
      <h2 className={page.heading}>{say('home.others')}</h2>
      <ul className={classes.list}>
        {summaries.map((summary) => (
          <Village key={summary.id} summary={summary} />
        ))}
      </ul>
    </section>
  )
}

function Village({ summary }: { readonly summary: Summary }) {
  const say = useSay()
  return (
    <li className={classes.village}>
      <VillageMap buildings={summary.buildings} className={classes.villageMap} />
      <div className={classes.villageText}>
        <Link
          to={pathOf(summary.isOver ? 'campaign' : 'play', localRef(summary.id))}
          className={classes.villageName}
        >
          {villageName(say, summary)}
        </Link>
        <span>
          {stageOf(say, summary)}
          {!summary.isOver && isYourTurn(summary) && (
            <b className={classes.tag}>{say('home.your-turn-short')}</b>
          )}
          {summary.isOnTrust === true && (
            <b className={classes.tag} title={say('import.on-trust')}>
              {say('import.on-trust-short')}
            </b>
          )}
        </span>
      </div>
      <span className={classes.tokens}>
        {summary.seats.map(({ charter, name }) => (
          <SeatToken key={charter} charter={CHARTERS[charter] ?? 'purple'} size={26} title={name} />
        ))}
      </span>
      <VillageMenu summary={summary} />
    </li>
  )
}
