import { useEffect, useState } from 'react'
import { campaigns } from '../../data/page-campaigns.ts'
import { localRef } from '../../session/game-ref.ts'
import { useRuleset } from '../../session/use-ruleset.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { Row } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { Panel } from '../../shell/panel.tsx'
import { pathOf } from '../../shell/route.ts'
import { ownResult, standingsOf } from '../../weekly/weekly-result.ts'
import { useSay } from '../../words/speech.ts'
import { ShareLink } from '../link/share-link.tsx'
import { Standings } from './standings.tsx'

/** Undefined while it is read, null when it has no address. */
type Result = ReturnType<typeof ownResult> | undefined

/** How one's own game of the week went, and the line to send to friends. */
export function OwnResult({ id }: { readonly id: string }) {
  const say = useSay()
  const { engine } = useRuleset()
  const [result, setResult] = useState<Result>(undefined)
  useEffect(() => {
    void campaigns.load(id).then((stored) => setResult(stored === null ? null : ownResult(engine, stored)))
  }, [engine, id])
  if (result === undefined) return null
  if (result === null) return <Note>{say('weekly.no-address')}</Note>
  const { replay, fragment } = result
  const { week } = replay
  const standings = standingsOf(replay)
  const { vp = 0, place = 1 } = standings.find(({ isPlayer }) => isPlayer) ?? {}
  const line = say('weekly.line', { week: week.week, year: week.year, vp, place, seats: standings.length })
  return (
    <Panel title={say('weekly.result')} lead={line}>
      <Standings replay={replay} />
      <ShareLink
        label={say('weekly.address')}
        text={say('weekly.address-text')}
        line={line}
        link={`${location.origin}${pathOf('weekly')}#${fragment}`}
      />
      <Row>
        <ButtonLink to={pathOf('log', localRef(id))}>{say('home.replay')}</ButtonLink>
      </Row>
    </Panel>
  )
}
