import type { Words } from '@charterstone/engine'
import { adviceMessages } from './advice-messages.ts'
import { buildingNames } from './building-names.ts'
import { cardMessages } from './card-messages.ts'
import { cardNames } from './card-names.ts'
import { eventMessages } from './event-messages.ts'
import { houseRules } from './house-rules.ts'
import { nouns } from './nouns.ts'
import { personaNames } from './persona-names.ts'
import { questionMessages } from './question-messages.ts'
import { reviewMessages } from './review-messages.ts'
import { rules } from './rules.ts'

export const english: Words = {
  language: 'en',
  plurals: ['one', 'other'],
  list: { comma: ', ', and: ' and ', or: ' or ', next: ', then ', counted: ' ' },
  nouns,
  messages: { ...adviceMessages, ...cardMessages, ...eventMessages, ...questionMessages, ...reviewMessages },
  names: { ...buildingNames, ...cardNames, ...personaNames },
  charters: {
    purple: { name: 'Purple charter', colour: 'purple', emblem: 'pumpkin' },
    black: { name: 'Black charter', colour: 'black', emblem: 'coal' },
    green: { name: 'Green charter', colour: 'green', emblem: 'wood' },
    red: { name: 'Red charter', colour: 'red', emblem: 'clay' },
    blue: { name: 'Blue charter', colour: 'blue', emblem: 'metal' },
    yellow: { name: 'Yellow charter', colour: 'yellow', emblem: 'grain' },
  },
  perils: {
    blight: 'Blight',
    'fuel-shortage': 'Fuel shortage',
    vermin: 'Vermin',
    bandit: 'Bandit',
    disrepair: 'Disrepair',
    famine: 'Famine',
  },
  rules,
  houseRules,
  presets: {
    spring: 'Spring Planting',
    lanterns: 'Lantern Night',
    winter: 'Haunted Winter',
    cranes: 'Summer of Cranes',
    fullhouse: 'Full House',
    autumn: 'Golden Autumn',
  },
}
