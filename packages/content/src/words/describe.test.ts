import {
  type Ability,
  type Condition,
  describeAbility,
  describeBuilding,
  describe as describeCard,
  describeCondition,
  describeCost,
  describeEffects,
  describeMinion,
  type Effect,
  formatQuantity,
  LANGUAGES,
  type Language,
  type NounKey,
  notesOfBuilding,
  quantity,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'
import { words } from './words.ts'

type Row<Thing> = readonly [Thing, en: string, de: string, pl: string]
const inAll = <Thing>(rows: readonly Row<Thing>[]) =>
  rows.flatMap(([thing, ...texts]) =>
    LANGUAGES.map((language, at) => [language, texts[at] ?? '', thing] as const),
  )
const coins = (count: number): Effect => ({ kind: 'gain', good: 'coin', count })

describe('numbers and nouns', () => {
  const counts = [1, 2, 5, 12, 22]
  const table: readonly [Language, NounKey, string][] = [
    ['en', 'coin', '1 coin, 2 coins, 5 coins, 12 coins, 22 coins'],
    ['en', 'coal', '1 coal, 2 coal, 5 coal, 12 coal, 22 coal'],
    [
      'en',
      'card.any',
      '1 advancement card, 2 advancement cards, 5 advancement cards, 12 advancement cards, 22 advancement cards',
    ],
    ['de', 'coin', '1 Münze, 2 Münzen, 5 Münzen, 12 Münzen, 22 Münzen'],
    [
      'de',
      'any-resource',
      '1 beliebigen Rohstoff, 2 beliebige Rohstoffe, 5 beliebige Rohstoffe, 12 beliebige Rohstoffe, 22 beliebige Rohstoffe',
    ],
    ['de', 'minion', '1 Gehilfen, 2 Gehilfen, 5 Gehilfen, 12 Gehilfen, 22 Gehilfen'],
    ['de', 'ghost', '1 Gespenst, 2 Gespenster, 5 Gespenster, 12 Gespenster, 22 Gespenster'],
    ['pl', 'coin', '1 monetę, 2 monety, 5 monet, 12 monet, 22 monety'],
    [
      'pl',
      'any-resource',
      '1 dowolny surowiec, 2 dowolne surowce, 5 dowolnych surowców, 12 dowolnych surowców, 22 dowolne surowce',
    ],
    ['pl', 'wood', '1 drewno, 2 drewna, 5 drewna, 12 drewna, 22 drewna'],
    ['pl', 'cat', '1 kota, 2 koty, 5 kotów, 12 kotów, 22 koty'],
    ['pl', 'butler', '1 kamerdynera, 2 kamerdynerów, 5 kamerdynerów, 12 kamerdynerów, 22 kamerdynerów'],
    [
      'pl',
      'influence',
      '1 znacznik wpływu, 2 znaczniki wpływu, 5 znaczników wpływu, 12 znaczników wpływu, 22 znaczniki wpływu',
    ],
    ['pl', 'space', '1 pole, 2 pola, 5 pól, 12 pól, 22 pola'],
  ]
  it.each(table)(
    'in %s the gain of the noun %s has the right form for each number',
    (language, noun, expected) => {
      expect(
        counts.map((count) => formatQuantity(words[language], quantity(noun, count), 'acc')).join(', '),
      ).toBe(expected)
    },
  )
  it.each([
    ['de', 'dat', '2 Kürbissen, 5 Gefahrenmarkern'],
    ['pl', 'gen', '2 dyń, 5 znaczników zagrożenia'],
  ] as const)('in %s a list of quantities has the case %s', (language, inCase, expected) => {
    const list = [quantity('pumpkin', 2), quantity('peril', 5)]
    expect(list.map((each) => formatQuantity(words[language], each, inCase)).join(', ')).toBe(expected)
  })
})

describe('effects that no card of the box has in this form', () => {
  const rows: readonly Row<readonly Effect[]>[] = [
    [[coins(5)], 'Gain 5 coins.', 'Erhalte 5 Münzen.', 'Weź 5 monet.'],
    [[coins(1), coins(1)], 'Gain 2 coins.', 'Erhalte 2 Münzen.', 'Weź 2 monety.'],
    [
      [{ kind: 'card', type: 'guest', from: 'discard' }],
      'Take 1 guest of your choice from the discard pile.',
      'Nimm 1 Gast deiner Wahl vom Abwurfstapel.',
      'Weź ze stosu kart odrzuconych 1 gościa.',
    ],
    [
      [{ kind: 'card', type: 'any', from: 'mat', except: 'building' }],
      'Gain 1 advancement card, but no building card.',
      'Erhalte 1 Ausbaukarte, nur keine ungenutzte Gebäudekarte.',
      'Weź 1 kartę rozwoju, ale nie kartę budynku.',
    ],
    [
      [{ kind: 'unlock', coin: 0, influence: 0, vp: 2 }],
      'Unlock a crate and gain 2 VP.',
      'Öffne eine Kiste und erhalte 2 SP.',
      'Otwórz skrzynię i zdobądź 2 PZ.',
    ],
    [
      [{ kind: 'advance', spaces: 2 }],
      'Advance the progress token by 2 spaces.',
      'Rücke den Fortschrittsmarker 2 Felder vor.',
      'Przesuń znacznik postępu o 2 pola do przodu.',
    ],
    [
      [{ kind: 'move-progress', back: 1, forward: 5 }],
      'Move the progress token up to 5 spaces forward or 1 space back.',
      'Bewege den Fortschrittsmarker bis zu 5 Felder vor oder bis zu 1 Feld zurück.',
      'Przesuń znacznik postępu najwyżej o 5 pól do przodu albo o 1 pole do tyłu.',
    ],
    [
      [{ kind: 'gain', good: 'coin', count: { per: 'minions', times: 1, max: 3 } }],
      'Gain 1 coin for each minion you have, at most 3 coins.',
      'Erhalte 1 Münze für jeden deiner Gehilfen, höchstens 3 Münzen.',
      'Weź 1 monetę za każdego swojego pomocnika, najwyżej 3 monety.',
    ],
    [
      [{ kind: 'gain-any', count: { per: 'objectives-scored', times: 2 } }],
      'Gain 2 resources of your choice for each objective you have scored.',
      'Erhalte 2 beliebige Rohstoffe für jedes Ziel, das du gewertet hast.',
      'Weź 2 dowolne surowce za każdy swój zrealizowany cel.',
    ],
    [
      [{ kind: 'regain', count: { per: 'guests', times: 1, max: 5 } }],
      'Regain 1 influence for each guest you have, at most 5 influence.',
      'Gewinne 1 Einflussmarker für jeden deiner Gäste zurück, höchstens 5 Einflussmarker.',
      'Odzyskaj 1 znacznik wpływu za każdego swojego gościa, najwyżej 5 znaczników wpływu.',
    ],
    [
      [coins(2), { kind: 'vp', count: { per: 'coins', times: 1, max: 5 } }, { kind: 'regain', count: 1 }],
      'Gain 2 coins. Gain 1 VP for each coin you have, at most 5 VP. Regain 1 influence.',
      'Erhalte 2 Münzen. Erhalte 1 SP für jede deiner Münzen, höchstens 5 SP. Gewinne 1 Einflussmarker zurück.',
      'Weź 2 monety. Zdobądź 1 PZ za każdą swoją monetę, najwyżej 5 PZ. Odzyskaj 1 znacznik wpływu.',
    ],
    [
      [{ kind: 'may', effects: [{ kind: 'gain', good: 'coin', count: { per: 'guests', times: 1 } }] }],
      'If you like: gain 1 coin for each guest you have.',
      'Auf Wunsch: Erhalte 1 Münze für jeden deiner Gäste.',
      'Jeśli chcesz: weź 1 monetę za każdego swojego gościa.',
    ],
    [
      [{ kind: 'income', effects: [{ kind: 'gain', good: 'wood', count: { per: 'friends', times: 1 } }] }],
      'Place 1 influence in its slot. At each income: gain 1 wood for each friend you have.',
      'Lege 1 Einflussmarker auf dieses Gebäude. Bei jedem Einkommen: Erhalte 1 Holz für jeden deiner Freunde.',
      'Umieść 1 znacznik wpływu na tym budynku. Przy każdym przychodzie: weź 1 drewno za każdego swojego przyjaciela.',
    ],
    [
      [{ kind: 'construct', influence: 2, discount: { per: 'assistants', times: 1 }, vp: 4 }],
      'Construct a building for 2 influence and the resources on its card, less 1 for each assistant you have. Gain 4 VP.',
      'Errichte ein Gebäude für 2 Einflussmarker und die Rohstoffe auf seiner Karte (1 weniger für jeden deiner Assistenten). Erhalte 4 SP.',
      'Wznieś budynek za 2 znaczniki wpływu i surowce z jego karty (o 1 mniej za każdego swojego asystenta). Zdobądź 4 PZ.',
    ],
    [
      [{ kind: 'construct', influence: 2, discount: { per: 'minions', times: 1, max: 3 }, vp: 4 }],
      'Construct a building for 2 influence and the resources on its card, less 1 for each minion you have, at most 3. Gain 4 VP.',
      'Errichte ein Gebäude für 2 Einflussmarker und die Rohstoffe auf seiner Karte (1 weniger für jeden deiner Gehilfen, höchstens 3). Erhalte 4 SP.',
      'Wznieś budynek za 2 znaczniki wpływu i surowce z jego karty (o 1 mniej za każdego swojego pomocnika, najwyżej o 3). Zdobądź 4 PZ.',
    ],
    [
      [{ kind: 'vp', count: { per: 'treasures', times: 1 } }],
      'Gain 1 VP for each treasure you have.',
      'Erhalte 1 SP für jeden deiner Schätze.',
      'Zdobądź 1 PZ za każdy swój skarb.',
    ],
    [
      [
        {
          kind: 'if',
          condition: { count: 'guests', atLeast: 2 },
          effects: [coins(1), { kind: 'reputation' }],
        },
      ],
      'If you have at least 2 guests: gain 1 coin. You may gain 1 reputation.',
      'Wenn du mindestens 2 Gäste hast: Erhalte 1 Münze. Du darfst 1 Ansehen erhalten.',
      'Jeśli masz co najmniej 2 gości: weź 1 monetę. Możesz otrzymać 1 punkt reputacji.',
    ],
    [
      [{ kind: 'trade', pay: { item: 1, coin: 2 }, get: [{ kind: 'score', vp: 6 }], times: 2 }],
      'Up to 2 times, you may pay 1 item and 2 coins: place 1 influence on an objective you meet and gain 6 VP.',
      'Bis zu 2-mal darfst du 1 Gegenstand und 2 Münzen bezahlen: Lege 1 Einflussmarker auf ein erfülltes Ziel und erhalte 6 SP.',
      'Do 2 razy możesz zapłacić 1 przedmiot i 2 monety: umieść 1 znacznik wpływu na spełnionym celu i zdobądź 6 PZ.',
    ],
    [
      [{ kind: 'may', effects: [{ kind: 'refresh-mat' }, coins(1)] }],
      'If you like: discard all face-up advancement cards and reveal new ones. Gain 1 coin.',
      'Auf Wunsch: Wirf alle offenen Ausbaukarten ab und decke neue auf. Erhalte 1 Münze.',
      'Jeśli chcesz: odrzuć wszystkie odkryte karty rozwoju i odkryj nowe. Weź 1 monetę.',
    ],
    [
      [{ kind: 'others', effects: [{ kind: 'regain', count: 1 }] }],
      'Each opponent: regain 1 influence.',
      'Für jeden Mitspieler: Gewinne 1 Einflussmarker zurück.',
      'Dla każdego przeciwnika: odzyskaj 1 znacznik wpływu.',
    ],
  ]
  it.each(inAll(rows))('in %s an effect reads: %s', (language, text, effects) => {
    expect(describeEffects(words[language], effects)).toBe(text)
  })
})

describe('abilities and conditions', () => {
  const abilities: readonly Row<Ability>[] = [
    [
      { on: 'use', of: { charter: 'green' }, effects: [coins(1)] },
      'When you use a building in the green charter: gain 1 coin.',
      'Wenn du ein Gebäude im grünen Charter benutzt: Erhalte 1 Münze.',
      'Gdy używasz budynku w zielonej dzielnicy: weź 1 monetę.',
    ],
    [
      { on: 'use', of: { commons: 'market', gave: 'coin' }, effects: [coins(2)] },
      'When the Market gives you coins: gain 2 coins more.',
      'Wenn dir der Markt Münzen gibt: Erhalte 2 Münzen mehr.',
      'Gdy Rynek daje ci monety: otrzymujesz o 2 monety więcej.',
    ],
    [
      { on: 'retrieve', effects: [{ kind: 'vp', count: 1 }] },
      'When you retrieve your workers: gain 1 VP.',
      'Wenn du deine Arbeiter zurücknimmst: Erhalte 1 SP.',
      'Gdy odzyskujesz swoich robotników: zdobądź 1 PZ.',
    ],
  ]
  it.each(inAll(abilities))('in %s an ability reads: %s', (language, text, ability) => {
    expect(describeAbility(words[language], ability)).toBe(text)
  })
  const conditions: readonly Row<Condition>[] = [
    [
      { count: 'friends', atLeast: 1 },
      'You have at least 1 friend.',
      'Du hast mindestens 1 Freund.',
      'Masz co najmniej 1 przyjaciela.',
    ],
    [
      { count: 'minion-kinds', atMost: 5 },
      'You have at most 5 kinds of minion.',
      'Du hast höchstens 5 Gehilfenarten.',
      'Masz co najwyżej 5 rodzajów pomocników.',
    ],
    [
      { count: 'objectives-scored', atMost: 0 },
      'You have no scored objectives.',
      'Du hast keine gewerteten Ziele.',
      'Nie masz zrealizowanych celów.',
    ],
  ]
  it.each(inAll(conditions))('in %s a condition reads: %s', (language, text, condition) => {
    expect(describeCondition(words[language], condition)).toBe(text)
  })
})

describe('notes of a card', () => {
  const mill = greengully.buildings.find(({ number }) => number === 109)
  it.each([
    ['en', 'Value 3. Construction: 2 grain, 1 wood and 1 clay. Carries crate 47.'],
    ['de', 'Wert 3. Baukosten: 2 Getreide, 1 Holz und 1 Lehm. Trägt Kiste 47.'],
    ['pl', 'Wartość 3. Koszt budowy: 2 zboża, 1 drewno i 1 glina. Zawiera skrzynię 47.'],
  ] as const)('in %s the notes of a building have its value, cost and crate: %s', (language, expected) => {
    expect(mill === undefined ? '' : notesOfBuilding(words[language], mill).join(' ')).toBe(expected)
  })
  it('the commons have no notes, and a cost can be described alone', () => {
    const market = greengully.buildings.find(({ commons }) => commons === 'market')
    expect(market === undefined ? null : notesOfBuilding(words.en, market)).toEqual([])
    expect(describeCost(words.pl, { peril: 2, coin: 5 }, 'acc')).toBe('2 znaczniki zagrożenia i 5 monet')
    expect(describeCost(words.de, {})).toBe('')
  })
  it('the spectral worker and the VP of an objective are named only on request', () => {
    const notes = (number: number, showing = {}) =>
      LANGUAGES.map((language) => describeCard(words[language], greengully, number, showing)?.notes.join(' '))
    expect(notes(241)).toEqual(['', '', ''])
    expect(notes(241, { spectral: true })).toEqual([
      'Can free the spectral worker.',
      'Kann die Erscheinung erlösen.',
      'Może uwolnić widmo.',
    ])
    expect(notes(214)).toEqual(['', '', ''])
    expect(notes(214, { objectiveVp: true })).toEqual(['Worth 5 VP.', '5 SP wert.', 'Wart 5 PZ.'])
  })
  it('the text of a minion has its trigger and its benefit', () => {
    const cat = greengully.minions.find(({ type }) => type === 'cat')
    expect(
      cat === undefined ? [] : LANGUAGES.map((language) => describeMinion(words[language], cat)),
    ).toEqual([
      'When you place it, and whenever an opponent uses its building: gain 1 VP.',
      'Beim Einsetzen und immer wenn ein Mitspieler das Gebäude benutzt: Erhalte 1 SP.',
      'Przy umieszczeniu i zawsze, gdy przeciwnik używa tego budynku: zdobądź 1 PZ.',
    ])
  })
  it('every building has a text in every language, with every placeholder filled', () => {
    for (const language of LANGUAGES) {
      for (const building of greengully.buildings) {
        expect(describeBuilding(words[language], building)).toMatch(/^[^{}#]+\.$/)
      }
    }
  })
})
