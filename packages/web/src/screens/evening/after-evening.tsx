import { Icon } from '@charterstone/art/icons/icon.tsx'
import { type Cast, type Event, LAST_GAME } from '@charterstone/engine'
import { useMemo, useState } from 'react'
import { fileName } from '../../data/export-file.ts'
import { useGame } from '../../session/use-game.ts'
import { useVillage } from '../../session/use-village.ts'
import { Button } from '../../shell/button.tsx'
import { Columns, Row } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { OutsideLink } from '../../shell/outside-link.tsx'
import { Panel } from '../../shell/panel.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { LinkButtons } from '../link/link-buttons.tsx'
import { bgStatsAddress } from './bg-stats.ts'
import classes from './evening.module.css'
import { PlanEvening } from './plan-evening.tsx'

type AfterEveningProps = {
  readonly game: number
  readonly events: readonly Event[]
  readonly cast: Cast
  /** Whether it is the last game that was played, so that the next one can be planned. */
  readonly isLatest: boolean
}

/** Where an evening goes after it: into BG Stats, and on into the calendar. */
export function AfterEvening({ game, events, cast, isLatest }: AfterEveningProps) {
  const say = useSay()
  const { ref, view } = useGame()
  const village = useVillage()
  const [isPlanning, setPlanning] = useState(false)
  const isCampaign = view.legacy.mode !== 'single'
  const id = `${ref.kind}-${ref.id}`
  const address = useMemo(() => {
    const result = events.find((event) => event.kind === 'game-ended')
    const start = events.find((event) => event.kind === 'game-started')
    if (result === undefined) return null
    return bgStatsAddress({
      id: `${id}-${game}`,
      comments: isCampaign ? say('evening.of-game', { game, village }) : village,
      endedAt: Date.now(),
      first: start?.first ?? -1,
      vp: result.vp,
      winners: result.winners,
      seats: cast.seats.map((name, seat) => ({
        name,
        charter: cast.charters[cast.charterOfSeat[seat] ?? -1] ?? '',
      })),
    })
  }, [events, cast, id, game, village, isCampaign, say])
  if (address === null) return null
  const next = isCampaign && game < LAST_GAME ? game + 1 : null
  return (
    <div className={classes.after} data-after>
      <Panel title={say('evening.title')}>
        <Columns>
          <div className={classes.way}>
            <Row>
              <OutsideLink to={address} icon={<Icon name="export" />}>
                {say('evening.bg-stats')}
              </OutsideLink>
              <LinkButtons label={say('evening.bg-stats')} link={address} />
            </Row>
            <Note>{say('evening.bg-stats-text')}</Note>
          </div>
          {isLatest && (
            <div className={classes.way}>
              <Row>
                <Button icon={<Icon name="calendar" />} onClick={() => setPlanning(true)}>
                  {say('evening.plan')}
                </Button>
              </Row>
              <Note>{say('evening.plan-why')}</Note>
            </div>
          )}
        </Columns>
      </Panel>
      {isPlanning && (
        <PlanEvening
          event={{
            uid: `${id}-after-${game}@charterstone`,
            title:
              next === null ? say('evening.at', { village }) : say('evening.next', { game: next, village }),
            text: say('evening.invitation', { village }),
            link: ref.kind === 'table' ? `${location.origin}${pathOf('play', ref)}` : null,
          }}
          name={fileName(village)}
          onClose={() => setPlanning(false)}
        />
      )}
    </div>
  )
}
