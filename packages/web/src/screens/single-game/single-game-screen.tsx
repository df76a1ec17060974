import { type HouseRuleId, houseRulesOf } from '@charterstone/engine'
import { useEffect, useState } from 'react'
import { refreshCampaigns, useCampaigns } from '../../data/campaigns.ts'
import { openBox } from '../../session/box.ts'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { prepareSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import { HouseRulesEditor } from '../new-campaign/house-rules-editor.tsx'
import { drawSeed, readSeed, SeedField } from '../new-campaign/seed-field.tsx'
import { useBegin } from '../new-campaign/use-begin.ts'
import { rememberedSeats } from '../seats/remembered-seats.ts'
import { countOf, playersOf, type SeatDraft, seatConfigs } from '../seats/seat-draft.ts'
import { SeatsEditor } from '../seats/seats-editor.tsx'
import classes from './single-game.module.css'
import { FIRST_CHOICE, villageConfig } from './village-choice.ts'
import { VillagePicker } from './village-picker.tsx'

export function prepare(): Promise<void> {
  // The picture and the first game need it; the form does not wait for it.
  void openBox()
  return prepareSetupWords()
}

/** C3: one game in a village that has already grown. */
export function SingleGameScreen() {
  const say = useSay()
  const [village, setVillage] = useState(FIRST_CHOICE)
  const [seats, setSeats] = useState<readonly SeatDraft[]>(rememberedSeats)
  const [house, setHouse] = useState<readonly HouseRuleId[]>([])
  const [seed, setSeed] = useState(drawSeed)
  const { begin, isBusy } = useBegin()
  const summaries = useCampaigns((campaigns) => campaigns.summaries)
  useEffect(() => void refreshCampaigns(), [])
  const number = readSeed(seed)
  return (
    <Page
      title={say('single.title')}
      lead={say('single.lead')}
      width="wide"
      foot={
        <div className={classes.foot}>
          <p className={classes.summary}>
            {say('new.summary', { seats: seats.length, persons: countOf(seats, 'person') })}
          </p>
          <Button
            kind="primary"
            size="large"
            disabled={isBusy || number === null}
            onClick={() =>
              void begin(seats, {
                config: {
                  ...villageConfig(village, summaries),
                  seed: number ?? 0,
                  seats: seatConfigs(seats),
                  houseRules: houseRulesOf(house),
                },
                players: playersOf(seats),
              })
            }
          >
            {say(isBusy ? 'new.beginning' : 'single.begin')}
          </Button>
        </div>
      }
    >
      <div className={classes.page}>
        <VillagePicker choice={village} seed={number ?? 0} onChange={setVillage} />
        <SeatsEditor seats={seats} onChange={setSeats} />
        <details className={classes.more}>
          <summary>{say('new.more')}</summary>
          <div className={classes.moreBody}>
            <HouseRulesEditor chosen={house} onChange={setHouse} />
            <SeedField value={seed} onChange={setSeed} />
          </div>
        </details>
      </div>
    </Page>
  )
}
