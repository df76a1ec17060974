import { castOf, type Event, LANGUAGES, sentenceOfEvent } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'
import { words } from './words.ts'

const legacy = {
  seats: [
    { charter: 0, name: 'Ada', player: 'person' },
    { charter: 3, name: 'Bo', player: 'person' },
  ],
  charters: [],
  names: { 212: 'Mira' },
} as const
const casts = LANGUAGES.map((language) => castOf(words[language], greengully, legacy))

type Rows<Thing> = readonly (readonly [Thing, readonly [en: string, de: string, pl: string]])[]

describe('the log', () => {
  const rows: Rows<Event> = [
    [
      { kind: 'gained', seat: 0, good: 'coin', count: 5, source: 102 },
      ['Ada gains 5 coins (Mint).', 'Ada erhält 5 Münzen (Münzstätte).', 'Ada bierze 5 monet (Mennica).'],
    ],
    [
      { kind: 'paid', seat: 1, good: 'influence', count: 2, source: 0, to: -1 },
      ['Bo pays 2 influence.', 'Bo bezahlt 2 Einflussmarker.', 'Bo płaci 2 znaczniki wpływu.'],
    ],
    [
      { kind: 'paid', seat: 1, good: 'pumpkin', count: 1, source: 22, to: 0 },
      [
        'Bo pays 1 pumpkin to Ada (Seed Stall).',
        'Bo bezahlt 1 Kürbis an Ada (Saatgutstand).',
        'Bo płaci 1 dynię; odbiera Ada (Stragan z nasionami).',
      ],
    ],
    [
      { kind: 'lacked', seat: 0, good: 'coin', count: 2, source: 0 },
      [
        'The supply has run short: Ada goes without 2 coins.',
        'Im Vorrat fehlen 2 Münzen für Ada.',
        'Zasoby się wyczerpały: Ada nie dostaje 2 monet.',
      ],
    ],
    [
      { kind: 'placed', seat: 0, building: 605, worker: 'small' },
      [
        'Ada places a worker: Market.',
        'Ada setzt einen Arbeiter ein: Markt.',
        'Ada umieszcza robotnika: Rynek.',
      ],
    ],
    [
      { kind: 'placed', seat: 0, building: 5, worker: 'minion', minion: 'cat' },
      [
        'Ada places a minion (cat): Pumpkin Patch.',
        'Ada setzt einen Gehilfen (Katze) ein: Kürbisbeet.',
        'Ada umieszcza pomocnika (kot): Dyniowa grządka.',
      ],
    ],
    [
      { kind: 'bumped', seat: 1, by: 0, building: 605 },
      [
        'Ada sends a worker of Bo home: Market.',
        'Ada schickt einen Arbeiter von Bo nach Hause: Markt.',
        'Ada odsyła do domu robotnika (Bo): Rynek.',
      ],
    ],
    [
      { kind: 'retrieved', seat: 0, workers: 2, minions: 1, source: 0 },
      [
        'Ada retrieves 2 workers and 1 minion.',
        'Ada nimmt 2 Arbeiter und 1 Gehilfen zurück.',
        'Ada odzyskuje 2 robotników i 1 pomocnika.',
      ],
    ],
    [
      { kind: 'took-card', seat: 0, card: 212, from: 'mat', source: 605 },
      [
        'Ada takes a card: Mira (Market).',
        'Ada nimmt eine Karte: Mira (Markt).',
        'Ada bierze kartę: Mira (Rynek).',
      ],
    ],
    // A card that is used up is named once.
    [
      { kind: 'discarded', seat: 0, card: 722, source: 722 },
      [
        'Ada discards a card: Seed Stall (constructed card).',
        'Ada wirft eine Karte ab: Saatgutstand (leere Gebäudekarte).',
        'Ada odrzuca kartę: Stragan z nasionami (karta wzniesionego budynku).',
      ],
    ],
    [
      { kind: 'discarded', seat: 0, card: 722, source: 0 },
      [
        'Ada discards a card: Seed Stall (constructed card).',
        'Ada wirft eine Karte ab: Saatgutstand (leere Gebäudekarte).',
        'Ada odrzuca kartę: Stragan z nasionami (karta wzniesionego budynku).',
      ],
    ],
    [
      { kind: 'deck-joined', cards: 12, deck: 'advancement' },
      [
        '12 new cards join the advancement deck.',
        '12 neue Karten kommen ins Ausbaudeck.',
        'Do talii rozwoju trafia 12 nowych kart.',
      ],
    ],
    [
      { kind: 'mood-changed', mood: 'angry', crowns: 3 },
      [
        'The King gains 3 angry crowns.',
        'Der König erhält 3 zornige Kronen.',
        'Król otrzymuje 3 gniewne korony.',
      ],
    ],
    [
      { kind: 'progressed', seat: 1, to: 9, why: 'no-influence' },
      [
        'Bo has no influence left: the progress token moves to space 9.',
        'Bo hat keinen Einfluss mehr: Der Fortschrittsmarker rückt auf Feld 9.',
        'Bo nie ma już wpływu: znacznik postępu przesuwa się na pole 9.',
      ],
    ],
    [
      { kind: 'sold', seat: 0, space: 1 },
      [
        'Ada sends 2 resources to the Eternal City.',
        'Ada schickt 2 Rohstoffe in die Ewige Stadt.',
        'Ada wysyła 2 surowce do Wiecznego Miasta.',
      ],
    ],
    [
      { kind: 'glory-placed', charter: 3, row: 2 },
      [
        'Bo places a star in “3 VP”.',
        'Bo setzt einen Stern bei „3 SP“.',
        'Bo umieszcza gwiazdkę w rzędzie „3 PZ”.',
      ],
    ],
    [
      { kind: 'named', seat: 0, what: 'charter', number: 3, name: 'Hettie Hollow' },
      [
        'Ada names the Red charter “Hettie Hollow”.',
        'Ada gibt einem Charter den Namen „Hettie Hollow“ (Rotes Charter).',
        'Ada nadaje dzielnicy nazwę „Hettie Hollow” (Czerwona dzielnica).',
      ],
    ],
    [
      { kind: 'named', seat: 0, what: 'persona', number: 0, name: '' },
      [
        'Ada keeps the printed name.',
        'Ada bleibt beim bisherigen Namen.',
        'Ada zostawia dotychczasową nazwę.',
      ],
    ],
    [
      { kind: 'capacity-raised', charter: 3, what: 'minion' },
      [
        'Bo has room for more minions.',
        'Bo hat Platz für mehr Gehilfen.',
        'Bo ma więcej miejsca na pomocników.',
      ],
    ],
    [
      { kind: 'looked', seat: 0, where: 'top', count: 3, source: 0 },
      [
        'Ada looks at the top 3 cards of the advancement deck.',
        'Ada sieht sich die obersten 3 Karten des Ausbaudecks an.',
        'Ada ogląda 3 wierzchnie karty talii rozwoju.',
      ],
    ],
    [
      { kind: 'looked', seat: 0, where: 'deck', count: 41, source: 212 },
      [
        'Ada looks through the advancement deck (Mira).',
        'Ada sieht das Ausbaudeck durch (Mira).',
        'Ada przegląda talię rozwoju (Mira).',
      ],
    ],
    [
      { kind: 'took-back', seat: 0, count: 2, by: 'free' },
      ['Ada undoes 2 steps.', 'Ada nimmt 2 Schritte zurück.', 'Ada cofa 2 kroki.'],
    ],
    [
      { kind: 'took-back', seat: 1, count: 2, by: 'free', building: 605 },
      ['Bo takes back: Market.', 'Bo nimmt zurück: Markt.', 'Bo cofa ruch: Rynek.'],
    ],
    [
      { kind: 'took-back', seat: 1, count: 1, by: 'all' },
      [
        'Bo undoes 1 step with everyone’s agreement.',
        'Bo nimmt 1 Schritt zurück, mit Zustimmung aller.',
        'Bo cofa 1 krok za zgodą wszystkich.',
      ],
    ],
    [
      { kind: 'took-back', seat: 0, count: 5, by: 'alone' },
      [
        'Ada undoes 5 steps beyond what was revealed.',
        'Ada nimmt 5 Schritte zurück, über Aufgedecktes hinaus.',
        'Ada cofa 5 kroków mimo tego, co już odkryto.',
      ],
    ],
    [
      { kind: 'game-ended', vp: [41, 38], winners: [0] },
      [
        'Game over. Ada wins: Ada 41 and Bo 38.',
        'Die Partie ist zu Ende. Ada gewinnt: Ada 41 und Bo 38.',
        'Koniec gry. Wygrywa Ada: Ada 41 i Bo 38.',
      ],
    ],
  ]
  it.each(rows)('the event %o has its sentence in three languages', (event, texts) => {
    expect(casts.map((cast) => sentenceOfEvent(cast, event))).toEqual(texts)
  })

  /** One event of each kind: a placeholder that it cannot fill would throw. */
  const samples: { readonly [Kind in Event['kind']]: Omit<Extract<Event, { kind: Kind }>, 'kind'> } = {
    'game-started': { game: 3, first: 1 },
    rolled: { charter: 2, seat: 0, source: 232 },
    shuffled: { deck: 'objectives' },
    revealed: { where: 'mat', cards: [206, 259, 722] },
    looked: { seat: 0, where: 'victory-cards', count: 6, source: 0 },
    'turn-started': { seat: 0, round: 4 },
    answered: { seat: 0, key: 'retrieve', source: 0 },
    placed: { seat: 0, building: 601, worker: 'large' },
    bumped: { seat: 0, by: 0, building: 601 },
    retrieved: { seat: 0, workers: 1, minions: 0, source: 259 },
    'automa-drew': { seat: 1, card: 377 },
    passed: { seat: 0 },
    paid: { seat: 0, good: 'cat', count: 1, source: 86, to: -1 },
    gained: { seat: 0, good: 'famine', count: 1, source: 0 },
    lacked: { seat: 0, good: 'wood', count: 1, source: 58 },
    'won-vp': { seat: 0, vp: 5, source: 603 },
    regained: { seat: 0, count: 2, source: 41 },
    'took-card': { seat: 0, card: 722, from: 'crate', source: 0 },
    discarded: { seat: 0, card: 236, source: 0 },
    'used-card': { seat: 0, card: 236 },
    'refreshed-mat': { seat: 0 },
    'took-objective': { seat: 0, card: 220, source: 25 },
    'scored-objective': { seat: 0, card: 220 },
    sold: { seat: 0, space: 20 },
    'placed-reputation': { seat: 0, source: 0 },
    'placed-income': { seat: 0, building: 28 },
    'income-triggered': { seat: 0 },
    progressed: { seat: -1, to: 8, why: 'setup' },
    'hourglass-reached': { seat: 0 },
    constructed: { seat: 0, building: 22, spot: 7, over: 23 },
    'crate-opened': { seat: 0, crate: 7, card: 722 },
    'letter-opened': { letter: 'A' },
    'rule-entered': { rule: 'minions' },
    'persona-unlocked': { seat: 0, persona: 219 },
    'persona-activated': { seat: 0, persona: 219 },
    'deck-joined': { cards: 1, deck: 'objectives' },
    'minion-released': { minion: 'cat' },
    'took-peril': { seat: 0, peril: 'bandit', building: 83 },
    'island-placed': { seat: 0, tile: 42, spot: 7 },
    'guidepost-revealed': { guidepost: 400 },
    'story-read': { story: 6, branch: 'happy' },
    named: { seat: 0, what: 'village', number: 0, name: 'Mere' },
    'round-ended': { round: 4 },
    'candle-out': { seat: 0 },
    'toll-paid': { seat: 0, charter: 4 },
    'reputation-scored': { seat: 0, rank: 1, vp: 10 },
    'goal-achieved': { seat: 0, guidepost: 400 },
    'mood-changed': { mood: 'happy', crowns: 1 },
    'glory-placed': { charter: 0, row: -1 },
    'trophy-won': { charter: 0 },
    'capacity-raised': { charter: 0, what: 'coin' },
    'persona-marked': { charter: 0, persona: 219 },
    kept: { charter: 0, what: 'resource', number: 2 },
    'companion-joined': { charter: 0, companion: 338, kindly: true },
    'spectral-changed': { charter: 0, freed: false },
    reckoned: { parts: [], total: 24, needed: 24, victory: true },
    'took-back': { seat: 0, count: 1, by: 'free' },
    'game-ended': { vp: [41, 38], winners: [0] },
  }
  it('[D6] every kind of look has a sentence, for one card and for many', () => {
    for (const where of ['deck', 'top', 'objectives', 'personas', 'victory-cards'] as const)
      for (const count of [1, 3, 5])
        for (const cast of casts) {
          const text = sentenceOfEvent(cast, { kind: 'looked', seat: 0, where, count, source: 0 })
          expect(text).toMatch(/^Ada [^{}#]{10,}\.$/)
        }
  })

  it.each(Object.entries(samples))('the event %s has a sentence in every language', (kind, fields) => {
    for (const cast of casts) {
      expect(sentenceOfEvent(cast, { kind, ...fields } as Event)).toMatch(/^[^{}#]{4,}\.$/)
    }
  })
})
