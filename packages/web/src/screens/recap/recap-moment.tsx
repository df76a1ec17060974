import { Icon } from '@charterstone/art/icons/icon.tsx'
import { type Cast, castOf, type RuleName } from '@charterstone/engine'
import { useMemo } from 'react'
import { useReadable } from '../../session/use-game.ts'
import { useVillage } from '../../session/use-village.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import { RULE_ICONS } from '../chronicle/rule-icons.ts'
import { sentencesOf } from '../chronicle/rule-lines.ts'
import { MomentButtons } from '../moments/moment-buttons.tsx'
import { StoryPage } from '../moments/story-page.tsx'
import { VillagePicture } from '../moments/story-picture.tsx'
import { filled } from '../moments/telling.ts'
import { usePast } from '../past/use-past.ts'
import { ChestRows } from './chest-rows.tsx'
import { type Evening, eveningSentences, type Next } from './evening-words.ts'
import { isUnderWay, newRules } from './last-evening.ts'
import classes from './recap.module.css'

/** "Where were we?": the last evening, what is new, what each chest holds, and the guidepost. */
export function RecapMoment({ days }: { readonly days: number }) {
  const say = useSay()
  const village = useVillage()
  return (
    <StoryPage
      picture={<VillagePicture />}
      eyebrow={say('recap.since', { days, village })}
      title={say('recap.title')}
      paragraphs={[]}
      foot={<MomentButtons label={say('recap.on')} />}
    >
      <LastEvening />
      <Guidepost />
      <section className={classes.section}>
        <h2>{say('recap.chests')}</h2>
        <ChestRows />
      </section>
    </StoryPage>
  )
}

/** The game on the table, or the one before it while little has happened. */
function LastEvening() {
  const { view, game, cast } = useTable()
  const events = useMemo(() => game.log.flatMap((step) => step.events), [game.log])
  const { legacy, table } = view
  if (!isUnderWay(events) && legacy.history.length > 0) return <EveningBefore />
  return <Told evening={{ game: legacy.game, events, vp: table.seats.map(({ vp }) => vp) }} cast={cast} />
}

/** The last game that is over. */
function EveningBefore() {
  const say = useSay()
  const { view, cast, catalogue } = useTable()
  const { words } = useReadable()
  const { games, isReading } = usePast()
  const past = games.findLast(({ isOver }) => isOver)
  const end = past?.steps.at(-1)
  const record = view.legacy.history.at(-1)
  if (isReading) return <p className={classes.reading}>{say('book.reading')}</p>
  if (past !== undefined && end !== undefined) {
    const events = past.steps.flatMap((step) => step.events)
    return (
      <Told evening={{ game: past.game, events, vp: end.vp }} cast={castOf(words, catalogue, end.legacy)} />
    )
  }
  if (record === undefined) return null
  // It cannot be played again under the rules of today: its result is known all the same.
  const { game, vp, winners } = record
  return <Told evening={{ game, events: [{ kind: 'game-ended', vp, winners }], vp }} cast={cast} />
}

type ToldProps = { readonly evening: Evening; readonly cast: Cast }

function Told({ evening, cast }: ToldProps) {
  const say = useSay()
  const next = useNext()
  return (
    <>
      <p className={classes.evening}>{eveningSentences(say, cast, evening, next).join(' ')}</p>
      <NewRules cast={cast} rules={[...new Set(newRules(evening.events))]} />
    </>
  )
}

function useNext(): Next {
  const { view, decision, game } = useTable()
  const seat = decision?.seat ?? game.waiting?.seat ?? -1
  return seat >= 0 ? { seat } : { game: view.legacy.game + (view.phase === 'finished' ? 1 : 0) }
}

function NewRules({ cast, rules }: { readonly cast: Cast; readonly rules: readonly RuleName[] }) {
  const say = useSay()
  const known = rules.filter((rule) => cast.words.rules[rule].name !== '')
  if (known.length === 0) return null
  return (
    <section className={classes.section}>
      <h2>{say('recap.rules', { count: known.length })}</h2>
      <ul className={classes.rules}>
        {known.map((rule) => (
          <li key={rule}>
            <Icon name={RULE_ICONS[rule]} size={22} />
            <span>
              <b>{cast.words.rules[rule].name}:</b> {sentencesOf(cast.words.rules[rule].text)[0]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The guidepost of the game on the table, or of the next one. */
function Guidepost() {
  const say = useSay()
  const { view } = useTable()
  const village = useVillage()
  const { guideposts } = useReadable()
  const { legacy, table, phase } = view
  const text = guideposts[phase === 'playing' ? table.guidepost : legacy.nextGuidepost]
  if (text === undefined) return null
  const [goal = ''] = filled(legacy, village, [text.goal])
  return (
    <section className={classes.section}>
      <h2>
        {say(phase === 'playing' ? 'recap.guidepost' : 'recap.next-guidepost')}: {text.title}
      </h2>
      <p className={classes.goal}>
        <Icon name="guidepost" size={22} />
        <span>{goal}</span>
      </p>
    </section>
  )
}
