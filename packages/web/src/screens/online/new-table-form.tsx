import { CHARTERS } from '@charterstone/engine'
import { useId, useState } from 'react'
import { SeatToken } from '../../art/tokens/seat-token.tsx'
import { api } from '../../online/api.ts'
import { rememberTable } from '../../online/my-tables.ts'
import { Button } from '../../shell/button.tsx'
import { onlineId, pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { useSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import { type HouseRuleName, houseRulesOf } from '../new-campaign/house-rule.ts'
import { HouseRulesEditor } from '../new-campaign/house-rules-editor.tsx'
import { tellFault } from './fault-words.ts'
import classes from './online.module.css'
import { rememberedName, rememberName } from './remembered-name.ts'
import { sitDown } from './sit-down.ts'

/** A name and a charter are enough; the rest is agreed on at the table. */
export function NewTableForm() {
  const say = useSay()
  const { charters } = useSetupWords()
  const group = useId()
  const [name, setName] = useState(rememberedName)
  const [charter, setCharter] = useState(0)
  const [house, setHouse] = useState<readonly HouseRuleName[]>([])
  const [isBusy, setBusy] = useState(false)
  async function make(): Promise<void> {
    setBusy(true)
    rememberName(name)
    const made = await api.make({ houseRules: houseRulesOf(house) })
    if (made.ok) {
      const { id, host, invite, watch } = made.value
      rememberTable(id, { keys: { host, invite, watch } })
      tellFault(await sitDown(id, charter, name))
      navigate(pathOf('play', onlineId(id)))
    } else tellFault(made.fault)
    setBusy(false)
  }
  return (
    <form
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <h2 className={classes.heading}>{say('online.new')}</h2>
      <p className={classes.note}>{say('online.new-text')}</p>
      <label className={classes.field}>
        <span>{say('lobby.your-name')}</span>
        <input
          value={name}
          maxLength={40}
          required
          autoComplete="nickname"
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <fieldset className={classes.charters}>
        <legend>{say('online.your-charter')}</legend>
        {CHARTERS.map((each, place) => (
          <label key={each} title={charters[each].name}>
            <input type="radio" name={group} checked={place === charter} onChange={() => setCharter(place)} />
            <SeatToken charter={each} size={44} title={charters[each].name} />
          </label>
        ))}
      </fieldset>
      <details className={classes.details}>
        <summary>{say('new.house')}</summary>
        <HouseRulesEditor chosen={house} onChange={setHouse} />
      </details>
      <Button kind="primary" size="large" type="submit" disabled={isBusy || name.trim() === ''}>
        {say('online.make')}
      </Button>
    </form>
  )
}
