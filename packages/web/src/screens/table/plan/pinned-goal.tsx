import { Icon } from '@charterstone/art/icons/icon.tsx'
import { type Goal, placesFor, type Route } from '@charterstone/bots'
import { nameAt } from '../../../table/model/scene.ts'
import { missingInWords, routeInWords, titleOfGoal } from '../../../table/plan/goal-words.ts'
import { isSameGoal, usePinActions, useShownGoal } from '../../../table/plan/pins.ts'
import { useRoute } from '../../../table/plan/routes.ts'
import { whyNoRoute } from '../../../table/plan/why-no-route.ts'
import { useTable } from '../../../table/table-context.tsx'
import { type Say, useSay } from '../../../words/speech.ts'
import classes from './plan-dock.module.css'

/** A goal: what is missing and how many turns it takes; a press shows or hides its flags in the village. */
export function PinnedGoal({ goal }: { readonly goal: Goal }) {
  const say = useSay()
  const table = useTable()
  const { engine, view, words, catalogue, game, decision } = table
  const { togglePin, toggleShown } = usePinActions()
  const isShown = isSameGoal(goal, useShownGoal(game.seat))
  const route = useRoute(goal)
  const what = titleOfGoal(say, words, catalogue, goal)
  const places = placesFor(engine, goal, view).map((spot) => nameAt(table, spot))
  return (
    <li className={classes.goal} data-goal={goal.kind}>
      <button
        type="button"
        className={classes.show}
        aria-pressed={isShown}
        data-hint={say('plan.flags', { what })}
        onClick={() => toggleShown(goal)}
      >
        <Icon name="pin" size={16} />
        <span className={classes.words}>
          <b className={classes.name}>{what}</b>
          <span className={classes.missing}>{missingInWords(say, table, goal)}</span>
          {route === null && <span className={classes.missing}>{whyNoRoute(say, table, goal)}</span>}
        </span>
        <span className={classes.turns} data-turns={route?.turns.length} data-hint={say('plan.turns-say')}>
          {turnsInWords(say, route, decision !== null)}
        </span>
        <span className="visually-hidden">
          {places.length > 0 && say('plan.places', { list: [...new Set(places)].join(', ') })}{' '}
          {route ? say('plan.way', { list: routeInWords(say, table, route) }) : ''}
        </span>
      </button>
      <button
        type="button"
        className={classes.close}
        aria-label={say('plan.unpin-what', { what })}
        onClick={() => togglePin(game.seat, goal)}
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  )
}

function turnsInWords(say: Say, route: Route | null | undefined, isOwnTurn: boolean): string {
  if (route === undefined) return say('plan.counting')
  if (route === null) return say('plan.no-way')
  const count = route.turns.length
  if (count === 1) return say(isOwnTurn ? 'plan.now' : 'plan.next')
  return say('plan.turns', { count })
}
