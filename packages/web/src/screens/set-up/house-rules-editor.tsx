import { HOUSE_RULES, type HouseRuleId } from '@charterstone/engine'
import { Panel } from '../../shell/panel.tsx'
import { Toggle } from '../../shell/toggle.tsx'
import { useSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import classes from './house-rules.module.css'

type HouseRulesEditorProps = {
  readonly chosen: readonly HouseRuleId[]
  readonly onChange: (chosen: readonly HouseRuleId[]) => void
}

/** Each house rule: what it changes, and why players might want it. */
export function HouseRulesEditor({ chosen, onChange }: HouseRulesEditorProps) {
  const say = useSay()
  const { houseRules } = useSetupWords()
  return (
    <Panel title={say('new.house')} lead={say('new.house-lead')}>
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
                  <p className={classes.reason}>{houseRules[field].reason}</p>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
