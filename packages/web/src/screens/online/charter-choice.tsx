import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import { useId } from 'react'
import { useSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import classes from './charter-choice.module.css'

type CharterChoiceProps = { readonly charter: number; readonly onChange: (charter: number) => void }

/** One of the six charters, as their tokens. */
export function CharterChoice({ charter, onChange }: CharterChoiceProps) {
  const say = useSay()
  const { charters } = useSetupWords()
  const group = useId()
  return (
    <fieldset className={classes.charters}>
      <legend>{say('online.your-charter')}</legend>
      {CHARTERS.map((each, index) => (
        <label key={each} title={charters[each].name}>
          <input type="radio" name={group} checked={index === charter} onChange={() => onChange(index)} />
          <SeatToken charter={each} size={44} title={charters[each].name} />
        </label>
      ))}
    </fieldset>
  )
}
