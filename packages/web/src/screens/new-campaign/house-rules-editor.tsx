import { Toggle } from '../../shell/toggle.tsx'
import { useSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import { HOUSE_RULES, type HouseRuleName } from './house-rule.ts'
import classes from './new-campaign.module.css'

type HouseRulesEditorProps = {
  readonly chosen: readonly HouseRuleName[]
  readonly onChange: (chosen: readonly HouseRuleName[]) => void
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
        {HOUSE_RULES.map((name) => (
          <li key={name}>
            <Toggle
              label={houseRules[name].name}
              isOn={chosen.includes(name)}
              onChange={(isOn) => onChange(isOn ? [...chosen, name] : chosen.filter((each) => each !== name))}
              text={
                <>
                  {houseRules[name].text}
                  <p className={classes.why}>{houseRules[name].reason}</p>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
