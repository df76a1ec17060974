import { Icon } from '@charterstone/art/icons/icon.tsx'
import { CANDLE_STEPS, Candle } from '@charterstone/art/tokens/candle.tsx'
import type { Words } from '@charterstone/engine'
import { useState } from 'react'
import { useReadable } from '../../../session/use-game.ts'
import { Dialog } from '../../../shell/dialog.tsx'
import { type GoalRanking, goalRankingOf } from '../../../table/model/goals.ts'
import { manyOf } from '../../../table/parts/noun.ts'
import { Section } from '../../../table/parts/section.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { type Say, useSay } from '../../../words/speech.ts'
import { isColumnFull, isColumnTight } from './column-room.ts'
import classes from './guidepost.module.css'

/** The goal of this game, who would achieve it now, and the rule that holds for this game alone. */
export function Guidepost({ className }: { readonly className?: string | undefined }) {
  const say = useSay()
  const { engine, view, words } = useTable()
  const { guideposts } = useReadable()
  const [isOpen, setOpen] = useState(false)
  const ranking = goalRankingOf(engine, view)
  if (ranking === null) return null
  const { number } = ranking.guidepost
  const text = guideposts[number]
  const isTight = isColumnTight(view)
  return (
    <Section
      icon="guidepost"
      title={say('guidepost.title')}
      rule="guideposts"
      className={className}
      aside={
        <>
          {say('guidepost.reward')}
          <Icon name="glory" size={14} />
        </>
      }
    >
      <div className={classes.body}>
        <div className={classes.goals}>
          <CandleState />
          <div>
            <p className={classes.goal}>{goalOf(say, words, ranking) ?? text?.goal}</p>
            <Leader ranking={ranking} />
          </div>
        </div>
        {typeof text?.temporaryRule === 'string' && (
          <button
            type="button"
            className={classes.rule}
            data-tight={isTight || undefined}
            data-full={isColumnFull(view) || undefined}
            data-hint={text.temporaryRule}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {say('guidepost.this-game', { rule: text.temporaryRule })}
          </button>
        )}
      </div>
      <Dialog title={say('guidepost.title')} open={isOpen} onOpenChange={setOpen}>
        <p>{text?.goal}</p>
        <Leader ranking={ranking} />
        {typeof text?.temporaryRule === 'string' && (
          <p>{say('guidepost.this-game', { rule: text.temporaryRule })}</p>
        )}
      </Dialog>
    </Section>
  )
}

/** "Most tokens on the quota table at the end"; null for a goal that counts nothing. */
function goalOf(say: Say, words: Words, { guidepost }: GoalRanking): string | null {
  const { goal } = guidepost
  if (goal === 'candle') return null
  return 'most' in goal
    ? say('guidepost.most', { what: manyOf(words, `count.${goal.most}`) })
    : say('guidepost.fewest', { what: manyOf(words, `count.${goal.fewest}`) })
}

function Leader({ ranking }: { readonly ranking: GoalRanking }) {
  const say = useSay()
  const { cast, game } = useTable()
  const { best, leaders, amounts } = ranking
  if (ranking.countable === null) return null
  const own = amounts[game.seat]
  const names = leaders.map((seat) => cast.seats[seat] ?? '')
  const isLeader = leaders.includes(game.seat)
  const text = isLeader
    ? say(leaders.length > 1 ? 'guidepost.you-share' : 'guidepost.you-lead', { best })
    : own === undefined
      ? say(leaders.length > 1 ? 'guidepost.lead' : 'guidepost.leads', { names, best })
      : say(leaders.length > 1 ? 'guidepost.lead-you' : 'guidepost.leads-you', { names, best, own })
  return <p className={classes.leader}>{text}</p>
}

/** How much of the candle is left can only be guessed from the wax. */
function CandleState() {
  const say = useSay()
  const { candleQuarters, candleOut } = useTable().view.table
  if (candleQuarters < 0 && candleOut < 0) return null
  const isLit = candleOut < 0
  return (
    <Candle
      left={(candleQuarters * CANDLE_STEPS) / 4}
      lit={isLit}
      size={38}
      title={say(isLit ? 'guidepost.candle' : 'guidepost.candle-out')}
    />
  )
}
