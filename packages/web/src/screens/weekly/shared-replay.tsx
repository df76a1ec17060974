import { lazy, Suspense, useMemo, useState } from 'react'
import { useRuleset } from '../../session/use-ruleset.ts'
import { Button } from '../../shell/button.tsx'
import { Row, Stack } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { Page } from '../../shell/page.tsx'
import { readReplay } from '../../weekly/replay-address.ts'
import { needWords, useSay } from '../../words/speech.ts'
import { Standings } from './standings.tsx'

const ReplayLog = lazy(async () => {
  const [{ ReplayLog: log }] = await Promise.all([import('./replay-log.tsx'), needWords('play')])
  return { default: log }
})

type SharedReplayProps = {
  /** What follows # in the address. It may come from anywhere. */
  readonly fragment: string
  readonly onClose: () => void
}

/** A friend's game of a week. */
export function SharedReplay({ fragment, onClose }: SharedReplayProps) {
  const say = useSay()
  const { engine } = useRuleset()
  const replay = useMemo(() => readReplay(engine, fragment), [engine, fragment])
  const [isWatching, setWatching] = useState(false)
  if (typeof replay === 'string')
    return (
      <Page title={say('weekly.title')}>
        <Stack>
          <Note role="alert">{say(`weekly.${replay}`)}</Note>
          <Row>
            <Button kind="primary" onClick={onClose}>
              {say('weekly.to-week')}
            </Button>
          </Row>
        </Stack>
      </Page>
    )
  if (isWatching)
    return (
      <Suspense>
        <ReplayLog playthrough={replay.playthrough} onBack={() => setWatching(false)} />
      </Suspense>
    )
  const { week, name } = replay
  return (
    <Page
      title={say('weekly.of', { name })}
      lead={say('weekly.of-text', { name, week: week.week, year: week.year })}
    >
      <Stack>
        <Standings replay={replay} />
        <Row>
          <Button kind="primary" size="large" onClick={() => setWatching(true)}>
            {say('weekly.watch')}
          </Button>
          <Button size="large" onClick={onClose}>
            {say('weekly.to-week')}
          </Button>
        </Row>
      </Stack>
    </Page>
  )
}
