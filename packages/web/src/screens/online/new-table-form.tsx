import { cleanName, type HouseRuleId, houseRulesOf } from '@charterstone/engine'
import type { NewTable } from '@charterstone/protocol'
import { useId, useState } from 'react'
import { useCampaigns } from '../../data/page-campaigns.ts'
import { api } from '../../online/api.ts'
import { rememberTable } from '../../online/my-tables.ts'
import { reportProblem } from '../../online/report-problem.ts'
import { tableRef } from '../../session/game-ref.ts'
import { Button } from '../../shell/button.tsx'
import { Choice } from '../../shell/choice.tsx'
import { Fold } from '../../shell/fold.tsx'
import { Note } from '../../shell/note.tsx'
import { Form } from '../../shell/panel.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { useSay, useSpeech } from '../../words/speech.ts'
import { PlayerNameField } from '../player-name/player-name-field.tsx'
import { HouseRulesEditor } from '../set-up/house-rules-editor.tsx'
import { FIRST_CHOICE, villageConfig } from '../single-game/village-choice.ts'
import { nameIdea } from '../village-name/name-ideas.ts'
import { VillageNameField } from '../village-name/village-name-field.tsx'
import { CharterChoice } from './charter-choice.tsx'
import { rememberedName, rememberName } from './remembered-name.ts'
import { SingleChoice } from './single-choice.tsx'
import { sitDown } from './sit-down.ts'

/** A name and a charter are enough; the rest is agreed on at the table. */
export function NewTableForm() {
  const say = useSay()
  const [name, setName] = useState(rememberedName)
  const [charter, setCharter] = useState(0)
  const [house, setHouse] = useState<readonly HouseRuleId[]>([])
  const [kind, setKind] = useState<'campaign' | 'single'>('campaign')
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const [village, setVillage] = useState(() => nameIdea(useSpeech.getState().language, ''))
  const [isBusy, setBusy] = useState(false)
  const missing = useId()
  const isNameless = name.trim() === ''
  const summaries = useCampaigns((list) => list.summaries)
  async function make(): Promise<void> {
    setBusy(true)
    rememberName(name)
    const single = kind === 'single' ? { single: singleOf(villageConfig(choice, summaries)) } : {}
    const named = cleanName(village) === '' ? {} : { village: cleanName(village) }
    const made = await api.make({ houseRules: houseRulesOf(house), ...named, ...single })
    if (made.ok) {
      const { id, invite, watch } = made.value
      rememberTable(id, { keys: { invite, watch } })
      reportProblem(await sitDown(id, charter, name, null))
      navigate(pathOf('play', tableRef(id)))
    } else reportProblem(made.fault)
    setBusy(false)
  }
  return (
    <Form title={say('online.new')} lead={say('online.new-text')} isFramed onSubmit={() => void make()}>
      <PlayerNameField value={name} required onChange={setName} />
      <VillageNameField value={village} onChange={setVillage} />
      <CharterChoice charter={charter} onChange={setCharter} />
      <Choice
        label={say('online.kind')}
        value={kind}
        options={(['campaign', 'single'] as const).map((value) => ({
          value,
          label: say(`online.kind-${value}`),
        }))}
        onChange={setKind}
      />
      {kind === 'single' && <SingleChoice choice={choice} onChange={setChoice} />}
      <Fold summary={say('new.house')}>
        <HouseRulesEditor chosen={house} onChange={setHouse} />
      </Fold>
      <Button
        kind="primary"
        size="large"
        type="submit"
        disabled={isBusy || isNameless}
        aria-describedby={isNameless ? missing : undefined}
      >
        {say('online.make')}
      </Button>
      {isNameless && <Note id={missing}>{say('online.name-missing')}</Note>}
    </Form>
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
