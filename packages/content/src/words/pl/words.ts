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

export const polish: Words = {
  language: 'pl',
  plurals: ['one', 'few', 'many'],
  list: { comma: ', ', and: ' i ', or: ' albo ', next: ' oraz ', counted: ' ' },
  nouns,
  messages: { ...adviceMessages, ...cardMessages, ...eventMessages, ...questionMessages, ...reviewMessages },
  names: { ...buildingNames, ...cardNames, ...personaNames },
  charters: {
    purple: { name: 'Fioletowa dzielnica', colour: 'fioletowy', emblem: 'dynia' },
    black: { name: 'Czarna dzielnica', colour: 'czarny', emblem: 'węgiel' },
    green: { name: 'Zielona dzielnica', colour: 'zielony', emblem: 'drewno' },
    red: { name: 'Czerwona dzielnica', colour: 'czerwony', emblem: 'glina' },
    blue: { name: 'Niebieska dzielnica', colour: 'niebieski', emblem: 'metal' },
    yellow: { name: 'Żółta dzielnica', colour: 'żółty', emblem: 'zboże' },
  },
  perils: {
    blight: 'Zaraza',
    'fuel-shortage': 'Brak opału',
    vermin: 'Szkodniki',
    bandit: 'Bandyta',
    disrepair: 'Usterka',
    famine: 'Głód',
  },
  rules,
  houseRules,
  presets: {
    spring: 'Wiosenny siew',
    lanterns: 'Noc lampionów',
    winter: 'Nawiedzona zima',
    cranes: 'Lato żurawi',
    fullhouse: 'Pełna chata',
    autumn: 'Złota jesień',
  },
}
