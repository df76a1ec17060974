import { LANGUAGES } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { adviceIn, type Position } from '../../test-support/advice-of.ts'

/** Cards, and answers within a turn. */
const positions: readonly (readonly [title: string, Position, en: string, de: string, pl: string])[] = [
  [
    'a card that helps for the rest of the game',
    {
      setup: { mat: ['sherpa'], players: [{ goods: { wood: 1, coin: 1 } }] },
      turn: ['place:market'],
      ahead: 1,
    },
    'Take “Sherpa”. Whenever you advance the progress token: gain 1 VP. About 1 point ahead of the next best.',
    'Nimm „Sherpa“. Immer wenn du den Fortschrittsmarker vorrückst: Erhalte 1 SP. Etwa 1 Punkt vor der nächstbesten Wahl.',
    'Weź kartę „Szerpa”. Za każdym razem, gdy przesuwasz znacznik postępu do przodu: zdobądź 1 PZ. O jakiś punkt lepsze od następnej możliwości.',
  ],
  [
    'a building card to gather for',
    {
      setup: { mat: ['sawmill'], players: [{ goods: { wood: 2, coin: 1 } }] },
      turn: ['place:market'],
      ahead: 0.1,
    },
    'Take the Sawmill; 1 coal, 1 wood and 1 clay to go. A close call.',
    'Nimm „Sägewerk“; für den Bau fehlen dann noch 1 Kohle, 1 Holz und 1 Lehm. Knapp vor den anderen.',
    'Weź kartę budynku „Tartak”; zabraknie jeszcze 1 węgla, 1 drewna i 1 gliny. Minimalnie lepsze od reszty.',
  ],
  [
    'a building card for which everything is there',
    {
      setup: { mat: ['sawmill'], players: [{ goods: { pumpkin: 1, coal: 1, wood: 2, clay: 1, coin: 1 } }] },
      turn: ['place:market', 'pay:pumpkin'],
      ahead: 5,
    },
    'Take the Sawmill; you have everything to build it. About 5 points ahead of the next best.',
    'Nimm „Sägewerk“; für den Bau hast du schon alles. Etwa 5 Punkte vor der nächstbesten Wahl.',
    'Weź kartę budynku „Tartak”; masz już wszystko, by go wznieść. O jakieś 5 punktów lepsze od następnej możliwości.',
  ],
  [
    'a constructed card',
    {
      setup: { mat: ['grain-field-built'], players: [{ goods: { wood: 1, coin: 1 } }] },
      turn: ['place:market'],
      ahead: -1,
    },
    'Take the constructed card of the Grain Field: there’s a crate on it. About 1 point less.',
    'Nimm die leere Gebäudekarte von „Getreidefeld“: Darauf ist eine Kiste. Etwa 1 Punkt weniger.',
    'Weź kartę wzniesionego budynku „Łan zboża”: jest na niej skrzynia. Około 1 punktu mniej.',
  ],
  [
    'a private objective that nobody has seen',
    {
      setup: {
        rules: ['private-objectives'],
        village: { purple: ['pumpkin-patch', 'wishing-well'] },
        objectiveDeck: ['six-coins'],
        players: [{ goods: { pumpkin: 1 } }],
      },
      turn: ['place:wishing-well'],
      ahead: 1,
    },
    '1 coin: enough for the quota table (1 coin for 3 VP). A private objective from the deck. About 1 point ahead of the next best.',
    '1 Münze: genug für die Abgabentabelle (1 Münze für 3 SP). Ein privates Ziel aus dem Deck. Etwa 1 Punkt vor der nächstbesten Wahl.',
    '1 moneta: wystarczy na tabelę eksportu (1 moneta za 3 PZ). Prywatny cel z talii. O jakiś punkt lepsze od następnej możliwości.',
  ],
  [
    'choosing a resource',
    {
      setup: {
        village: { black: ['coal-seam', 'pit-tower'] },
        players: [{ cards: ['sawmill'], goods: { wood: 2, coal: 0 } }],
      },
      after: ['place:pit-tower'],
      turn: ['gain:clay'],
      ahead: 4,
    },
    'The last clay for the Sawmill. It’s 5 VP to build, then 2 wood each visit. About 4 points ahead of the next best.',
    'Der letzte Lehm für „Sägewerk“. Der Bau bringt 5 SP, danach jeder Besuch 2 Holz. Etwa 4 Punkte vor der nächstbesten Wahl.',
    'Ostatnia glina na budynek „Tartak”. Budowa da 5 PZ, a potem każda wizyta 2 drewna. O jakieś 4 punkty lepsze od następnej możliwości.',
  ],
  [
    'paying with what is not needed',
    {
      setup: { players: [{ cards: ['sawmill'], goods: { wood: 1, metal: 1 } }] },
      after: ['place:treasury'],
      turn: ['pay:metal'],
      ahead: 1,
    },
    'Keep what you need for the Sawmill. About 1 point ahead of the next best.',
    'So behältst du, was du für „Sägewerk“ brauchst. Etwa 1 Punkt vor der nächstbesten Wahl.',
    'Tak zostanie ci to, czego potrzebuje budynek „Tartak”. O jakiś punkt lepsze od następnej możliwości.',
  ],
  [
    'paying without a plan',
    {
      setup: { players: [{ goods: { wood: 1, metal: 1 } }] },
      after: ['place:treasury'],
      turn: ['pay:metal'],
      ahead: 0,
    },
    'You can spare this most easily. A close call.',
    'Das kannst du am leichtesten entbehren. Knapp vor den anderen.',
    'Bez tego najłatwiej się obejdziesz. Minimalnie lepsze od reszty.',
  ],
  [
    'taking reputation from the second place',
    {
      setup: { table: { reputation: [0, 1, 1] }, players: [{ goods: { coin: 3 } }] },
      after: ['place:cloud-port', 'quota:coin-6'],
      turn: ['take'],
      ahead: 3,
    },
    'A token on the reputation track: it’s worth 10 VP at the end as things stand, not 7. About 3 points ahead of the next best.',
    'Ein Marker auf der Ansehensleiste: beim jetzigen Stand am Ende 10 SP wert statt 7. Etwa 3 Punkte vor der nächstbesten Wahl.',
    'Znacznik na torze reputacji: na koniec wart 10 PZ, jeśli nic się nie zmieni (teraz 7). O jakieś 3 punkty lepsze od następnej możliwości.',
  ],
  [
    'leaving reputation',
    {
      setup: { players: [{ influence: 2, goods: { coin: 3 } }] },
      after: ['place:cloud-port', 'quota:coin-6'],
      turn: ['skip'],
      ahead: 1,
    },
    'Your influence does more elsewhere. About 1 point ahead of the next best.',
    'Dein Einfluss bringt anderswo mehr. Etwa 1 Punkt vor der nächstbesten Wahl.',
    'Gdzie indziej twój wpływ da więcej. O jakiś punkt lepsze od następnej możliwości.',
  ],
  [
    'ending the turn with an item in hand',
    {
      setup: {
        rules: ['items'],
        players: [{ cards: ['music-box'], goods: { pumpkin: 1, wood: 1, metal: 1 } }],
      },
      after: ['place:woodlot'],
      turn: ['end'],
      ahead: 2,
    },
    'Nothing else is worth doing this turn. About 2 points ahead of the next best.',
    'In diesem Zug lohnt sich nichts mehr. Etwa 2 Punkte vor der nächstbesten Wahl.',
    'W tej turze nic więcej się nie opłaca. O jakieś 2 punkty lepsze od następnej możliwości.',
  ],
]

test.each(positions)('the advice is worded as listed for this: %s', (_, position, ...texts) => {
  expect(adviceIn(position)).toEqual(LANGUAGES.map((_, index) => texts[index]))
})
