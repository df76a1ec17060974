import { Icon } from '@charterstone/art/icons/icon.tsx'
import { nameOf, sentenceOfDecision } from '@charterstone/engine'
import { isCampaign } from '../../../session/game-ref.ts'
import { canAsk, useHintActions } from '../../../table/hint.ts'
import { barOf } from '../../../table/model/bar.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { useLearning } from '../../learn/learning.ts'
import { HintPanel } from '../hint/hint-panel.tsx'
import { PlanLinks } from '../plan/plan-links.tsx'
import { useBeatsSince } from '../seats/last-moves.tsx'
import { useUndo } from '../undo/use-undo.ts'
import { AskedSeat } from './asked-seat.tsx'
import { BarButton, ClosedButton, MoreButton } from './bar-button.tsx'
import { ClosedDialog } from './closed-dialog.tsx'
import classes from './decision-bar.module.css'
import { Goods } from './goods.tsx'
import { NameForm, nameKeyOf } from './name-form.tsx'
import { useOpened } from './opened.ts'
import { SinceDialog } from './since-dialog.tsx'
import { useFit } from './use-fit.ts'

const TITLE = 'decision-title'

/** What is asked, and every choice that is not made on the table itself. Who, what, answers and helpers keep their places. */
export function DecisionBar() {
  const { decision, isShared, view } = useTable()
  const [opened, open] = useOpened()
  const charter = isShared && decision !== null ? charterOfSeat(view, decision.seat) : undefined
  return (
    <section
      className={classes.bar}
      aria-labelledby={TITLE}
      data-asked={decision !== null || undefined}
      data-charter={charter}
      data-bar
    >
      <AskedSeat shape="band" />
      <Question />
      <div className={classes.helpers}>
        <Links />
        <Undo />
      </div>
      <div className={classes.foot}>
        <Answers />
        <ClosedLink />
      </div>
      <HintPanel />
      <ClosedDialog open={opened === 'closed'} onClose={() => open(null)} />
      <SinceDialog open={opened === 'since'} onClose={() => open(null)} />
    </section>
  )
}

/** Whose choice it is, and one sentence. */
export function Question() {
  const say = useSay()
  const { decision, view, cast, words, game, isShared } = useTable()
  if (decision === null) {
    const name = cast.seats[game.waiting?.seat ?? -1] ?? ''
    return (
      <h2 id={TITLE} className={classes.title}>
        {name === '' ? say('table.quiet') : say('table.thinking', { name })}
      </h2>
    )
  }
  const frame = view.stack.at(-1)
  const name = cast.seats[decision.seat] ?? ''
  const isTurn = decision.kind === 'act' || decision.kind === 'turn-end'
  const title = isTurn
    ? say('decision.turn', { name })
    : decision.source > 0
      ? isShared
        ? say('decision.of', { name, what: nameOf(words, decision.source) })
        : nameOf(words, decision.source)
      : say('table.asks', { name })
  return (
    <>
      <h2 id={TITLE} className={classes.title}>
        {title}
      </h2>
      <p className={classes.sentence}>{sentenceOfDecision(cast, { ...decision, source: 0 }, frame)}</p>
    </>
  )
}

/** With few seats the last moves are in sight anyway, unless the coach sits there. */
const SEATS_WITH_MOVES = 4

function Links() {
  const say = useSay()
  const { game, decision, order } = useTable()
  const { isSince } = useBeatsSince()
  const [, open] = useOpened()
  const { toggleHint } = useHintActions()
  const hasCoach = useLearning((learning) => isCampaign(game.ref, learning.id) && !learning.isSilent)
  const isInSight = order.length <= SEATS_WITH_MOVES && !hasCoach
  return (
    <div className={classes.links}>
      {canAsk(decision) && (
        <button type="button" className={classes.link} onClick={() => void toggleHint()}>
          {say('hint.title')}
        </button>
      )}
      <PlanLinks className={classes.link} />
      {isSince && !isInSight && (
        <button type="button" className={classes.link} onClick={() => open('since')}>
          {say('moves.since')}
        </button>
      )}
    </div>
  )
}

/** Why some answers are not possible, beside those that are. */
function ClosedLink() {
  const say = useSay()
  const { closed } = useTable()
  const [, open] = useOpened()
  if (closed.length === 0) return null
  return (
    <button type="button" className={`${classes.link} ${classes.closedLink}`} onClick={() => open('closed')}>
      {say('decision.closed', { count: closed.length })}
    </button>
  )
}

function Undo() {
  const say = useSay()
  const { props } = useUndo()
  return (
    <button type="button" className={classes.undo} {...props}>
      <Icon name="undo" size={17} />
      {say('table.undo')}
      <kbd className={classes.key}>U</kbd>
    </button>
  )
}

function Answers() {
  const { decision, view, choices, closed } = useTable()
  const bar = decision === null ? null : barOf(decision, choices, closed)
  const open = bar?.buttons ?? []
  const locked = bar?.closed ?? []
  const { row, count } = useFit(open.length + locked.length, decision)
  const lockedCount = Math.max(0, count - open.length)
  const more = [...open.slice(count), ...(bar?.more ?? [])]
  const lockedMore = [...locked.slice(lockedCount), ...(bar?.closedMore ?? [])]
  return (
    <div className={classes.answers} ref={row}>
      {decision?.open === true && <NameForm key={nameKeyOf(view)} />}
      {bar !== null && (
        <>
          {bar.goods.length > 0 && <Goods choices={bar.goods} closed={bar.closedGoods} />}
          {open.slice(0, count).map((choice, index) => (
            <BarButton key={choice.key} choice={choice} digit={bar.goods.length + index + 1} />
          ))}
          {locked.slice(0, lockedCount).map((closed) => (
            <ClosedButton key={closed.key} closed={closed} />
          ))}
          {more.length + lockedMore.length > 0 && <MoreButton choices={more} closed={lockedMore} />}
        </>
      )}
    </div>
  )
}
