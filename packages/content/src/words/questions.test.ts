import {
  castOf,
  createEngine,
  type Decision,
  type DecisionKind,
  type Frame,
  LACKS,
  LANGUAGES,
  type Option,
  type Reason,
  sentenceOfDecision,
  sentenceOfOption,
  sentenceOfReason,
  sentenceOfUndoReason,
  UNDO_REASONS,
} from '@charterstone/engine'
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

describe('reasons', () => {
  const rows: Rows<Reason> = [
    [{ lack: 'coin', count: 1 }, ['You need 1 coin more.', 'Dir fehlt 1 Münze.', 'Brakuje ci 1 monety.']],
    [
      { lack: 'influence', count: 2 },
      ['You need 2 influence more.', 'Dir fehlen 2 Einflussmarker.', 'Brakuje ci 2 znaczników wpływu.'],
    ],
    [
      { lack: 'any', count: 3 },
      ['You need 3 resources more.', 'Dir fehlen 3 Rohstoffe.', 'Brakuje ci 3 surowców.'],
    ],
    [
      { lack: 'coal', count: 2, also: [{ lack: 'metal', count: 1 }] },
      [
        'You need 2 coal and 1 metal more.',
        'Dir fehlen 2 Kohle und 1 Metall.',
        'Brakuje ci 2 węgla i 1 metalu.',
      ],
    ],
    [{ lack: 'guest', count: 1 }, ['You need 1 guest more.', 'Dir fehlt 1 Gast.', 'Brakuje ci 1 gościa.']],
    [
      { lack: 'worker', count: 1 },
      [
        'All your workers are on the board.',
        'Alle deine Arbeiter sind auf dem Spielfeld.',
        'Wszyscy twoi robotnicy są na planszy.',
      ],
    ],
  ]
  it.each(rows)('%o', (reason, texts) => {
    expect(LANGUAGES.map((language) => sentenceOfReason(words[language], reason))).toEqual(texts)
  })
  it('each lack has its sentence in every language', () => {
    for (const language of LANGUAGES) {
      for (const lack of LACKS)
        expect(sentenceOfReason(words[language], { lack, count: 1 })).toMatch(/^[^{}]+\.$/)
    }
  })
})

describe('reasons against free undo', () => {
  it('[D6] each reason against free undo has its sentence in every language', () => {
    for (const language of LANGUAGES)
      for (const why of UNDO_REASONS)
        expect(sentenceOfUndoReason(words[language], why)).toMatch(/^\p{Lu}[^{}]+\.$/u)
  })

  it('[D6] a secret look is named as a reason against free undo', () => {
    expect(LANGUAGES.map((language) => sentenceOfUndoReason(words[language], 'look'))).toEqual([
      'A player has looked at hidden cards since.',
      'Inzwischen hat jemand verdeckte Karten angesehen.',
      'W międzyczasie ktoś obejrzał zakryte karty.',
    ])
  })
})

