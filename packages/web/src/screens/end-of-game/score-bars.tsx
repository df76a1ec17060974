import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS, type SeatConfig } from '@charterstone/engine'
import { keyed } from '../../table/parts/keyed.ts'
import { useSay } from '../../words/speech.ts'
import classes from './end-of-game.module.css'
import { type Score, SOURCES, type Source } from './score-sources.ts'
import { type StarReasons, sayStars } from './star-reasons.ts'

const ICONS: Readonly<Record<Source, IconName>> = {
  buildings: 'building',
  constructed: 'construct',
  crates: 'crate',
  objectives: 'objective',
  quota: 'quota',
  people: 'people',
  reputation: 'reputation',
}

/** The fewest points with which a bar has room for its icon. */
const ROOMY = 5

type ScoreBarsProps = {
  readonly scores: readonly Score[]
  readonly vp: readonly number[]
  readonly winners: readonly number[]
  readonly seats: readonly SeatConfig[]
  /** By charter. */
  readonly stars: ReadonlyMap<number, StarReasons>
  /** As whom each seat played, by name. */
  readonly personas: readonly (readonly string[])[]
}

/** One bar for each player, in pieces by where the points came from; the best first. */
export function ScoreBars({ scores, vp, winners, seats, stars, personas }: ScoreBarsProps) {
  const say = useSay()
  const max = Math.max(1, ...vp)
  const order = vp.map((_, seat) => seat).sort((a, b) => (vp[b] ?? 0) - (vp[a] ?? 0))
  const met = SOURCES.filter((source) => scores.some((score) => score[source] > 0))
  return (
    <div>
      <ol className={classes.players}>
        {order.map((seat) => {
          const { charter = 0, name = '' } = seats[seat] ?? {}
          const won = stars.get(charter)
          const played = personas[seat] ?? []
          return (
            <li key={seat} className={classes.player} data-winner={winners.includes(seat)}>
              <span className={classes.who}>
                <SeatToken charter={CHARTERS[charter] ?? 'purple'} size={34} />
                <span className={classes.name}>
                  <strong>{name}</strong>
                  {played.length > 0 && <small>{say('end.as', { names: played })}</small>}
                </span>
                {winners.includes(seat) && <Icon name="trophy" size={24} title={say('end.winner')} />}
              </span>
              <ul className={classes.bar} style={{ width: `${((vp[seat] ?? 0) / max) * 100}%` }}>
                {met.map((source) => {
                  const points = scores[seat]?.[source] ?? 0
                  const said = say('end.points-from', { source: say(`source.${source}`), points })
                  return points <= 0 ? null : (
                    <li key={source} data-source={source} style={{ flexGrow: points }} title={said}>
                      {points >= ROOMY && <Icon name={ICONS[source]} size={17} fill="none" />}
                      <span aria-hidden="true">{points}</span>
                      <span className="visually-hidden">{said}</span>
                    </li>
                  )
                })}
              </ul>
              <span className={classes.total}>{vp[seat] ?? 0}</span>
              {won !== undefined && <Stars reasons={won} />}
            </li>
          )
        })}
      </ol>
      <ul className={classes.legend}>
        {met.map((source) => (
          <li key={source}>
            <span data-source={source} />
            <Icon name={ICONS[source]} size={18} fill="none" />
            {say(`source.${source}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A star for each that was placed, and what they are for. */
function Stars({ reasons }: { readonly reasons: StarReasons }) {
  const say = useSay()
  const count = reasons.points + reasons.guidepost + reasons.story
  if (count === 0) return null
  return (
    <span className={classes.stars}>
      <span aria-hidden="true">
        {keyed(Array.from({ length: count }, () => 'star')).map(({ key }) => (
          <Icon key={key} name="glory" size={20} />
        ))}
      </span>
      {sayStars(say, reasons)}
    </span>
  )
}
