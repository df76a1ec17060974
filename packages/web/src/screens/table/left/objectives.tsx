import { Icon } from '@charterstone/art/icons/icon.tsx'
import { iconOfCountable } from '@charterstone/art/icons/icon-of.ts'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { describe, type Words } from '@charterstone/engine'
import { type Anchor, anchorOf } from '../../../table/anchor.ts'
import { useAttentionActions } from '../../../table/attention.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { type ObjectiveProgress, objectivesOf } from '../../../table/model/goals.ts'
import { choiceAt, closedAt } from '../../../table/model/target.ts'
import { useOpenThing } from '../../../table/open-thing.ts'
import { amountGiven, manyOf } from '../../../table/parts/noun.ts'
import { OptionCard } from '../../../table/parts/option-card.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { type Say, useSay } from '../../../words/speech.ts'
import { PinButton } from '../plan/pin-button.tsx'
import classes from './objectives.module.css'

/** Each objective with what one has of it, in words. */
export function Objectives() {
  const table = useTable()
  return (
    <ul className={classes.list}>
      {objectivesOf(table, table.game.seat).map((progress) => (
        <li key={progress.card} className={classes.item}>
          <ObjectiveRow progress={progress} />
          <PinButton goal={{ kind: 'objective', card: progress.card }} isBare />
        </li>
      ))}
    </ul>
  )
}

/** A press opens the card; as an option it has a button that scores it. */
function ObjectiveRow({ progress }: { readonly progress: ObjectiveProgress }) {
  const { choices, closed } = useTable()
  const { attentionProps } = useAttentionActions()
  const openThing = useOpenThing()
  const { card, isMet, isScored } = progress
  const at: Anchor = { kind: 'objective', card }
  const why = closedAt(closed, { kind: 'objective', card })
  const choice = choiceAt(choices, { kind: 'objective', card })
  const open = () => openThing(card)
  if (choice !== null) {
    return (
      <OptionCard
        className={classes.row}
        card={card}
        choice={choice}
        at={at}
        subject={{ kind: 'option', key: choice.key }}
      >
        <ObjectiveText progress={progress} />
      </OptionCard>
    )
  }
  return (
    <button
      type="button"
      className={classes.row}
      data-at={anchorOf(at)}
      data-met={(isMet && !isScored) || undefined}
      data-closed={why !== null || undefined}
      aria-haspopup="dialog"
      onClick={open}
      {...(why !== null && attentionProps({ kind: 'option', key: why.key }))}
    >
      <ObjectiveText progress={progress} />
    </button>
  )
}

function ObjectiveText({ progress }: { readonly progress: ObjectiveProgress }) {
  const say = useSay()
  const { words, catalogue, view, cast, game } = useTable()
  const { card, countable, have, isMet, isScored, scorers, isPrivate } = progress
  const isPrinted = view.legacy.houseRules.objectiveVp === 'printed'
  const text = describe(words, catalogue, card, { objectiveVp: isPrinted })
  const others = scorers.filter((seat) => seat !== game.seat || !isPrivate)
  return (
    <>
      <Icon name={iconOfCountable(countable)} size={22} />
      <span className={classes.text}>
        <span className={classes.condition}>{conditionOf(say, words, progress)}</span>
        <span className={classes.state} data-met={(isMet && !isScored) || undefined}>
          {isMet && !isScored && <Icon name="check" size={14} />}
          {isScored
            ? say('objectives.scored')
            : isMet
              ? say('objectives.can-score')
              : say('objectives.have', { count: have })}
          {isPrivate && ` · ${say('objectives.private')}`}
          {isPrinted && text?.notes.map((note) => ` · ${note.replace(/\.$/, '')}`)}
        </span>
      </span>
      <span className={classes.scorers}>
        {others.map((seat) => (
          <SeatToken
            key={seat}
            charter={charterOfSeat(view, seat)}
            size={20}
            title={cast.seats[seat] ?? ''}
          />
        ))}
      </span>
    </>
  )
}

/** "6 coins or more": shorter than the card says it. */
function conditionOf(say: Say, words: Words, { countable, needed, isAtMost }: ObjectiveProgress): string {
  const noun = `count.${countable}` as const
  if (isAtMost && needed === 0) return say('objectives.none', { what: manyOf(words, noun) })
  const what = amountGiven(words, noun, needed)
  return say(isAtMost ? 'objectives.at-most' : 'objectives.at-least', { what })
}
