import { changedRules } from '@charterstone/engine'
import { useGame, useWords } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import classes from './chronicle.module.css'

/** Where this table plays otherwise than the box says. */
export function HouseRuleList() {
  const say = useSay()
  const changed = changedRules(useGame().view.legacy.houseRules)
  const words = useWords()
  if (changed.length === 0) return null
  return (
    <>
      <h2 className={classes.aside}>{say('chronicle.house-rules')}</h2>
      <ul className={classes.house}>
        {changed.map(({ id, field }) => (
          <li key={id}>
            <strong>{words.houseRules[field].name}</strong> {words.houseRules[field].text}
          </li>
        ))}
      </ul>
    </>
  )
}
