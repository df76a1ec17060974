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
  it.each(rows)('the reason %o has its sentence in three languages', (reason, texts) => {
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

/** Questions with their frame: they name the thing, the person and what follows. */
const questions: Rows<Extract<Frame, { readonly asks: true }>> = [
  [
    { asks: true, kind: 'plot', seat: 0, source: 601, card: 22, vp: 5 },
    [
      'Where will the Seed Stall stand?',
      'Wo soll das Gebäude „Saatgutstand“ stehen?',
      'Gdzie stanie „Stragan z nasionami”?',
    ],
  ],
  [
    { asks: true, kind: 'name', seat: 0, source: 0, what: 'charter', number: 0 },
    [
      'Name your charter. It will be on the map for the whole campaign.',
      'Gib deinem Charter einen Namen. Er steht die ganze Kampagne lang auf der Karte.',
      'Nadaj nazwę swojej dzielnicy. Zostanie na mapie przez całą kampanię.',
    ],
  ],
  [
    { asks: true, kind: 'name', seat: 0, source: 0, what: 'charter', number: 3 },
    [
      'Name Bo’s charter. It will be on the map for the whole campaign.',
      'Gib dem Charter von Bo einen Namen. Er steht die ganze Kampagne lang auf der Karte.',
      'Nadaj nazwę dzielnicy, w której rządzi Bo. Zostanie na mapie przez całą kampanię.',
    ],
  ],
  [
    { asks: true, kind: 'name', seat: 0, source: 0, what: 'charter', number: 5 },
    [
      'Name the Yellow charter, where nobody lives yet. It will be on the map for the whole campaign.',
      'Gib einem Charter ohne Bewohner einen Namen (Gelbes Charter). Er steht die ganze Kampagne lang auf der Karte.',
      'Nadaj nazwę niezamieszkanej dzielnicy (Żółta dzielnica). Zostanie na mapie przez całą kampanię.',
    ],
  ],
  [
    { asks: true, kind: 'name', seat: 0, source: 212, what: 'assistant', number: 212 },
    [
      'Name your assistant, “Mira”. The name stays for the whole campaign.',
      'Gib deinem Assistenten „Mira“ einen Namen. Er gilt für die ganze Kampagne.',
      'Nadaj imię swojemu asystentowi: „Mira”. Zostanie na całą kampanię.',
    ],
  ],
  [
    { asks: true, kind: 'pay', seat: 0, source: 92, what: 'any', left: 3, to: -1 },
    [
      'What do you pay with? Choose 3 resources.',
      'Womit bezahlst du? Wähle 3 Rohstoffe.',
      'Czym płacisz? Wybierz 3 surowce.',
    ],
  ],
  [
    { asks: true, kind: 'take-any', seat: 0, source: 92, left: 3 },
    ['Take 3 resources of your choice.', 'Nimm 3 beliebige Rohstoffe.', 'Weź 3 dowolne surowce.'],
  ],
  [
    { asks: true, kind: 'tribute', seat: 0, source: 0, what: 'resource', to: 1 },
    [
      'Which resource do you take from Bo?',
      'Welchen Rohstoff nimmst du von Bo?',
      'Który surowiec bierzesz? Odda go Bo.',
    ],
  ],
  [
    { asks: true, kind: 'tribute', seat: 0, source: 0, what: 'card', to: 1 },
    ['What do you give Bo?', 'Was gibst du Bo?', 'Co oddajesz? Dostanie to Bo.'],
  ],
  [
    { asks: true, kind: 'glory', seat: 0, source: 0, left: 5 },
    [
      'Where do your 5 stars go? A full row pays off in every later game.',
      'Wohin kommen deine 5 Sterne? Eine volle Reihe lohnt sich in jeder späteren Partie.',
      'Gdzie trafią twoje gwiazdki? Masz 5 gwiazdek. Pełny rząd daje premię w każdej następnej grze.',
    ],
  ],
  [
    { asks: true, kind: 'keep', seat: 0, source: 0, what: 'resource', left: 2 },
    [
      'What do you keep for the next game? You have room for 2 resources.',
      'Was behältst du für die nächste Partie? Du hast Platz für 2 Rohstoffe.',
      'Co zachowujesz na następną grę? Masz miejsce na 2 surowce.',
    ],
  ],
]

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
      ['Send a worker to the Market', 'Arbeiter einsetzen: Markt', 'Umieść robotnika: Rynek'],
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
      ['Call all your workers home', 'Alle Arbeiter heimholen', 'Odzyskaj wszystkich robotników'],
    ],
    [
      ['retrieve', 'retrieve:mint'],
      ['Call the worker home from the Mint', 'Arbeiter heimholen: Münzstätte', 'Odzyskaj robotnika: Mennica'],
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
      ['Not now', 'Jetzt nicht', 'Nie teraz'],
    ],
    [
      ['unlock', 'open:seed-stall-built'],
      ['Open crate 7', 'Kiste 7 öffnen', 'Otwórz skrzynię 7'],
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
  it.each(rows)('the option %o has its sentence in three languages', ([kind, key], texts) => {
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
      'Junkyard: what do you pay with?',
      'Schrottplatz: Womit bezahlst du?',
      'Złomowisko: czym płacisz?',
    ])
  })
  it('a turn names the way home only where it is open', () => {
    const question = (options: readonly string[]) =>
      casts.map((cast) => sentenceOfDecision(cast, { ...asked('act'), options }))
    expect(question(['place:1'])).toEqual([
      'Place a worker.',
      'Setze einen Arbeiter ein.',
      'Umieść robotnika.',
    ])
    expect(question(['place:1', 'retrieve'])).toEqual([
      'Place a worker, or call everyone home.',
      'Setze einen Arbeiter ein oder hole alle nach Hause.',
      'Umieść robotnika albo odzyskaj wszystkich.',
    ])
  })
  it.each(questions)('the question of the frame %o has its sentence in three languages', (frame, texts) => {
    const sentences = casts.map((cast) => sentenceOfDecision(cast, asked(frame.kind), frame))
    expect(sentences).toEqual(texts)
  })
  it('each kind of decision has its question in every language', () => {
    for (const { words: own } of casts) {
      const questions = Object.entries(own.messages).filter(([key]) => key.startsWith('question.'))
      expect(questions.length).toBeGreaterThan(40)
      expect(questions.filter(([, text]) => text === '')).toEqual([])
    }
  })
})
