import type { Charter, Commons, NounKey, Peril } from '@charterstone/engine'
import type { PolishNoun } from './noun.ts'

type Token = Extract<
  NounKey,
  'peril' | 'vp' | 'influence' | 'reputation' | 'glory' | 'capacity' | 'trophy' | 'space'
>

/** Tokens, tracks and places. The name of a peril stands in quotation marks and is not declined. */
export const tokenNouns: Readonly<
  Record<Peril | Token | `commons.${Commons}` | `charter.${Charter}`, PolishNoun>
> = {
  blight: {
    gender: 'i',
    nom: ['znacznik zagrożenia „zaraza”', 'znaczniki zagrożenia „zaraza”', 'znaczników zagrożenia „zaraza”'],
    gen: ['znacznika zagrożenia „zaraza”', 'znaczników zagrożenia „zaraza”'],
    acc: ['znacznik zagrożenia „zaraza”', 'znaczniki zagrożenia „zaraza”', 'znaczników zagrożenia „zaraza”'],
  },
  'fuel-shortage': {
    gender: 'i',
    nom: [
      'znacznik zagrożenia „brak opału”',
      'znaczniki zagrożenia „brak opału”',
      'znaczników zagrożenia „brak opału”',
    ],
    gen: ['znacznika zagrożenia „brak opału”', 'znaczników zagrożenia „brak opału”'],
    acc: [
      'znacznik zagrożenia „brak opału”',
      'znaczniki zagrożenia „brak opału”',
      'znaczników zagrożenia „brak opału”',
    ],
  },
  vermin: {
    gender: 'i',
    nom: [
      'znacznik zagrożenia „szkodniki”',
      'znaczniki zagrożenia „szkodniki”',
      'znaczników zagrożenia „szkodniki”',
    ],
    gen: ['znacznika zagrożenia „szkodniki”', 'znaczników zagrożenia „szkodniki”'],
    acc: [
      'znacznik zagrożenia „szkodniki”',
      'znaczniki zagrożenia „szkodniki”',
      'znaczników zagrożenia „szkodniki”',
    ],
  },
  bandit: {
    gender: 'i',
    nom: [
      'znacznik zagrożenia „bandyta”',
      'znaczniki zagrożenia „bandyta”',
      'znaczników zagrożenia „bandyta”',
    ],
    gen: ['znacznika zagrożenia „bandyta”', 'znaczników zagrożenia „bandyta”'],
    acc: [
      'znacznik zagrożenia „bandyta”',
      'znaczniki zagrożenia „bandyta”',
      'znaczników zagrożenia „bandyta”',
    ],
  },
  disrepair: {
    gender: 'i',
    nom: [
      'znacznik zagrożenia „usterka”',
      'znaczniki zagrożenia „usterka”',
      'znaczników zagrożenia „usterka”',
    ],
    gen: ['znacznika zagrożenia „usterka”', 'znaczników zagrożenia „usterka”'],
    acc: [
      'znacznik zagrożenia „usterka”',
      'znaczniki zagrożenia „usterka”',
      'znaczników zagrożenia „usterka”',
    ],
  },
  famine: {
    gender: 'i',
    nom: ['znacznik zagrożenia „głód”', 'znaczniki zagrożenia „głód”', 'znaczników zagrożenia „głód”'],
    gen: ['znacznika zagrożenia „głód”', 'znaczników zagrożenia „głód”'],
    acc: ['znacznik zagrożenia „głód”', 'znaczniki zagrożenia „głód”', 'znaczników zagrożenia „głód”'],
  },
  peril: {
    gender: 'i',
    nom: ['znacznik zagrożenia', 'znaczniki zagrożenia', 'znaczników zagrożenia'],
    gen: ['znacznika zagrożenia', 'znaczników zagrożenia'],
    acc: ['znacznik zagrożenia', 'znaczniki zagrożenia', 'znaczników zagrożenia'],
  },

  vp: { gender: 'i', nom: ['PZ'], gen: ['PZ'], acc: ['PZ'] },
  influence: {
    gender: 'i',
    nom: ['znacznik wpływu', 'znaczniki wpływu', 'znaczników wpływu'],
    gen: ['znacznika wpływu', 'znaczników wpływu'],
    acc: ['znacznik wpływu', 'znaczniki wpływu', 'znaczników wpływu'],
  },
  reputation: {
    gender: 'i',
    nom: ['punkt reputacji', 'punkty reputacji', 'punktów reputacji'],
    gen: ['punktu reputacji', 'punktów reputacji'],
    acc: ['punkt reputacji', 'punkty reputacji', 'punktów reputacji'],
  },
  glory: {
    gender: 'i',
    nom: ['punkt chwały', 'punkty chwały', 'punktów chwały'],
    gen: ['punktu chwały', 'punktów chwały'],
    acc: ['punkt chwały', 'punkty chwały', 'punktów chwały'],
  },
  capacity: {
    gender: 'i',
    nom: ['punkt pojemności', 'punkty pojemności', 'punktów pojemności'],
    gen: ['punktu pojemności', 'punktów pojemności'],
    acc: ['punkt pojemności', 'punkty pojemności', 'punktów pojemności'],
  },
  trophy: {
    gender: 'n',
    nom: ['trofeum', 'trofea', 'trofeów'],
    gen: ['trofeum', 'trofeów'],
    acc: ['trofeum', 'trofea', 'trofeów'],
  },
  space: { gender: 'n', nom: ['pole', 'pola', 'pól'], gen: ['pola', 'pól'], acc: ['pole', 'pola', 'pól'] },

  'commons.zeppelin': {
    gender: 'i',
    nom: ['Sterowiec'],
    gen: ['Sterowca'],
    acc: ['Sterowiec'],
    loc: ['Sterowcu'],
  },
  'commons.charterstone': {
    gender: 'i',
    nom: ['Kamień Dzielnicowy'],
    gen: ['Kamienia Dzielnicowego'],
    acc: ['Kamień Dzielnicowy'],
    loc: ['Kamieniu Dzielnicowym'],
  },
  'commons.grandstand': {
    gender: 'f',
    nom: ['Trybuna'],
    gen: ['Trybuny'],
    acc: ['Trybunę'],
    loc: ['Trybunie'],
  },
  'commons.treasury': {
    gender: 'i',
    nom: ['Skarbiec'],
    gen: ['Skarbca'],
    acc: ['Skarbiec'],
    loc: ['Skarbcu'],
  },
  'commons.market': { gender: 'i', nom: ['Rynek'], gen: ['Rynku'], acc: ['Rynek'], loc: ['Rynku'] },
  'commons.cloud-port': {
    gender: 'i',
    nom: ['Port w chmurach'],
    gen: ['Portu w chmurach'],
    acc: ['Port w chmurach'],
    loc: ['Porcie w chmurach'],
  },

  'charter.purple': {
    gender: 'f',
    nom: ['fioletowa dzielnica', 'fioletowe dzielnice', 'fioletowych dzielnic'],
    gen: ['fioletowej dzielnicy', 'fioletowych dzielnic'],
    acc: ['fioletową dzielnicę', 'fioletowe dzielnice', 'fioletowych dzielnic'],
    loc: ['fioletowej dzielnicy'],
  },
  'charter.black': {
    gender: 'f',
    nom: ['czarna dzielnica', 'czarne dzielnice', 'czarnych dzielnic'],
    gen: ['czarnej dzielnicy', 'czarnych dzielnic'],
    acc: ['czarną dzielnicę', 'czarne dzielnice', 'czarnych dzielnic'],
    loc: ['czarnej dzielnicy'],
  },
  'charter.green': {
    gender: 'f',
    nom: ['zielona dzielnica', 'zielone dzielnice', 'zielonych dzielnic'],
    gen: ['zielonej dzielnicy', 'zielonych dzielnic'],
    acc: ['zieloną dzielnicę', 'zielone dzielnice', 'zielonych dzielnic'],
    loc: ['zielonej dzielnicy'],
  },
  'charter.red': {
    gender: 'f',
    nom: ['czerwona dzielnica', 'czerwone dzielnice', 'czerwonych dzielnic'],
    gen: ['czerwonej dzielnicy', 'czerwonych dzielnic'],
    acc: ['czerwoną dzielnicę', 'czerwone dzielnice', 'czerwonych dzielnic'],
    loc: ['czerwonej dzielnicy'],
  },
  'charter.blue': {
    gender: 'f',
    nom: ['niebieska dzielnica', 'niebieskie dzielnice', 'niebieskich dzielnic'],
    gen: ['niebieskiej dzielnicy', 'niebieskich dzielnic'],
    acc: ['niebieską dzielnicę', 'niebieskie dzielnice', 'niebieskich dzielnic'],
    loc: ['niebieskiej dzielnicy'],
  },
  'charter.yellow': {
    gender: 'f',
    nom: ['żółta dzielnica', 'żółte dzielnice', 'żółtych dzielnic'],
    gen: ['żółtej dzielnicy', 'żółtych dzielnic'],
    acc: ['żółtą dzielnicę', 'żółte dzielnice', 'żółtych dzielnic'],
    loc: ['żółtej dzielnicy'],
  },
}
