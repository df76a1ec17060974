import { HOUSE_RULES, type HouseRuleId } from '@charterstone/engine'
import { Toggle } from '../../shell/toggle.tsx'
import { useSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import classes from './new-campaign.module.css'

type HouseRulesEditorProps = {
  readonly chosen: readonly HouseRuleId[]
  readonly onChange: (chosen: readonly HouseRuleId[]) => void
}

/** Each house rule says what it changes, and why anybody would want that. */
export function HouseRulesEditor({ chosen, onChange }: HouseRulesEditorProps) {
  const say = useSay()
  const { houseRules } = useSetupWords()
  return (
    <section className={classes.rules} aria-labelledby="house-rules">
      <h2 id="house-rules" className={classes.heading}>
        {say('new.house')}
      </h2>
      <p className={classes.lead}>{say('new.house-lead')}</p>
      <ul className={classes.list}>
        {HOUSE_RULES.map(({ id, field }) => (
          <li key={id}>
            <Toggle
              label={houseRules[field].name}
              isOn={chosen.includes(id)}
              onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))}
              text={
                <>
                  {houseRules[field].text}
                  <p className={classes.why}>{houseRules[field].reason}</p>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
