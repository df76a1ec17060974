import {
  type Option,
  sentenceOfDecision,
  sentenceOfOption,
  sentenceOfReason,
  sentenceOfWarning,
} from '@charterstone/engine'
import { Button } from '../../../shell/button.tsx'
import { Page } from '../../../shell/page.tsx'
import { textOfCard } from '../../../table/model/card-text.ts'
import { usePick } from '../../../table/pick.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { NameForm, nameKeyOf } from '../decision/name-form.tsx'
import { PlanDock, useHasDock } from '../plan/plan-dock.tsx'
import { PlanLinks } from '../plan/plan-links.tsx'
import { MoveList, useBeatsSince } from '../seats/last-moves.tsx'
import { useUndo } from '../undo/use-undo.ts'
import { SeatsInWords } from './seats-in-words.tsx'
import { TracksInWords } from './tracks-in-words.tsx'
import { VillageInWords } from './village-in-words.tsx'
import classes from './words-view.module.css'

/** The whole table as a page of headings and lists; every answer can be given here, too. */
export function WordsView({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const undo = useUndo()
  const hasDock = useHasDock()
  return (
    <div className={classes.view} data-page>
      <Page
        title={say('text.title')}
        back={onClose}
        backLabel={say('table.title')}
        width="wide"
        aside={<Button onClick={onClose}>{say('text.picture')}</Button>}
      >
        <Decision />
        <p>
          <Button {...undo.props}>{say('table.undo')}</Button> {undo.reason}{' '}
          <PlanLinks className={classes.link} />
        </p>
        {hasDock && <PlanDock />}
        <Since />
        <SeatsInWords />
        <TracksInWords />
        <VillageInWords />
      </Page>
    </div>
  )
}

function Decision() {
  const say = useSay()
  const { decision, cast, view, choices, closed, warnings, words, game } = useTable()
  const pick = usePick()
  if (decision === null) {
    const name = cast.seats[game.waiting?.seat ?? -1] ?? ''
    return <p>{name === '' ? say('table.quiet') : say('table.thinking', { name })}</p>
  }
  const frame = view.stack.at(-1)
  return (
    <section>
      <h2>{say('table.asks', { name: cast.seats[decision.seat] ?? '' })}</h2>
      <p>{sentenceOfDecision(cast, decision, frame)}</p>
      {decision.open && <NameForm key={nameKeyOf(view)} />}
      <ul className={classes.options}>
        {choices.map(({ key, option }) => (
          <li key={key}>
            <Button data-option={key} onClick={() => pick(key)}>
              {sentenceOfOption(cast, option)}
            </Button>
            <AboutCard option={option} />
            {warnings
              .filter((warning) => warning.key === key)
              .map(({ reason }) => (
                <small key={reason.lack}>{sentenceOfWarning(words, reason)}</small>
              ))}
          </li>
        ))}
      </ul>
      {closed.length > 0 && (
        <details>
          <summary>{say('decision.closed', { count: closed.length })}</summary>
          <ul>
            {closed.map(({ key, option, reason }) => (
              <li key={key}>
                {sentenceOfOption(cast, option)}: {sentenceOfReason(words, reason)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** What a card or persona does, after the button that chooses it. */
function AboutCard({ option }: { readonly option: Option }) {
  const { words, catalogue } = useTable()
  const text = option.kind === 'card' ? textOfCard(words, catalogue, option.card) : null
  return text === null || text.text === '' ? null : <span> {text.text}</span>
}

function Since() {
  const say = useSay()
  const { beats } = useBeatsSince()
  return (
    <section>
      <h2>{say('moves.since')}</h2>
      {beats.length === 0 ? <p>{say('moves.none')}</p> : <MoveList beats={beats} isWhole />}
    </section>
  )
}
