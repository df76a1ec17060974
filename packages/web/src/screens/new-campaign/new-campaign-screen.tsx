import { useState } from 'react'
import { openRuleset } from '../../session/ruleset.ts'
import { prepareSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import { HouseRulesEditor } from '../set-up/house-rules-editor.tsx'
import { countOf } from '../set-up/seat-draft.ts'
import { SeatsEditor } from '../set-up/seats-editor.tsx'
import { SeedField } from '../set-up/seed-field.tsx'
import { SetUpPage } from '../set-up/set-up-page.tsx'
import { useSetUp } from '../set-up/use-set-up.ts'
import { AutomaLevel } from './automa-level.tsx'
import classes from './new-campaign.module.css'
import { Valley } from './valley.tsx'

export function prepare(): Promise<void> {
  // The picture and the first game need it; the form does not wait for it.
  void openRuleset()
  return prepareSetupWords()
}

export function NewCampaignScreen() {
  const say = useSay()
  const { setUp, change } = useSetUp()
  const [automaLevel, setAutomaLevel] = useState<1 | 2>(2)
  const { seats, houseRules, seed } = setUp
  return (
    <SetUpPage
      title={say('new.title')}
      lead={say('new.lead')}
      begin={say('new.begin')}
      setUp={setUp}
      own={{ automaLevel }}
    >
      <div className={classes.columns}>
        <div className={classes.seats}>
          <SeatsEditor seats={seats} onChange={(next) => change({ seats: next })} />
          {countOf(seats, 'automa') > 0 && <AutomaLevel level={automaLevel} onChange={setAutomaLevel} />}
        </div>
        <Valley seats={seats} />
        <div className={classes.rules}>
          <HouseRulesEditor chosen={houseRules} onChange={(next) => change({ houseRules: next })} />
        </div>
        <SeedField value={seed} onChange={(next) => change({ seed: next })} />
      </div>
    </SetUpPage>
  )
}
