import { botNameOf } from '@charterstone/bots'
import { type CampaignStart, PERSON } from '@charterstone/engine'

/** With this seed the player begins, and every lesson soon has its occasion. */
const SEED = 4

/** A real campaign with one gentle opponent, which can be continued after the lessons. */
export function firstGame(name: string): CampaignStart {
  return {
    config: {
      seed: SEED,
      seats: [
        { charter: 0, name, player: 'person' },
        { charter: 3, name: 'Jonas', player: 'person' },
      ],
    },
    players: [PERSON, botNameOf({ level: 'easy', style: 'builder' })],
  }
}
