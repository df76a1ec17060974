import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS, type HouseRuleId, houseRulesOf } from '@charterstone/engine'
import { MAX_NAME_LENGTH, type NewTable } from '@charterstone/protocol'
import { useId, useState } from 'react'
import { useCampaigns } from '../../data/campaigns.ts'
import { api } from '../../online/api.ts'
import { rememberTable } from '../../online/my-tables.ts'
import { reportProblem } from '../../online/report-problem.ts'
import { tableRef } from '../../session/game-ref.ts'
import { Button } from '../../shell/button.tsx'
import { Choice } from '../../shell/choice.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { useSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import { HouseRulesEditor } from '../new-campaign/house-rules-editor.tsx'
import { FIRST_CHOICE, villageConfig } from '../single-game/village-choice.ts'
import classes from './online.module.css'
import { rememberedName, rememberName } from './remembered-name.ts'
import { SingleChoice } from './single-choice.tsx'
import { sitDown } from './sit-down.ts'

/** A name and a charter are enough; the rest is agreed on at the table. */
export function NewTableForm() {
  const say = useSay()
  const { charters } = useSetupWords()
  const group = useId()
  const [name, setName] = useState(rememberedName)
  const [charter, setCharter] = useState(0)
  const [house, setHouse] = useState<readonly HouseRuleId[]>([])
  const [kind, setKind] = useState<'campaign' | 'single'>('campaign')
  const [village, setVillage] = useState(FIRST_CHOICE)
  const [isBusy, setBusy] = useState(false)
  const summaries = useCampaigns((campaigns) => campaigns.summaries)
  async function make(): Promise<void> {
    setBusy(true)
    rememberName(name)
    const single = kind === 'single' ? { single: singleOf(villageConfig(village, summaries)) } : {}
    const made = await api.make({ houseRules: houseRulesOf(house), ...single })
    if (made.ok) {
      const { id, host, invite, watch } = made.value
      rememberTable(id, { keys: { host, invite, watch } })
      reportProblem(await sitDown(id, charter, name))
      navigate(pathOf('play', tableRef(id)))
    } else reportProblem(made.fault)
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
          maxLength={MAX_NAME_LENGTH}
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
      <Choice
        label={say('online.kind')}
        value={kind}
        options={(['campaign', 'single'] as const).map((value) => ({
          value,
          label: say(`online.kind-${value}`),
        }))}
        onChange={setKind}
      />
      {kind === 'single' && <SingleChoice choice={village} onChange={setVillage} />}
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

/** As the server takes it: lists that may be written to. */
function singleOf({
  stage,
  village,
  rules,
}: ReturnType<typeof villageConfig>): NonNullable<NewTable['single']> {
  return {
    stage,
    village:
      village === 'random'
        ? village
        : Object.fromEntries(Object.entries(village).map(([charter, plots]) => [charter, [...plots]])),
    ...(rules !== undefined && { rules: [...rules] }),
  }
}
