import { nameOf, sentenceOfDecision } from '@charterstone/engine'
import { Icon } from '../../../art/icons/icon.tsx'
import { useSay } from '../../../words/speech.ts'
import { barOf } from '../model/bar.ts'
import { surfaceOf } from '../model/surface.ts'
import { takeBack } from '../pick.ts'
import { useTable } from '../table-context.tsx'
import { BarButton, ClosedButton, MoreButton } from './bar-button.tsx'
import { ClosedDialog } from './closed-dialog.tsx'
import classes from './decision-bar.module.css'
import { GoodsRow } from './goods-row.tsx'
import { NameForm } from './name-form.tsx'
import { open, useOpened } from './opened.ts'
import { SinceDialog } from './since-dialog.tsx'

/** What is asked, and every answer that is not given on the table itself. */
export function DecisionBar() {
  const { decision } = useTable()
  const opened = useOpened((state) => state.opened)
  return (
    <section className={classes.bar} data-asked={decision !== null || undefined} data-bar>
      <div className={classes.head}>
        <Question />
        <Links />
      </div>
      <Answers />
      <ClosedDialog open={opened === 'closed'} onClose={() => open(null)} />
      <SinceDialog open={opened === 'since'} onClose={() => open(null)} />
    </section>
  )
}

/** Whose choice it is, and one sentence. */
export function Question() {
  const say = useSay()
  const { decision, view, cast, words, game } = useTable()
  if (decision === null) {
    const name = cast.seats[game.waiting?.seat ?? -1] ?? ''
    return (
      <div>
        <h2 className={classes.title}>
          {name === '' ? say('table.quiet') : say('table.thinking', { name })}
        </h2>
      </div>
    )
  }
  const frame = view.stack.at(-1)
  const name = cast.seats[decision.seat] ?? ''
  const isTurn = decision.kind === 'act' || decision.kind === 'turn-end'
  const title = isTurn
    ? say('decision.turn', { name })
    : decision.source > 0
      ? nameOf(words, decision.source)
      : say('table.asks', { name })
  const left = frame !== undefined && 'left' in frame ? frame.left : 1
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.sentence}>
        {sentenceOfDecision(cast, { ...decision, source: 0 }, frame)}
        {left > 1 && ` ${say('decision.left', { count: left })}`}
      </p>
    </div>
  )
}

/** With few seats the last moves are in sight anyway. */
const SEATS_WITH_MOVES = 4

function Links() {
  const say = useSay()
  const { closed, order, game } = useTable()
  return (
    <div className={classes.links}>
      {order.length > SEATS_WITH_MOVES && (
        <button type="button" className={classes.link} onClick={() => open('since')}>
          {say('moves.since')}
        </button>
      )}
      {closed.length > 0 && (
        <button type="button" className={classes.link} onClick={() => open('closed')}>
          {say('decision.closed', { count: closed.length })}
        </button>
      )}
      {game.canUndo && (
        <button type="button" className={classes.undo} onClick={takeBack}>
          <Icon name="undo" size={17} />
          {say('table.undo')}
          <kbd className={classes.key}>U</kbd>
        </button>
      )}
    </div>
  )
}

function Answers() {
  const { decision, choices, closed } = useTable()
  const bar = decision === null ? null : barOf(decision, choices, closed)
  const hasBar = decision !== null && surfaceOf(decision.kind) === 'bar'
  return (
    <div className={classes.answers}>
      {decision?.open === true && <NameForm key={decision.source} />}
      {bar !== null && hasBar && (
        <>
          {bar.goods.length > 0 && <GoodsRow choices={bar.goods} />}
          {bar.buttons.map((choice, place) => (
            <BarButton key={choice.key} choice={choice} digit={bar.goods.length + place + 1} />
          ))}
          {bar.closed.map((option) => (
            <ClosedButton key={option.key} option={option} />
          ))}
          {bar.more.length > 0 && <MoreButton choices={bar.more} />}
        </>
      )}
    </div>
  )
}
