import { presets } from '@charterstone/content'
import type { SingleGameConfig } from '@charterstone/engine'
import { useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { prepareSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import { HouseRulesEditor } from '../new-campaign/house-rules-editor.tsx'
import { type HouseRuleName, houseRulesOf } from '../new-campaign/house-rule.ts'
import { drawSeed, readSeed, SeedField } from '../new-campaign/seed-field.tsx'
import { useBegin } from '../new-campaign/use-begin.ts'
import { rememberedSeats } from '../seats/remembered-seats.ts'
import { countOf, playersOf, type SeatDraft, seatConfigs } from '../seats/seat-draft.ts'
import { SeatsEditor } from '../seats/seats-editor.tsx'
import classes from './single-game.module.css'
import { RANDOM, type VillageChoice, VillagePicker } from './village-picker.tsx'

export const prepare = prepareSetupWords

/** C3: one game in a village that has already grown. */
export function SingleGameScreen() {
  const say = useSay()
  const [village, setVillage] = useState<VillageChoice>({ id: presets[0]?.id ?? RANDOM, stage: 6 })
  const [seats, setSeats] = useState<readonly SeatDraft[]>(rememberedSeats)
  const [house, setHouse] = useState<readonly HouseRuleName[]>([])
  const [seed, setSeed] = useState(drawSeed)
  const { begin, isBusy } = useBegin()
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
                  ...villageConfig(village),
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

function villageConfig({ id, stage }: VillageChoice): Pick<SingleGameConfig, 'stage' | 'village' | 'rules'> {
  const preset = presets.find((each) => each.id === id)
  if (preset === undefined) return { stage, village: 'random' }
  return { stage: preset.stage, village: preset.village, rules: preset.rules }
}
