import { Icon } from '@charterstone/art/icons/icon.tsx'
import { visibleSpots } from '@charterstone/art/scene/layout.ts'
import { sentenceOfOption, sentenceOfReason } from '@charterstone/engine'
import { useAttention, useAttentionActions } from '../../../table/attention.ts'
import { canAsk, useHintActions } from '../../../table/hint.ts'
import { askedWords } from '../../../table/model/asked-words.ts'
import { barOf } from '../../../table/model/bar.ts'
import { surfaceOf } from '../../../table/model/surface.ts'
import { type Choice, type Closed, choicesAt } from '../../../table/model/target.ts'
import { usePick } from '../../../table/pick.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { useTextOf } from '../decision/answer-text.ts'
import { AskedSeat } from '../decision/asked-seat.tsx'
import { ClosedDialog } from '../decision/closed-dialog.tsx'
import { Goods } from '../decision/goods.tsx'
import { NameForm, nameKeyOf } from '../decision/name-form.tsx'
import { useOpened } from '../decision/opened.ts'
import { iconOfOption } from '../decision/option-icon.ts'
import { SinceDialog } from '../decision/since-dialog.tsx'
import { HintPanel } from '../hint/hint-panel.tsx'
import { PlanLinks } from '../plan/plan-links.tsx'
import { SpotPreview } from '../preview/spot-preview.tsx'
import { Looked } from './looked.tsx'
import low from './low-decision.module.css'
import classes from './sheet.module.css'

type SheetDecisionProps = {
  /** Only what is asked and the buttons; the rest of the answers is below. */
  readonly isShort?: boolean
  /** It is answered on another tab: here is only the question. */
  readonly isElsewhere?: boolean
}

/** The question; the spot in focus, with what it would lead to; previous, confirm, next. */
export function SheetDecision({ isShort = false, isElsewhere = false }: SheetDecisionProps) {
  const say = useSay()
  const { decision, view, cast, choices, closed, game } = useTable()
  // Nothing may move away under a mouse: what it points at is shown elsewhere, if at all.
  const isHovered = useAttention(({ by }) => by === 'pointer')
  if (decision === null) {
    const name = cast.seats[game.waiting?.seat ?? -1] ?? ''
    return (
      <p className={classes.eyebrow}>
        <span>{name === '' ? say('table.quiet') : say('table.thinking', { name })}</span>
        <PlanLinks className={classes.link} />
      </p>
    )
  }
  const hasSpots = choices.some(({ target }) => target.kind === 'spot')
  const bar = barOf(decision, choices, closed, choices.length)
  const isBar = surfaceOf(decision.kind) === 'bar'
  return (
    <div
      className={`${classes.decision} ${low.decision}`}
      data-bar
      data-short={isShort || undefined}
      data-page-follows={isBar ? undefined : true}
    >
      <p className={`${classes.eyebrow} ${low.question}`}>
        <AskedSeat shape="badge" />
        <span>{askedWords(say, cast, decision, view.stack.at(-1))}</span>
        {hasSpots && !isShort && <SpotNumber />}
      </p>
      <HintPanel />
      {hasSpots && !isShort && <SpotChoice />}
      {isShort && !isElsewhere && !isHovered && <Looked />}
      {decision.open && <NameForm key={nameKeyOf(view)} />}
      {bar.goods.length > 0 && (
        <div className={classes.goods}>
          <Goods choices={bar.goods} closed={bar.closedGoods} />
        </div>
      )}
      {!isElsewhere && (
        <Buttons choices={[...bar.buttons, ...bar.more]} closed={[...bar.closed, ...bar.closedMore]} />
      )}
      {!isShort && <Links />}
    </div>
  )
}

/** The spots that can be chosen, in reading order, and which of them is in focus. */
function useSpots(): { readonly spots: readonly number[]; readonly looked: number; readonly index: number } {
  const { view, choices } = useTable()
  const looked = useAttention(({ subject }) => (subject?.kind === 'spot' ? subject.spot : -1))
  const options = new Set(choices.flatMap(({ target }) => (target.kind === 'spot' ? [target.spot] : [])))
  const spots = visibleSpots(view.table.covers).filter((spot) => options.has(spot))
  return { spots, looked, index: spots.indexOf(looked) }
}

