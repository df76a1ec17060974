import { botNameOf } from '@charterstone/bots'
import { type CampaignStart, PERSON } from '@charterstone/engine'

/** Shuffles so that the pupil begins and every lesson soon finds its occasion. */
const SEED = 4

/** A real campaign with one gentle opponent: whoever has learnt in it can go on in it. */
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
