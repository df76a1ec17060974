import { useState } from 'react'
import { openRuleset } from '../../session/ruleset.ts'
import { Fold } from '../../shell/fold.tsx'
import { Columns } from '../../shell/layout.tsx'
import { prepareSetupWords } from '../../words/setup-words.ts'
import { needWords, useSay } from '../../words/speech.ts'
import { HouseRulesEditor } from '../set-up/house-rules-editor.tsx'
import { countOf } from '../set-up/seat-draft.ts'
import { SeatsEditor } from '../set-up/seats-editor.tsx'
import { drawSeed, SeedField } from '../set-up/seed-field.tsx'
import { SetUpPage } from '../set-up/set-up-page.tsx'
import { useSetUp } from '../set-up/use-set-up.ts'
import { VillageNameField } from '../village-name/village-name-field.tsx'
import { AutomaLevel } from './automa-level.tsx'
import classes from './new-campaign.module.css'
import { Valley } from './valley.tsx'

export async function prepare(): Promise<void> {
  // The picture and the first game need it; the form does not wait for it.
  void openRuleset()
  await Promise.all([prepareSetupWords(), needWords('village')])
}

export function NewCampaignScreen() {
  const say = useSay()
  const { setUp, change } = useSetUp()
  const [automaLevel, setAutomaLevel] = useState<1 | 2>(2)
  // Another number than the seed, which online tables keep secret.
  const [theme] = useState(() => Number(drawSeed()))
  const { seats, houseRules, village, seed } = setUp
  return (
    <SetUpPage
      title={say('new.title')}
      lead={say('new.lead')}
      begin={say('new.begin')}
      setUp={setUp}
      own={{ automaLevel, theme }}
    >
      <div className={classes.columns}>
        <div className={classes.seats}>
          <VillageNameField isHeading value={village} onChange={(next) => change({ village: next })} />
          <SeatsEditor seats={seats} onChange={(next) => change({ seats: next })} />
          {countOf(seats, 'automa') > 0 && <AutomaLevel level={automaLevel} onChange={setAutomaLevel} />}
        </div>
        <Valley seats={seats} />
        <div className={classes.rules}>
          <Fold summary={say('new.more')}>
            <Columns ratio="2:1">
              <HouseRulesEditor chosen={houseRules} onChange={(next) => change({ houseRules: next })} />
              <SeedField value={seed} onChange={(next) => change({ seed: next })} />
            </Columns>
          </Fold>
        </div>
      </div>
    </SetUpPage>
  )
}
