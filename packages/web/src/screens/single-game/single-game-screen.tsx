import { useEffect, useState } from 'react'
import { campaigns, useCampaigns } from '../../data/page-campaigns.ts'
import { openRuleset } from '../../session/ruleset.ts'
import { Fold } from '../../shell/fold.tsx'
import { Columns, Stack } from '../../shell/layout.tsx'
import { prepareSetupWords, useSetupWords } from '../../words/setup-words.ts'
import { needWords, useSay } from '../../words/speech.ts'
import { HouseRulesEditor } from '../set-up/house-rules-editor.tsx'
import { SeatsEditor } from '../set-up/seats-editor.tsx'
import { readSeed, SeedField } from '../set-up/seed-field.tsx'
import { SetUpPage } from '../set-up/set-up-page.tsx'
import { useSetUp } from '../set-up/use-set-up.ts'
import { FIRST_CHOICE, villageConfig, villageTitle } from './village-choice.ts'
import { VillagePicker } from './village-picker.tsx'

export async function prepare(): Promise<void> {
  // The picture and the first game need it; the form does not wait for it.
  void openRuleset()
  await Promise.all([prepareSetupWords(), needWords('village')])
}

/** C3: one game in a village that has already grown. */
export function SingleGameScreen() {
  const say = useSay()
  const words = useSetupWords()
  const { setUp, change } = useSetUp()
  const [village, setVillage] = useState(FIRST_CHOICE)
  const summaries = useCampaigns((list) => list.summaries)
  useEffect(() => void campaigns.refresh(), [])
  const { seats, houseRules, seed } = setUp
  return (
    <SetUpPage
      title={say('single.title')}
      lead={say('single.lead')}
      begin={say('single.begin')}
      setUp={{ ...setUp, village: villageTitle(village, words, summaries) ?? setUp.village }}
      own={villageConfig(village, summaries)}
    >
      <Stack>
        <VillagePicker choice={village} seed={readSeed(seed) ?? 0} onChange={setVillage} />
        <SeatsEditor seats={seats} onChange={(next) => change({ seats: next })} />
        <Fold summary={say('new.more')}>
          <Columns ratio="2:1">
            <HouseRulesEditor chosen={houseRules} onChange={(next) => change({ houseRules: next })} />
            <SeedField value={seed} onChange={(next) => change({ seed: next })} />
          </Columns>
        </Fold>
      </Stack>
    </SetUpPage>
  )
}
