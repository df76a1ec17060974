import { type HouseRules, STANDARD_RULES } from '@charterstone/engine'
import { useGame, useWords } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import classes from './chronicle.module.css'

/** Where this table plays otherwise than the box says. */
export function HouseRuleList() {
  const say = useSay()
  // A campaign that was saved before a house rule existed plays by its default.
  const houseRules = { ...STANDARD_RULES, ...useGame().view.legacy.houseRules }
  const words = useWords()
  const changed = (Object.keys(STANDARD_RULES) as (keyof HouseRules)[]).filter(
    (rule) => houseRules[rule] !== STANDARD_RULES[rule],
  )
  if (changed.length === 0) return null
  return (
    <>
      <h2 className={classes.aside}>{say('chronicle.house-rules')}</h2>
      <ul className={classes.house}>
        {changed.map((rule) => (
          <li key={rule}>
            <strong>{words.houseRules[rule].name}</strong> {words.houseRules[rule].text}
          </li>
        ))}
      </ul>
    </>
  )
}