function SpotNumber() {
  const say = useSay()
  const { spots, index } = useSpots()
  return index < 0 ? null : (
    <span className={`${classes.place} ${low.place}`}>
      {say('phone.place', { place: index + 1, count: spots.length })}
    </span>
  )
}

/** Steps through all spots in reading order, so that nothing depends on hitting a small hex. */
function SpotChoice() {
  const say = useSay()
  const { choices, cast, decision } = useTable()
  const { lookAt } = useAttentionActions()
  const pick = usePick()
  const { spots, looked, index } = useSpots()
  const here = choicesAt(choices, { kind: 'spot', spot: looked })
  const go = (by: number) => {
    const next = spots[(index + by + spots.length) % spots.length]
    if (next !== undefined) lookAt({ kind: 'spot', spot: next }, null, 'touch')
  }
  if (decision === null) return null
  return (
    <>
      {looked >= 0 && (
        <div className={classes.spot}>
          <SpotPreview spot={looked} />
        </div>
      )}
      <div className={classes.go} data-go>
        <button
          type="button"
          className={classes.step}
          aria-label={say('phone.previous')}
          onClick={() => go(index < 0 ? 0 : -1)}
        >
          <Icon name="arrow-left" size={22} />
        </button>
        {here.length === 0 ? (
          <button type="button" className={classes.confirm} disabled>
            {index < 0 ? say('phone.tap', { count: spots.length }) : ''}
          </button>
        ) : (
          <span className={classes.buttons} style={{ margin: 0 }}>
            {here.map(({ key, option }) => (
              <button
                key={key}
                type="button"
                className={classes.confirm}
                data-option={key}
                onClick={() => pick(key)}
              >
                {sentenceOfOption(cast, option)}
              </button>
            ))}
          </span>
        )}
        <button type="button" className={classes.step} aria-label={say('phone.next')} onClick={() => go(1)}>
          <Icon name="arrow" size={22} />
        </button>
      </div>
    </>
  )
}

type ButtonsProps = { readonly choices: readonly Choice[]; readonly closed: readonly Closed[] }

function Buttons({ choices, closed }: ButtonsProps) {
  if (choices.length + closed.length === 0) return null
  return (
    <div className={`${classes.buttons} ${low.buttons}`}>
      {choices.map((choice) => (
        <SheetButton key={choice.key} choice={choice} />
      ))}
      {closed.map((option) => (
        <ClosedSheetButton key={option.key} closed={option} />
      ))}
    </div>
  )
}

function SheetButton({ choice }: { readonly choice: Choice }) {
  const { decision, catalogue } = useTable()
  const pick = usePick()
  const text = useTextOf(choice)
  if (decision === null) return null
  return (
    <button
      type="button"
      className={classes.button}
      data-option={choice.key}
      onClick={() => pick(choice.key)}
    >
      <Icon name={iconOfOption(catalogue, decision.kind, choice.option)} size={22} />
      {text}
    </button>
  )
}

/** Says why it is closed without being touched. */
function ClosedSheetButton({ closed }: { readonly closed: Closed }) {
  const { decision, catalogue, cast, words } = useTable()
  if (decision === null) return null
  return (
    <button type="button" className={classes.button} data-closed aria-disabled="true">
      <Icon name={iconOfOption(catalogue, decision.kind, closed.option)} size={22} />
      <span>
        {sentenceOfOption(cast, closed.option)}
        <small>{sentenceOfReason(words, closed.reason)}</small>
      </span>
    </button>
  )
}

function Links() {
  const say = useSay()
  const { closed, order, decision } = useTable()
  const [opened, open] = useOpened()
  const { toggleHint } = useHintActions()
  return (
    <p className={`${classes.links} ${low.links}`}>
      {canAsk(decision) && (
        <button type="button" className={classes.link} onClick={() => void toggleHint()}>
          {say('hint.title')}
        </button>
      )}
      <PlanLinks className={classes.link} />
      {closed.length > 0 && (
        <button type="button" className={classes.link} onClick={() => open('closed')}>
          {say('decision.closed', { count: closed.length })}
        </button>
      )}
      {order.length > 1 && (
        <button type="button" className={classes.link} onClick={() => open('since')}>
          {say('moves.since')}
        </button>
      )}
      <ClosedDialog open={opened === 'closed'} onClose={() => open(null)} />
      <SinceDialog open={opened === 'since'} onClose={() => open(null)} />
    </p>
  )
}
