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

export const german: Words = {
  language: 'de',
  plurals: ['one', 'other'],
  list: { comma: ', ', and: ' und ', or: ' oder ', next: ', dann ', counted: ' ' },
  nouns,
  messages: { ...adviceMessages, ...cardMessages, ...eventMessages, ...questionMessages, ...reviewMessages },
  names: { ...buildingNames, ...cardNames, ...personaNames },
  charters: {
    purple: { name: 'Violettes Charter', colour: 'violett', emblem: 'Kürbis' },
    black: { name: 'Schwarzes Charter', colour: 'schwarz', emblem: 'Kohle' },
    green: { name: 'Grünes Charter', colour: 'grün', emblem: 'Holz' },
    red: { name: 'Rotes Charter', colour: 'rot', emblem: 'Lehm' },
    blue: { name: 'Blaues Charter', colour: 'blau', emblem: 'Metall' },
    yellow: { name: 'Gelbes Charter', colour: 'gelb', emblem: 'Getreide' },
  },
  perils: {
    blight: 'Mehltau',
    'fuel-shortage': 'Brennstoffmangel',
    vermin: 'Ungeziefer',
    bandit: 'Räuber',
    disrepair: 'Verfall',
    famine: 'Hungersnot',
  },
  rules,
  houseRules,
  presets: {
    spring: 'Frühlingssaat',
    lanterns: 'Laternennacht',
    winter: 'Spukwinter',
    cranes: 'Sommer der Kräne',
    fullhouse: 'Volles Haus',
    autumn: 'Goldener Herbst',
  },
}
