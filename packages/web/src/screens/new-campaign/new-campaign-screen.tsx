import { type HouseRuleId, houseRulesOf } from '@charterstone/engine'
import { useState } from 'react'
import { openBox } from '../../session/box.ts'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { prepareSetupWords } from '../../words/setup-words.ts'
import { useSay } from '../../words/speech.ts'
import { rememberedSeats } from '../seats/remembered-seats.ts'
import { countOf, playersOf, type SeatDraft, seatConfigs } from '../seats/seat-draft.ts'
import { SeatsEditor } from '../seats/seats-editor.tsx'
import { AutomaLevel } from './automa-level.tsx'
import { HouseRulesEditor } from './house-rules-editor.tsx'
import classes from './new-campaign.module.css'
import { drawSeed, readSeed, SeedField } from './seed-field.tsx'
import { useBegin } from './use-begin.ts'
import { Valley } from './valley.tsx'

export function prepare(): Promise<void> {
  // The picture and the first game need it; the form does not wait for it.
  void openBox()
  return prepareSetupWords()
}

/** Everything has a sensible value: to play, one button is enough. */
export function NewCampaignScreen() {
  const say = useSay()
  const [seats, setSeats] = useState<readonly SeatDraft[]>(rememberedSeats)
  const [house, setHouse] = useState<readonly HouseRuleId[]>([])
  const [seed, setSeed] = useState(drawSeed)
  const [automaLevel, setAutomaLevel] = useState<1 | 2>(2)
  const { begin, isBusy } = useBegin()
  const number = readSeed(seed)
  return (
    <Page
      title={say('new.title')}
      lead={say('new.lead')}
      width="wide"
      foot={
        <div className={classes.foot}>
          <p className={classes.summary}>
            {say('new.summary', { seats: seats.length, persons: countOf(seats, 'person') })} ·{' '}
            {house.length === 0 ? say('new.house-none') : say('new.house-some', { count: house.length })}
          </p>
          <Button
            kind="primary"
            size="large"
            disabled={isBusy || number === null}
            onClick={() =>
              void begin(seats, {
                config: {
                  seed: number ?? 0,
                  seats: seatConfigs(seats),
                  houseRules: houseRulesOf(house),
                  automaLevel,
                },
                players: playersOf(seats),
              })
            }
          >
            {say(isBusy ? 'new.beginning' : 'new.begin')}
          </Button>
        </div>
      }
    >
      <div className={classes.columns}>
        <div className={classes.seats}>
          <SeatsEditor seats={seats} onChange={setSeats} />
          {countOf(seats, 'automa') > 0 && <AutomaLevel level={automaLevel} onChange={setAutomaLevel} />}
        </div>
        <Valley seats={seats} />
        <HouseRulesEditor chosen={house} onChange={setHouse} />
        <SeedField value={seed} onChange={setSeed} />
      </div>
    </Page>
  )
}
