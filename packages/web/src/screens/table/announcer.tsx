import { type Event, sentenceOfEvent } from '@charterstone/engine'
import type { Game } from '../../session/game.ts'
import { askedWords } from '../../table/model/asked-words.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import { useTheatre } from './motion/theatre.ts'
import { useCaptions } from './motion/use-captions.ts'

/** What a listener wants to hear of an answer of their own; the rest is in the log. */
const TOLD: ReadonlySet<Event['kind']> = new Set([
  'placed',
  'bumped',
  'retrieved',
  'passed',
  'paid',
  'gained',
  'won-vp',
  'regained',
  'took-card',
  'discarded',
  'used-card',
  'scored-objective',
  'sold',
  'placed-reputation',
  'placed-income',
  'progressed',
  'hourglass-reached',
  'constructed',
  'crate-opened',
  'took-peril',
  'rolled',
  'candle-out',
  'goal-achieved',
  'game-ended',
])

/** Says what has just happened, and then what is asked, to those who do not see it. */
export function Announcer() {
  const say = useSay()
  const { game, cast, decision, view } = useTable()
  return (
    <div className="visually-hidden" data-answers={game.log.at(-1)?.number ?? 0}>
      <div aria-live="polite" aria-atomic="false" role="log">
        <p key={game.latest?.number ?? -1}>
          {ownEvents(game)
            .filter(({ kind }) => TOLD.has(kind))
            .map((event) => sentenceOfEvent(cast, event))
            .join(' ')}
        </p>
        <Captions />
      </div>
      <p aria-live="polite" role="status">
        {decision === null ? '' : askedWords(say, cast, decision, view.stack.at(-1))}
      </p>
    </div>
  )
}

/** The moves of others, once each: what is played again is not said again. */
function Captions() {
  const news = useTheatre((theatre) => theatre.news)
  const captions = useCaptions(news.beats)
  return (
    <p key={news.number} data-said={news.number}>
      {captions.map(({ text, detail }) => [text, ...detail].join(' ')).join(' ')}
    </p>
  )
}

/** What an answer of the person at the screen led to, before others had their turns. */
function ownEvents({ latest, seat }: Game): readonly Event[] {
  if (latest === null || latest.seat !== seat) return []
  const end = latest.events.findIndex(({ kind }) => kind === 'turn-started')
  return end < 0 ? latest.events : latest.events.slice(0, end)
}