describe('questions and options', () => {
  const asked = (kind: DecisionKind, source = 0): Decision => ({
    seat: 0,
    kind,
    source,
    options: [],
    open: false,
    secret: false,
  })
  const rows: Rows<readonly [DecisionKind, key: string]> = [
    [
      ['act', 'place:market'],
      ['Place a worker: Market', 'Arbeiter einsetzen: Markt', 'Umieść robotnika: Rynek'],
    ],
    [
      ['act', 'minion:ghost'],
      ['Place a minion: ghost', 'Gehilfen einsetzen: Gespenst', 'Umieść pomocnika: duch'],
    ],
    [
      ['minion', 'minion:ghost'],
      ['Gain 1 ghost', '1 Gespenst erhalten', 'Weź 1 ducha'],
    ],
    [
      ['act', 'retrieve'],
      ['Retrieve all your workers', 'Alle Arbeiter zurücknehmen', 'Odzyskaj wszystkich robotników'],
    ],
    [
      ['retrieve', 'retrieve:mint'],
      ['Retrieve a worker: Mint', 'Arbeiter zurücknehmen: Münzstätte', 'Zabierz robotnika: Mennica'],
    ],
    [
      ['pay', 'pay:wood'],
      ['Pay 1 wood', '1 Holz bezahlen', 'Zapłać 1 drewno'],
    ],
    [
      ['free-spectral', 'pay:coin'],
      ['Pay 9 coins', '9 Münzen bezahlen', 'Zapłać 9 monet'],
    ],
    [
      ['sell', 'quota:card-4'],
      [
        'Pay 3 advancement cards (bonus: 1 VP)',
        '3 Ausbaukarten bezahlen (Bonus: 1 SP)',
        'Zapłać 3 karty rozwoju (premia: 1 PZ)',
      ],
    ],
    [
      ['move-progress', 'progress:-2'],
      ['Move 2 spaces back', '2 Felder zurück', '2 pola do tyłu'],
    ],
    [
      ['glory', 'row:6'],
      ['Row 6: 1 minion of your choice', 'Reihe 6: 1 Gehilfe deiner Wahl', 'Rząd 6: 1 dowolny pomocnik'],
    ],
    [
      ['capacity', 'capacity:card'],
      [
        '1 more capacity for advancement cards',
        '1 Kapazität mehr für Ausbaukarten',
        '1 punkt pojemności na karty rozwoju',
      ],
    ],
    [
      ['reputation', 'skip'],
      ['Decline', 'Verzichten', 'Zrezygnuj'],
    ],
    [
      ['unlock', 'open:seed-stall-built'],
      [
        'Unlock the crate: Seed Stall (constructed card)',
        'Die Kiste öffnen: Saatgutstand (leere Gebäudekarte)',
        'Otwórz skrzynię: Stragan z nasionami (karta wzniesionego budynku)',
      ],
    ],
    [
      ['start-wealth', 'start:coins'],
      ['Gain 2 coins', '2 Münzen erhalten', 'Weź 2 monety'],
    ],
  ]
  const engine = createEngine(greengully)
  /** On a board with all buildings. */
  const buildings = greengully.buildings.map(({ number }) => number)
  const read = (kind: DecisionKind, key: string, stack: readonly Frame[] = []): Option => {
    const table = { seats: [{ charter: 0 }] }
    const option = engine.optionOf({ decision: asked(kind), stack, legacy: { buildings }, table }, key)
    if (option === null) throw new Error(`${key} is no answer to ${kind}`)
    return option
  }
  it.each(rows)('%o', ([kind, key], texts) => {
    const option = read(kind, key)
    expect(casts.map((cast) => sentenceOfOption(cast, option))).toEqual(texts)
  })
  it('a choice is described by its benefit', () => {
    const frame = {
      asks: true,
      kind: 'choose',
      seat: 0,
      source: 97,
      lists: [
        [{ kind: 'card', type: 'assistant', from: 'mat' }],
        [{ kind: 'card', type: 'building', from: 'mat' }],
      ],
    } as const
    const option = read('choose', 'choose:2', [frame])
    expect(casts.map((cast) => sentenceOfOption(cast, option))).toEqual([
      'Gain 1 building card',
      'Erhalte 1 ungenutzte Gebäudekarte',
      'Weź 1 kartę budynku',
    ])
  })
  it('a question names its source', () => {
    expect(casts.map((cast) => sentenceOfDecision(cast, asked('pay', 92)))).toEqual([
      'Choose what to pay (Junkyard).',
      'Wähle, womit du bezahlst (Schrottplatz).',
      'Wybierz, czym płacisz (Złomowisko).',
    ])
  })
  it('each kind of decision has its question in every language', () => {
    for (const { words: own } of casts) {
      const questions = Object.entries(own.messages).filter(([key]) => key.startsWith('question.'))
      expect(questions.length).toBeGreaterThan(40)
      expect(questions.filter(([, text]) => text === '')).toEqual([])
    }
  })
})
