import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS, type Result } from '@charterstone/engine'
import { useMemo } from 'react'
import { useGame, useRuleset, useWords } from '../../session/use-game.ts'
import { Scroller } from '../../shell/scroller.tsx'
import { gloryOf } from '../../table/model/glory.ts'
import { useSay } from '../../words/speech.ts'
import classes from './campaign.module.css'

/** What each charter has gathered; once the campaign is over, what it is worth. */
export function Standings() {
  const { engine } = useRuleset()
  const { view } = useGame()
  const result = useMemo(() => engine.result(view), [engine, view])
  return result.isCampaignOver ? <FinalStandings result={result} /> : <RunningStandings />
}

/** Counts only: what they are worth at the end may still be secret. */
function RunningStandings() {
  const say = useSay()
  const words = useWords()
  const { legacy } = useGame().view
  const rows = legacy.seats
    .map(({ charter, name }) => ({
      charter,
      name,
      glory: gloryOf(legacy, charter),
      trophies: legacy.charters[charter]?.trophies ?? 0,
      personas: legacy.charters[charter]?.used.length ?? 0,
    }))
    .sort((a, b) => b.glory - a.glory)
  return (
    <Scroller className={classes.scroller} label={say('campaign.standings')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say('campaign.player')}</th>
            {legacy.rules.glory && <Heading icon="glory">{words.rules.glory.name}</Heading>}
            <Heading icon="trophy">{say('chest.trophies')}</Heading>
            <Heading icon="persona">{say('chest.personas')}</Heading>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ charter, name, glory, trophies, personas }) => (
            <tr key={charter}>
              <Player charter={charter} name={name} />
              {legacy.rules.glory && <td>{glory}</td>}
              <td>{trophies}</td>
              <td>{personas}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{say('campaign.counts-only')}</p>
    </Scroller>
  )
}

function FinalStandings({ result: { campaign, champions } }: { readonly result: Result }) {
  const say = useSay()
  const words = useWords()
  const { seats } = useGame().view.legacy
  const rows = campaign
    .filter((score) => seats.some(({ charter }) => charter === score.charter))
    .sort((a, b) => b.total - a.total)
  const columns = [
    { key: 'glory', icon: 'glory', title: words.rules.glory.name },
    { key: 'buildings', icon: 'building', title: say('campaign.buildings') },
    { key: 'trophies', icon: 'trophy', title: say('chest.trophies') },
    { key: 'capacity', icon: 'capacity', title: words.rules.capacity.name },
    { key: 'personas', icon: 'persona', title: say('chest.personas') },
  ] as const
  return (
    <Scroller className={classes.scroller} label={say('campaign.standings')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say('campaign.player')}</th>
            {columns.map(({ key, icon, title }) => (
              <Heading key={key} icon={icon}>
                {title}
              </Heading>
            ))}
            <th scope="col">{say('campaign.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((score) => (
            <tr key={score.charter} data-champion={champions.includes(score.charter)}>
              <Player
                charter={score.charter}
                name={seats.find(({ charter }) => charter === score.charter)?.name ?? ''}
              />
              {columns.map(({ key }) => (
                <td key={key}>{score[key]}</td>
              ))}
              <td>
                <strong>{score.total}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

/** An icon with its word. */
function Heading({ icon, children }: { readonly icon: IconName; readonly children: string }) {
  return (
    <th scope="col">
      <span className={classes.measure}>
        <Icon name={icon} size={20} />
        <span>{children}</span>
      </span>
    </th>
  )
}

function Player({ charter, name }: { readonly charter: number; readonly name: string }) {
  return (
    <th scope="row">
      <SeatToken charter={CHARTERS[charter] ?? 'purple'} size={22} /> {name}
    </th>
  )
}
