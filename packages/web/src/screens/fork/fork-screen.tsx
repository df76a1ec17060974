import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { resumePlaythrough } from '@charterstone/engine'
import { lazy, Suspense, useMemo, useState } from 'react'
import { campaigns } from '../../data/page-campaigns.ts'
import { readFork } from '../../fork/fork-address.ts'
import { createFork } from '../../session/create-fork.ts'
import { localRef } from '../../session/game-ref.ts'
import { openRuleset } from '../../session/ruleset.ts'
import { useRuleset } from '../../session/use-ruleset.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Row, Stack } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { toast } from '../../shell/toast.tsx'
import { charterAt } from '../../table/model/charters.ts'
import { needWords, useSay } from '../../words/speech.ts'
import classes from './fork.module.css'

const ReplayLog = lazy(async () => {
  const [{ ReplayLog: log }] = await Promise.all([import('../weekly/replay-log.tsx'), needWords('play')])
  return { default: log }
})

export async function prepare(): Promise<void> {
  await Promise.all([openRuleset(), needWords('review'), needWords('online')])
}

/** A friend's "what if", from its address: watch it, or keep it as a game of one's own. */
export function ForkScreen() {
  const say = useSay()
  const ruleset = useRuleset()
  const { engine } = ruleset
  const [fragment] = useState(() => location.hash.slice(1))
  const record = useMemo(() => readFork(engine, fragment), [engine, fragment])
  const playthrough = useMemo(
    () => (typeof record === 'string' ? null : resumePlaythrough(engine, record)),
    [engine, record],
  )
  const [isWatching, setWatching] = useState(false)
  if (typeof record === 'string' || playthrough === null)
    return (
      <Page title={say('fork.title')}>
        <Stack>
          <Note role="alert">{say(`fork.${typeof record === 'string' ? record : 'damaged'}`)}</Note>
          <Row>
            <ButtonLink kind="primary" to={pathOf('home')}>
              {say('shell.home')}
            </ButtonLink>
          </Row>
        </Stack>
      </Page>
    )
  if (isWatching)
    return (
      <Suspense>
        <ReplayLog playthrough={playthrough} onBack={() => setWatching(false)} />
      </Suspense>
    )
  const { legacy, table, phase } = playthrough.state
  const keep = async () => {
    const id = await createFork(record, ruleset, campaigns)
    if (id === null) toast(say('full.text'))
    else navigate(pathOf(phase === 'playing' ? 'play' : 'review', localRef(id)))
  }
  return (
    <Page title={say('fork.of', { game: record.fork?.game ?? 1 })} lead={say('fork.shared')}>
      <Stack>
        <ol className={classes.standings}>
          {legacy.seats.map(({ charter, name }, seat) => (
            <li key={charter}>
              <SeatToken charter={charterAt(charter)} size={26} />
              {name} <b>{say('home.vp', { vp: table.seats[seat]?.vp ?? 0 })}</b>
            </li>
          ))}
        </ol>
        <Row>
          <Button kind="primary" size="large" onClick={() => setWatching(true)}>
            {say('fork.watch')}
          </Button>
          <Button size="large" data-keep onClick={() => void keep()}>
            {say(phase === 'playing' ? 'fork.play-on' : 'fork.review')}
          </Button>
        </Row>
      </Stack>
    </Page>
  )
}
