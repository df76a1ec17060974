import { castOf, type Event, sentenceOfEvent } from '@charterstone/engine'
import { useMemo } from 'react'
import { packUp, startGame } from '../../session/actions.ts'
import { useBox, useGame, useReadable } from '../../session/use-game.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { useSay, useSpeech } from '../../words/speech.ts'
import { turnGroups } from '../log/turn-groups.ts'
import type { PastGame } from '../past/past.ts'
import { usePast } from '../past/use-past.ts'
import classes from './end-of-game.module.css'
import { endSteps } from './end-steps.ts'
import { ScoreBars } from './score-bars.tsx'
import { scoresOf } from './score-sources.ts'

/** How the last game ended: where each point came from, and what was done afterwards. */
export function EndOfGameScreen() {
  const say = useSay()
  const { id } = useGame()
  const { games, isReading } = usePast()
  const last = games.findLast(({ steps }) =>
    steps.some(({ events }) => events.some(({ kind }) => kind === 'game-ended')),
  )
  if (last !== undefined && !isReading) return <Ended key={last.game} game={last} />
  return (
    <Page title={say('end.title')} back={pathOf('play', id)} backLabel={say('table.title')}>
      <p>{say(isReading ? 'book.reading' : 'campaign.no-game')}</p>
    </Page>
  )
}

function Ended({ game: { game, steps } }: { readonly game: PastGame }) {
  const say = useSay()
  const { id, view } = useGame()
  const { catalogue } = useBox()
  const { words } = useReadable()
  const language = useSpeech(({ language: spoken }) => spoken)
  const legacy = steps.at(-1)?.legacy ?? view.legacy
  const cast = useMemo(() => castOf(words, catalogue, legacy), [words, catalogue, legacy])
  const events = useMemo(() => steps.flatMap((step) => step.events), [steps])
  const after = useMemo(
    () => turnGroups(steps).flatMap((group) => (group.kind === 'end' ? group.events : [])),
    [steps],
  )
  const result = events.find((event) => event.kind === 'game-ended')
  if (result === undefined) return null
  const winners = result.winners.map((seat) => cast.seats[seat] ?? '')
  const best = Math.max(...result.vp)
  return (
    <Page
      title={say('end.winners', {
        names: new Intl.ListFormat(language).format(winners),
        count: winners.length,
        vp: best,
      })}
      lead={say('end.of-game', { game })}
      back={pathOf('play', id)}
      backLabel={say('table.title')}
      width="wide"
      foot={<Onward />}
    >
      <div className={classes.columns}>
        <ol className={classes.steps}>
          {endSteps(after).map(({ step, events: done }) => (
            <li key={step}>
              <details open={step !== 'kept' && step !== 'glory'}>
                <summary>{say(`end.${step}`)}</summary>
                <ul>
                  {sentences(done, (event) => sentenceOfEvent(cast, event)).map(({ text, times }) => (
                    <li key={text}>{times > 1 ? `${text} ×${times}` : text}</li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ol>
        <ScoreBars
          scores={scoresOf(catalogue, events, result.vp.length)}
          vp={result.vp}
          winners={result.winners}
          seats={legacy.seats}
          stars={starsOf(after)}
        />
      </div>
    </Page>
  )
}

/** Pack up, or the next game. */
function Onward() {
  const say = useSay()
  const { id, view } = useGame()
  const { phase, legacy } = view
  return (
    <div className={classes.onward}>
      <ButtonLink to={pathOf('log', id)}>{say('moves.whole')}</ButtonLink>
      {phase === 'finished' && (
        <Button kind="primary" onClick={() => void packUp()}>
          {say('table.pack-up')}
        </Button>
      )}
      {phase === 'between' && legacy.mode !== 'single' && (
        <Button
          kind="primary"
          onClick={() => {
            void startGame()
            navigate(pathOf('play', id))
          }}
        >
          {say('table.next-game', { game: legacy.game })}
        </Button>
      )}
    </div>
  )
}

/** The same sentence said once, with how often it was true. */
function sentences(
  events: readonly Event[],
  tell: (event: Event) => string,
): readonly { readonly text: string; readonly times: number }[] {
  const times = new Map<string, number>()
  for (const event of events) {
    const text = tell(event)
    times.set(text, (times.get(text) ?? 0) + 1)
  }
  return [...times].map(([text, count]) => ({ text, times: count }))
}

/** The stars that each charter placed. */
function starsOf(events: readonly Event[]): ReadonlyMap<number, number> {
  const stars = new Map<number, number>()
  for (const event of events)
    if (event.kind === 'glory-placed') stars.set(event.charter, (stars.get(event.charter) ?? 0) + 1)
  return stars
}
