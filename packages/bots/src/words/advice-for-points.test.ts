import { LANGUAGES } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { adviceIn, type Position } from '../../test-support/advice-of.ts'

/** Turns that score, and what they are worth. */
const positions: readonly (readonly [title: string, Position, en: string, de: string, pl: string])[] = [
  [
    'building with everything at hand',
    {
      setup: { players: [{ cards: ['lantern-shed'], goods: { pumpkin: 1, coal: 1, wood: 1, metal: 1 } }] },
      turn: ['place:zeppelin'],
      ahead: 4,
    },
    'Build the Lantern Shed: 5 VP, then 4 VP each visit for 1 pumpkin and 1 influence. About 4 points ahead of the next best.',
    'Errichte „Laternenschuppen“: 5 SP, danach bei jedem Besuch 4 SP für 1 Kürbis und 1 Einflussmarker. Etwa 4 Punkte vor der nächstbesten Wahl.',
    'Wznieś budynek „Szopa z lampionami”: 5 PZ, a potem za każdą wizytę 4 PZ (koszt: 1 dynia i 1 znacznik wpływu). O jakieś 4 punkty lepsze od następnej możliwości.',
  ],
  [
    'building what does more than a list can say',
    {
      setup: { players: [{ cards: ['almanac-house'], goods: { pumpkin: 1, coal: 1, wood: 1, clay: 1 } }] },
      turn: ['place:zeppelin'],
      ahead: 2,
    },
    'Build the Almanac House: 5 VP. About 2 points ahead of the next best.',
    'Errichte „Kalenderhaus“: 5 SP. Etwa 2 Punkte vor der nächstbesten Wahl.',
    'Wznieś budynek „Dom kalendarza”: 5 PZ. O jakieś 2 punkty lepsze od następnej możliwości.',
  ],
  [
    'building with an assistant',
    {
      setup: { players: [{ cards: ['sawmill', 'engineer'], goods: { coal: 1, wood: 2, clay: 1 } }] },
      turn: ['place:zeppelin'],
      ahead: 6,
    },
    'Build the Sawmill: 7 VP, then 2 wood each visit. About 6 points ahead of the next best.',
    'Errichte „Sägewerk“: 7 SP, danach bei jedem Besuch 2 Holz. Etwa 6 Punkte vor der nächstbesten Wahl.',
    'Wznieś budynek „Tartak”: 7 PZ, a potem za każdą wizytę 2 drewna. O jakieś 6 punktów lepsze od następnej możliwości.',
  ],
  [
    'a crate that can be paid',
    {
      setup: { players: [{ cards: ['pumpkin-patch-built'], goods: { coin: 4 } }] },
      turn: ['place:charterstone'],
      ahead: 1,
    },
    'Open the crate of the Pumpkin Patch: 5 VP, and whatever it holds. About 1 point ahead of the next best.',
    'Öffne die Kiste von „Kürbisbeet“: 5 SP und alles, was darin ist. Etwa 1 Punkt vor der nächstbesten Wahl.',
    'Otwórz skrzynię z karty „Dyniowa grządka”: 5 PZ i wszystko, co w niej jest. O jakiś punkt lepsze od następnej możliwości.',
  ],
  [
    'a crate that is possible and not the best',
    {
      setup: { players: [{ cards: ['sawmill-built'], goods: { coin: 5 } }] },
      turn: ['place:charterstone'],
      ahead: -5,
    },
    'Open the crate of the Sawmill: 5 VP, and whatever it holds. Possible now, about 5 points less.',
    'Öffne die Kiste von „Sägewerk“: 5 SP und alles, was darin ist. Jetzt möglich, etwa 5 Punkte weniger.',
    'Otwórz skrzynię z karty „Tartak”: 5 PZ i wszystko, co w niej jest. Możliwe już teraz, około 5 punktów mniej.',
  ],
  [
    'an objective that is met',
    {
      setup: {
        objectives: ['every-resource'],
        players: [{ goods: { pumpkin: 1, coal: 1, wood: 1, clay: 1, metal: 1, grain: 1 } }],
      },
      turn: ['place:grandstand'],
      ahead: 3,
    },
    'Score “One of Each”: 5 VP. About 3 points ahead of the next best.',
    'Werte „Von jedem etwas“: 5 SP. Etwa 3 Punkte vor der nächstbesten Wahl.',
    'Zrealizuj cel „Po jednym z każdego”: 5 PZ. O jakieś 3 punkty lepsze od następnej możliwości.',
  ],
  [
    'an objective that is met and far from the best',
    {
      setup: { objectives: ['six-coins'], players: [{ goods: { coin: 6 } }] },
      turn: ['place:grandstand'],
      ahead: -9,
    },
    'Score “Full Purse”: 5 VP. Possible now, but much less.',
    'Werte „Voller Beutel“: 5 SP. Jetzt möglich, aber viel weniger.',
    'Zrealizuj cel „Pełna sakiewka”: 5 PZ. Możliwe już teraz, ale daje dużo mniej.',
  ],
  [
    'an objective that ends the game while the seat is ahead',
    {
      setup: {
        progress: 25,
        objectives: ['six-coins'],
        players: [{ vp: 30, goods: { coin: 6 } }, { vp: 28 }],
      },
      turn: ['place:grandstand'],
      ahead: 8,
    },
    'Score “Full Purse”: 5 VP. The token reaches the hourglass: last round, and you’re 7 VP ahead. About 8 points ahead of the next best.',
    'Werte „Voller Beutel“: 5 SP. Der Marker erreicht die Sanduhr: letzte Runde, und du liegst 7 SP vorn. Etwa 8 Punkte vor der nächstbesten Wahl.',
    'Zrealizuj cel „Pełna sakiewka”: 5 PZ. Znacznik dociera do klepsydry: ostatnia runda, a ty prowadzisz o 7 PZ. O jakieś 8 punktów lepsze od następnej możliwości.',
  ],
  [
    'an objective that ends the game while the seat is behind',
    {
      setup: {
        progress: 25,
        objectives: ['six-coins'],
        players: [{ vp: 20, goods: { coin: 6 } }, { vp: 28 }],
      },
      turn: ['place:grandstand'],
      ahead: -1,
    },
    'Score “Full Purse”: 5 VP. The token reaches the hourglass: last round. About 1 point less.',
    'Werte „Voller Beutel“: 5 SP. Der Marker erreicht die Sanduhr: letzte Runde. Etwa 1 Punkt weniger.',
    'Zrealizuj cel „Pełna sakiewka”: 5 PZ. Znacznik dociera do klepsydry: ostatnia runda. Około 1 punktu mniej.',
  ],
  [
    'delivering one resource',
    { setup: { players: [{ goods: { wood: 1 } }] }, turn: ['place:cloud-port'], ahead: 0.3 },
    'Deliver 1 resource: 3 VP. A close call.',
    'Liefere 1 Rohstoff: 3 SP. Knapp vor den anderen.',
    'Dostarcz 1 surowiec: 3 PZ. Minimalnie lepsze od reszty.',
  ],
  [
    'delivering for reputation',
    {
      setup: { players: [{ goods: { coin: 3 } }], table: { reputation: [1] } },
      turn: ['place:cloud-port', 'quota:coin-6', 'take'],
      ahead: 1,
    },
    'Deliver 3 coins: 3 VP. A token on the reputation track: it’s worth 10 VP at the end as things stand. About 1 point ahead of the next best.',
    'Liefere 3 Münzen: 3 SP. Ein Marker auf der Ansehensleiste: beim jetzigen Stand am Ende 10 SP wert. Etwa 1 Punkt vor der nächstbesten Wahl.',
    'Dostarcz 3 monety: 3 PZ. Znacznik na torze reputacji: na koniec wart 10 PZ, jeśli nic się nie zmieni. O jakiś punkt lepsze od następnej możliwości.',
  ],
  [
    'delivering cards',
    { setup: { players: [{ cards: ['sherpa', 'broker'] }] }, turn: ['place:cloud-port'], ahead: -2 },
    'Deliver 1 advancement card: 4 VP. About 2 points less.',
    'Liefere 1 Ausbaukarte: 4 SP. Etwa 2 Punkte weniger.',
    'Dostarcz 1 kartę rozwoju: 4 PZ. Około 2 punktów mniej.',
  ],
  [
    'a building that gives points',
    {
      setup: { village: { purple: ['pumpkin-patch', 'lantern-shed'] }, players: [{ goods: { pumpkin: 1 } }] },
      turn: ['place:lantern-shed'],
      ahead: 2,
    },
    '4 VP right away. About 2 points ahead of the next best.',
    'Sofort 4 SP. Etwa 2 Punkte vor der nächstbesten Wahl.',
    'Od razu 4 PZ. O jakieś 2 punkty lepsze od następnej możliwości.',
  ],
  [
    'points and influence',
    {
      setup: {
        village: { purple: ['pumpkin-patch', 'moon-terrace'] },
        players: [{ goods: { pumpkin: 1, wood: 1 }, influence: 8, spent: 4 }],
      },
      turn: ['place:moon-terrace'],
      ahead: 1,
    },
    '3 VP right away. You get 2 influence back. About 1 point ahead of the next best.',
    'Sofort 3 SP. Du bekommst 2 Einflussmarker zurück. Etwa 1 Punkt vor der nächstbesten Wahl.',
    'Od razu 3 PZ. Odzyskasz 2 znaczniki wpływu. O jakiś punkt lepsze od następnej możliwości.',
  ],
  [
    'a minion at work',
    { setup: { rules: ['minions'], players: [{ goods: { cat: 1 } }] }, turn: ['minion:cat'], ahead: 0 },
    '1 pumpkin: enough for the quota table (1 resource for 3 VP). 1 VP right away. A close call.',
    '1 Kürbis: genug für die Abgabentabelle (1 Rohstoff für 3 SP). Sofort 1 SP. Knapp vor den anderen.',
    '1 dynia: wystarczy na tabelę eksportu (1 surowiec za 3 PZ). Od razu 1 PZ. Minimalnie lepsze od reszty.',
  ],
  [
    'a free action before the main one',
    {
      setup: {
        rules: ['items'],
        players: [{ cards: ['music-box'], goods: { pumpkin: 1, wood: 1, metal: 1 } }],
      },
      turn: ['use:music-box', 'place:woodlot'],
      ahead: 3,
    },
    '7 VP right away. Then place a worker on the Woodlot. About 3 points ahead of the next best.',
    'Sofort 7 SP. Setze danach einen Arbeiter ein: Holzschlag. Etwa 3 Punkte vor der nächstbesten Wahl.',
    'Od razu 7 PZ. Potem umieść robotnika w budynku „Leśna poręba”. O jakieś 3 punkty lepsze od następnej możliwości.',
  ],
]

test.each(positions)('the advice is worded as listed for this: %s', (_, position, ...texts) => {
  expect(adviceIn(position)).toEqual(LANGUAGES.map((_, index) => texts[index]))
})
