import { LANGUAGES } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { adviceIn, type Position } from '../../test-support/advice-of.ts'

/** Turns that bring something nearer. */
const positions: readonly (readonly [title: string, Position, en: string, de: string, pl: string])[] = [
  [
    'the last resource for a building card',
    {
      setup: { players: [{ cards: ['lantern-shed'], goods: { pumpkin: 1, coal: 1, wood: 1 } }] },
      turn: ['place:ore-vein'],
      ahead: 2,
    },
    'The last metal for the Lantern Shed. It’s 5 VP to build, then 4 VP each visit for 1 pumpkin and 1 influence. About 2 points ahead of the next best.',
    'Das letzte Metall für „Laternenschuppen“. Der Bau bringt 5 SP, danach jeder Besuch 4 SP für 1 Kürbis und 1 Einflussmarker. Etwa 2 Punkte vor der nächstbesten Wahl.',
    'Ostatni metal na budynek „Szopa z lampionami”. Budowa da 5 PZ, a potem każda wizyta 4 PZ (koszt: 1 dynia i 1 znacznik wpływu). O jakieś 2 punkty lepsze od następnej możliwości.',
  ],
  [
    'the last resource, for a building without a cost',
    {
      setup: { players: [{ cards: ['sawmill'], goods: { coal: 1, wood: 1, clay: 1 } }] },
      turn: ['place:woodlot'],
      ahead: 3,
    },
    'The last wood for the Sawmill. It’s 5 VP to build, then 2 wood each visit. About 3 points ahead of the next best.',
    'Das letzte Holz für „Sägewerk“. Der Bau bringt 5 SP, danach jeder Besuch 2 Holz. Etwa 3 Punkte vor der nächstbesten Wahl.',
    'Ostatnie drewno na budynek „Tartak”. Budowa da 5 PZ, a potem każda wizyta 2 drewna. O jakieś 3 punkty lepsze od następnej możliwości.',
  ],
  [
    'the last pumpkin, which German and Polish count as one thing',
    {
      setup: { players: [{ cards: ['seed-stall'], goods: { pumpkin: 1, wood: 1, grain: 1 } }] },
      turn: ['place:pumpkin-patch'],
      ahead: 1,
    },
    'The last pumpkin for the Seed Stall. It’s 5 VP to build, then 3 resources of your choice each visit for 1 pumpkin. About 1 point ahead of the next best.',
    'Der letzte Kürbis für „Saatgutstand“. Der Bau bringt 5 SP, danach jeder Besuch 3 beliebige Rohstoffe für 1 Kürbis. Etwa 1 Punkt vor der nächstbesten Wahl.',
    'Ostatnia dynia na budynek „Stragan z nasionami”. Budowa da 5 PZ, a potem każda wizyta 3 dowolne surowce (koszt: 1 dynia). O jakiś punkt lepsze od następnej możliwości.',
  ],
  [
    'the last two resources at once',
    {
      setup: {
        village: { purple: ['pumpkin-patch', 'seed-stall'] },
        players: [{ cards: ['sawmill'], goods: { pumpkin: 1, wood: 2 } }],
      },
      turn: ['place:seed-stall', 'gain:coal', 'gain:clay', 'gain:clay'],
      ahead: 4,
    },
    'All that’s missing for the Sawmill: 1 coal and 1 clay. It’s 5 VP to build, then 2 wood each visit. About 4 points ahead of the next best.',
    'Alles, was für „Sägewerk“ noch fehlt: 1 Kohle und 1 Lehm. Der Bau bringt 5 SP, danach jeder Besuch 2 Holz. Etwa 4 Punkte vor der nächstbesten Wahl.',
    'Wszystko, czego brakuje na budynek „Tartak”: 1 węgiel i 1 glina. Budowa da 5 PZ, a potem każda wizyta 2 drewna. O jakieś 4 punkty lepsze od następnej możliwości.',
  ],
  [
    'a resource on the way to a building card',
    {
      setup: { players: [{ cards: ['sawmill'], goods: { wood: 1 } }] },
      turn: ['place:coal-seam'],
      ahead: 0.4,
    },
    '1 coal for the Sawmill; 1 wood and 1 clay to go. A close call.',
    '1 Kohle für „Sägewerk“; dann fehlen noch 1 Holz und 1 Lehm. Knapp vor den anderen.',
    '1 węgiel na budynek „Tartak”; zabraknie jeszcze 1 drewna i 1 gliny. Minimalnie lepsze od reszty.',
  ],
  [
    'the coins for a crate',
    {
      setup: { players: [{ cards: ['woodlot-built'], goods: { wood: 1, coin: 3 } }] },
      turn: ['place:treasury'],
      ahead: 2,
    },
    'Now you can pay for the crate of the Woodlot: 5 VP, and whatever it holds. About 2 points ahead of the next best.',
    'Damit kannst du die Kiste von „Holzschlag“ bezahlen: 5 SP und alles, was darin ist. Etwa 2 Punkte vor der nächstbesten Wahl.',
    'Wystarczy na skrzynię z karty „Leśna poręba”: 5 PZ i wszystko, co w niej jest. O jakieś 2 punkty lepsze od następnej możliwości.',
  ],
  [
    'a coin on the way to a crate',
    {
      setup: { players: [{ cards: ['woodlot-built'], goods: { wood: 1, coin: 1 } }] },
      turn: ['place:treasury'],
      ahead: -1,
    },
    '1 coin for the crate of the Woodlot; 2 coins to go. About 1 point less.',
    '1 Münze für die Kiste von „Holzschlag“; dann fehlen noch 2 Münzen. Etwa 1 Punkt weniger.',
    '1 moneta na skrzynię z karty „Leśna poręba”; zabraknie jeszcze 2 monet. Około 1 punktu mniej.',
  ],
  [
    'an objective that the turn meets',
    {
      setup: {
        objectives: ['every-resource'],
        players: [{ goods: { coal: 1, wood: 1, clay: 1, metal: 1, grain: 1 } }],
      },
      turn: ['place:pumpkin-patch'],
      ahead: 2,
    },
    'This meets “One of Each”, and you can score it for 5 VP. About 2 points ahead of the next best.',
    'Damit erfüllst du „Von jedem etwas“ und kannst es für 5 SP werten. Etwa 2 Punkte vor der nächstbesten Wahl.',
    'Tak spełnisz cel „Po jednym z każdego”, a potem zrealizujesz go za 5 PZ. O jakieś 2 punkty lepsze od następnej możliwości.',
  ],
  [
    'an objective that comes nearer',
    {
      setup: { objectives: ['every-resource'], players: [{ goods: { wood: 1, clay: 1, metal: 1 } }] },
      turn: ['place:coal-seam'],
      ahead: -3,
    },
    'A step towards “One of Each”; 2 to go. About 3 points less.',
    'Ein Schritt zum Ziel „Von jedem etwas“; es fehlen noch 2. Etwa 3 Punkte weniger.',
    'Krok do celu „Po jednym z każdego”; zabraknie jeszcze 2. Około 3 punktów mniej.',
  ],
  [
    'enough for the quota table',
    { turn: ['place:pumpkin-patch'], ahead: 0 },
    '1 pumpkin: enough for the quota table (1 resource for 3 VP). A close call.',
    '1 Kürbis: genug für die Abgabentabelle (1 Rohstoff für 3 SP). Knapp vor den anderen.',
    '1 dynia: wystarczy na tabelę eksportu (1 surowiec za 3 PZ). Minimalnie lepsze od reszty.',
  ],
  [
    'enough for a building in the village',
    {
      setup: { village: { blue: ['ore-vein', 'smithy'] }, players: [{ goods: { coal: 2 } }] },
      turn: ['place:ore-vein'],
      ahead: 1,
    },
    '1 metal: enough for the Smithy (3 VP and 1 coin for 1 metal and 1 influence). About 1 point ahead of the next best.',
    '1 Metall: genug für „Schmiede“ (3 SP und 1 Münze für 1 Metall und 1 Einflussmarker). Etwa 1 Punkt vor der nächstbesten Wahl.',
    '1 metal: wystarczy na wizytę w budynku „Kuźnia” (3 PZ i 1 moneta za 1 metal i 1 znacznik wpływu). O jakiś punkt lepsze od następnej możliwości.',
  ],
  [
    'goods without a goal',
    { setup: { players: [{ influence: 0 }] }, turn: ['place:coal-seam'], ahead: 0.2 },
    '1 coal for your supply. A close call.',
    '1 Kohle für deinen Vorrat. Knapp vor den anderen.',
    '1 węgiel do twoich zasobów. Minimalnie lepsze od reszty.',
  ],
  [
    'goods and the own worker back',
    {
      setup: { players: [{ influence: 0, workers: ['coal-seam', null] }] },
      turn: ['place:coal-seam'],
      ahead: 1,
    },
    '1 coal for your supply. Your own worker on the Coal Seam comes home too. About 1 point ahead of the next best.',
    '1 Kohle für deinen Vorrat. Dein eigener Arbeiter auf „Kohleflöz“ kommt dabei heim. Etwa 1 Punkt vor der nächstbesten Wahl.',
    '1 węgiel do twoich zasobów. Przy okazji odzyskasz własnego robotnika z budynku „Pokład węgla”. O jakiś punkt lepsze od następnej możliwości.',
  ],
  [
    'a building that pays at every income',
    {
      setup: { rules: ['income'], village: { purple: ['pumpkin-patch', 'almanac-house'] } },
      turn: ['place:almanac-house'],
      ahead: -2,
    },
    '1 VP and 1 pumpkin from the Almanac House at every income. About 2 points less.',
    '1 SP und 1 Kürbis von „Kalenderhaus“ bei jedem Einkommen. Etwa 2 Punkte weniger.',
    'Przy każdym przychodzie 1 PZ i 1 dynia z budynku „Dom kalendarza”. Około 2 punktów mniej.',
  ],
  [
    'calling home the last workers',
    {
      setup: {
        rules: ['items'],
        players: [
          {
            workers: ['woodlot', 'coal-seam'],
            cards: ['music-box'],
            goods: { pumpkin: 1, wood: 1, metal: 1 },
          },
        ],
      },
      turn: ['retrieve', 'end'],
      ahead: 1,
    },
    'All your workers are out: call 2 workers home. About 1 point ahead of the next best.',
    'Alle deine Arbeiter sind unterwegs: Hol 2 Arbeiter heim. Etwa 1 Punkt vor der nächstbesten Wahl.',
    'Wszyscy twoi robotnicy są na planszy: odzyskaj 2 robotników. O jakiś punkt lepsze od następnej możliwości.',
  ],
  [
    'calling home one worker early',
    { setup: { players: [{ workers: ['woodlot', null] }] }, turn: ['retrieve'], ahead: -0.4 },
    'Call 1 worker home now, and you needn’t stop for it later. About as good.',
    'Hol 1 Arbeiter jetzt heim, dann kostet es dich später keinen Zug. Etwa genauso gut.',
    'Odzyskaj 1 robotnika, żeby nie tracić na to później tury. Mniej więcej równie dobre.',
  ],
]

test.each(positions)('the advice is worded as listed for this: %s', (_, position, ...texts) => {
  expect(adviceIn(position)).toEqual(LANGUAGES.map((_, index) => texts[index]))
})
