import type { DecisionKind } from '@charterstone/engine'
import { useGame } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import classes from './end-of-game.module.css'

type WaitingWord = 'end.waiting-stars' | 'end.waiting-name' | 'end.waiting-keep'

const OWN_WORDS: Readonly<Partial<Record<DecisionKind, WaitingWord>>> = {
  glory: 'end.waiting-stars',
  name: 'end.waiting-name',
  keep: 'end.waiting-keep',
}

/** What the end of the game waits for, and for whom. */
export function Waiting() {
  const say = useSay()
  const { view, decision, waiting } = useGame()
  const seat = decision?.seat ?? waiting?.seat ?? -1
  const name = view.legacy.seats[seat]?.name ?? ''
  if (name === '') return null
  const word = decision === null ? undefined : OWN_WORDS[decision.kind]
  return (
    <span className={classes.open}>
      {word === undefined ? say('end.waiting', { name }) : say(word, { name })}
    </span>
  )
}
