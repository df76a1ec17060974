import type { NounKey } from '@charterstone/engine'
import { countNouns } from './count-nouns.ts'
import type { PolishNoun } from './noun.ts'
import { tokenNouns } from './token-nouns.ts'

export const nouns: Readonly<Record<NounKey, PolishNoun>> = {
  pumpkin: {
    gender: 'f',
    nom: ['dynia', 'dynie', 'dyń'],
    gen: ['dyni', 'dyń'],
    acc: ['dynię', 'dynie', 'dyń'],
  },
  // Of stuffs one counts portions: 2 drewna, 5 drewna.
  coal: { gender: 'i', nom: ['węgiel', 'węgla'], gen: ['węgla'], acc: ['węgiel', 'węgla'] },
  wood: { gender: 'n', nom: ['drewno', 'drewna'], gen: ['drewna'], acc: ['drewno', 'drewna'] },
  clay: { gender: 'f', nom: ['glina', 'gliny'], gen: ['gliny'], acc: ['glinę', 'gliny'] },
  metal: { gender: 'i', nom: ['metal', 'metalu'], gen: ['metalu'], acc: ['metal', 'metalu'] },
  grain: { gender: 'n', nom: ['zboże', 'zboża'], gen: ['zboża'], acc: ['zboże', 'zboża'] },
  coin: {
    gender: 'f',
    nom: ['moneta', 'monety', 'monet'],
    gen: ['monety', 'monet'],
    acc: ['monetę', 'monety', 'monet'],
  },
  resource: {
    gender: 'i',
    nom: ['surowiec', 'surowce', 'surowców'],
    gen: ['surowca', 'surowców'],
    acc: ['surowiec', 'surowce', 'surowców'],
  },
  'any-resource': {
    gender: 'i',
    nom: ['dowolny surowiec', 'dowolne surowce', 'dowolnych surowców'],
    gen: ['dowolnego surowca', 'dowolnych surowców'],
    acc: ['dowolny surowiec', 'dowolne surowce', 'dowolnych surowców'],
  },
  'their-resource': {
    gender: 'i',
    nom: ['dowolny surowiec', 'dowolne surowce', 'dowolnych surowców'],
    gen: ['dowolnego surowca', 'dowolnych surowców'],
    acc: ['dowolny surowiec', 'dowolne surowce', 'dowolnych surowców'],
  },

  cat: { gender: 'a', nom: ['kot', 'koty', 'kotów'], gen: ['kota', 'kotów'], acc: ['kota', 'koty', 'kotów'] },
  ghost: {
    gender: 'a',
    nom: ['duch', 'duchy', 'duchów'],
    gen: ['ducha', 'duchów'],
    acc: ['ducha', 'duchy', 'duchów'],
  },
  butler: {
    gender: 'm',
    nom: ['kamerdyner', 'kamerdynerów'],
    gen: ['kamerdynera', 'kamerdynerów'],
    acc: ['kamerdynera', 'kamerdynerów'],
  },
  golem: {
    gender: 'a',
    nom: ['golem', 'golemy', 'golemów'],
    gen: ['golema', 'golemów'],
    acc: ['golema', 'golemy', 'golemów'],
  },
  robot: {
    gender: 'a',
    nom: ['robot', 'roboty', 'robotów'],
    gen: ['robota', 'robotów'],
    acc: ['robota', 'roboty', 'robotów'],
  },
  chef: {
    gender: 'm',
    nom: ['kucharz', 'kucharzy'],
    gen: ['kucharza', 'kucharzy'],
    acc: ['kucharza', 'kucharzy'],
  },
  minion: {
    gender: 'm',
    nom: ['pomocnik', 'pomocników'],
    gen: ['pomocnika', 'pomocników'],
    acc: ['pomocnika', 'pomocników'],
  },
  'any-minion': {
    gender: 'm',
    nom: ['dowolny pomocnik', 'dowolnych pomocników'],
    gen: ['dowolnego pomocnika', 'dowolnych pomocników'],
    acc: ['dowolnego pomocnika', 'dowolnych pomocników'],
  },
  'their-minion': {
    gender: 'm',
    nom: ['dowolny pomocnik', 'dowolnych pomocników'],
    gen: ['dowolnego pomocnika', 'dowolnych pomocników'],
    acc: ['dowolnego pomocnika', 'dowolnych pomocników'],
  },

  worker: {
    gender: 'm',
    nom: ['robotnik', 'robotników'],
    gen: ['robotnika', 'robotników'],
    acc: ['robotnika', 'robotników'],
  },
  building: {
    gender: 'i',
    nom: ['budynek', 'budynki', 'budynków'],
    gen: ['budynku', 'budynków'],
    acc: ['budynek', 'budynki', 'budynków'],
  },
  island: {
    gender: 'f',
    nom: ['podniebna wyspa', 'podniebne wyspy', 'podniebnych wysp'],
    gen: ['podniebnej wyspy', 'podniebnych wysp'],
    acc: ['podniebną wyspę', 'podniebne wyspy', 'podniebnych wysp'],
  },
  crate: {
    gender: 'f',
    nom: ['skrzynia', 'skrzynie', 'skrzyń'],
    gen: ['skrzyni', 'skrzyń'],
    acc: ['skrzynię', 'skrzynie', 'skrzyń'],
  },
  plan: {
    gender: 'f',
    nom: [
      'karta budynku albo wzniesionego budynku',
      'karty budynków albo wzniesionych budynków',
      'kart budynków albo wzniesionych budynków',
    ],
    gen: ['karty budynku albo wzniesionego budynku', 'kart budynków albo wzniesionych budynków'],
    acc: [
      'kartę budynku albo wzniesionego budynku',
      'karty budynków albo wzniesionych budynków',
      'kart budynków albo wzniesionych budynków',
    ],
  },
  objective: {
    gender: 'i',
    nom: ['cel', 'cele', 'celów'],
    gen: ['celu', 'celów'],
    acc: ['cel', 'cele', 'celów'],
  },
  'private-objective': {
    gender: 'i',
    nom: ['prywatny cel', 'prywatne cele', 'prywatnych celów'],
    gen: ['prywatnego celu', 'prywatnych celów'],
    acc: ['prywatny cel', 'prywatne cele', 'prywatnych celów'],
  },
  persona: {
    gender: 'f',
    nom: ['osobowość', 'osobowości'],
    gen: ['osobowości'],
    acc: ['osobowość', 'osobowości'],
  },
  guidepost: { gender: 'x', nom: ['wytyczne'], gen: ['wytycznych'], acc: ['wytyczne'] },
  companion: {
    gender: 'm',
    nom: ['towarzysz', 'towarzyszy'],
    gen: ['towarzysza', 'towarzyszy'],
    acc: ['towarzysza', 'towarzyszy'],
  },
  'victory-card': {
    gender: 'f',
    nom: ['karta zwycięstwa', 'karty zwycięstwa', 'kart zwycięstwa'],
    gen: ['karty zwycięstwa', 'kart zwycięstwa'],
    acc: ['kartę zwycięstwa', 'karty zwycięstwa', 'kart zwycięstwa'],
  },
  location: {
    gender: 'f',
    nom: ['karta miejsc', 'karty miejsc', 'kart miejsc'],
    gen: ['karty miejsc', 'kart miejsc'],
    acc: ['kartę miejsc', 'karty miejsc', 'kart miejsc'],
  },
  'automa-card': {
    gender: 'f',
    nom: ['karta automy', 'karty automy', 'kart automy'],
    gen: ['karty automy', 'kart automy'],
    acc: ['kartę automy', 'karty automy', 'kart automy'],
  },

  'card.any': {
    gender: 'f',
    nom: ['karta rozwoju', 'karty rozwoju', 'kart rozwoju'],
    gen: ['karty rozwoju', 'kart rozwoju'],
    acc: ['kartę rozwoju', 'karty rozwoju', 'kart rozwoju'],
  },
  'card.assistant': {
    gender: 'm',
    nom: ['asystent', 'asystentów'],
    gen: ['asystenta', 'asystentów'],
    acc: ['asystenta', 'asystentów'],
  },
  'card.building': {
    gender: 'f',
    nom: ['karta budynku', 'karty budynków', 'kart budynków'],
    gen: ['karty budynku', 'kart budynków'],
    acc: ['kartę budynku', 'karty budynków', 'kart budynków'],
  },
  'card.constructed': {
    gender: 'f',
    nom: ['karta wzniesionego budynku', 'karty wzniesionych budynków', 'kart wzniesionych budynków'],
    gen: ['karty wzniesionego budynku', 'kart wzniesionych budynków'],
    acc: ['kartę wzniesionego budynku', 'karty wzniesionych budynków', 'kart wzniesionych budynków'],
  },
  'card.item': {
    gender: 'i',
    nom: ['przedmiot', 'przedmioty', 'przedmiotów'],
    gen: ['przedmiotu', 'przedmiotów'],
    acc: ['przedmiot', 'przedmioty', 'przedmiotów'],
  },
  'card.guest': { gender: 'm', nom: ['gość', 'gości'], gen: ['gościa', 'gości'], acc: ['gościa', 'gości'] },
  'card.friend': {
    gender: 'm',
    nom: ['przyjaciel', 'przyjaciół'],
    gen: ['przyjaciela', 'przyjaciół'],
    acc: ['przyjaciela', 'przyjaciół'],
  },
  'card.treasure': {
    gender: 'i',
    nom: ['skarb', 'skarby', 'skarbów'],
    gen: ['skarbu', 'skarbów'],
    acc: ['skarb', 'skarby', 'skarbów'],
  },

  ...tokenNouns,
  ...countNouns,
}
