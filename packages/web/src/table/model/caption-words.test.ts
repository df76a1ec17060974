import { greengully, words } from '@charterstone/content'
import { castOf, type Event, LANGUAGES, type Language } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { sayIn } from '../../../test-support/say-in.ts'
import { captionOf } from './caption.ts'
import { captionWords } from './caption-words.ts'

const MINE = 9
const MARKET = 605
const CHARTER = { charter: 0, name: '' }
const says = await Promise.all(LANGUAGES.map(sayIn))

/** Vera is seat 0, Jonas seat 1. */
function textOf(language: Language, events: readonly Event[], { seat = 0, reader = 2 } = {}): string {
  const say = says[LANGUAGES.indexOf(language)]
  if (say === undefined) throw new Error('no words')
  const seats = ['Vera', 'Jonas', 'Mira'].map((name) => ({ ...CHARTER, name }))
  const cast = castOf(words[language], greengully, {
    seats,
    charters: [],
    names: {},
  } as unknown as Parameters<typeof castOf>[2])
  return captionWords({ say, cast, reader }, captionOf(seat, events)).text
}

const placed: Event = { kind: 'placed', seat: 0, building: MINE, worker: 'large' }
const metal: Event = { kind: 'gained', seat: 0, good: 'metal', count: 1, source: MINE }
const bumped: Event = { kind: 'bumped', seat: 1, by: 0, building: MINE }

test('a caption says who went where, what it brought and who goes home', () => {
  const events = [placed, bumped, metal]
  expect(textOf('en', events)).toBe('Vera → Ore Vein: +1 metal. Jonas goes home.')
  expect(textOf('de', events)).toBe('Vera → Erzader: +1 Metall. Jonas geht heim.')
  expect(textOf('pl', events)).toMatch(/^Vera → .+: \+1 metal\. Jonas wraca do domu\.$/)
})

test('what others do comes last: nobody takes a worker who goes home for the builder', () => {
  const built: Event = { kind: 'constructed', seat: 0, building: MARKET, spot: 0, over: 0 }
  const text = textOf('en', [placed, bumped, metal, built])
  expect(text).toBe('Vera → Ore Vein: +1 metal. Builds: Market. Jonas goes home.')
})

test('[R15.2] a bumped worker of the reader is said to the reader', () => {
  expect(textOf('en', [placed, bumped], { reader: 1 })).toBe('Vera → Ore Vein. Your worker comes home.')
})

test('the reader is “you”, unless a later sentence says the name', () => {
  const own = { seat: 0, reader: 0 }
  expect(textOf('en', [placed, metal], own)).toBe('You → Ore Vein: +1 metal.')
  const looked: Event = { kind: 'looked', seat: 0, where: 'deck', count: 2, source: 0 }
  expect(textOf('en', [placed, metal, looked], own)).toBe('Vera → Ore Vein: +1 metal.')
})

test('payments come before gains and are not offset', () => {
  const paid: Event = { kind: 'paid', seat: 0, good: 'metal', count: 2, source: MARKET, to: -1 }
  expect(textOf('en', [paid, metal, { kind: 'won-vp', seat: 0, vp: 3, source: 0 }])).toBe(
    'Vera: −2 metal, +3 VP, +1 metal.',
  )
})

test('what another seat gets in a turn has its own sentence', () => {
  const toll: Event = { kind: 'paid', seat: 0, good: 'coin', count: 1, source: 0, to: 1 }
  expect(textOf('en', [placed, toll])).toBe('Vera → Ore Vein: −1 coin. Jonas: +1 coin.')
  expect(textOf('de', [placed, toll], { reader: 1 })).toBe('Vera → Erzader: −1 Münze. Du: +1 Münze.')
})

const answered: Event = { kind: 'answered', seat: 0, key: 'retrieve', source: 0 }
const retrieved: Event = { kind: 'retrieved', seat: 0, workers: 2, minions: 0, source: 0 }

test('[R15.1] a retrieval says who comes home, and whether there was a choice', () => {
  expect(textOf('en', [retrieved])).toBe('Vera: Calls 2 workers home.')
  expect(textOf('en', [answered, retrieved])).toBe(
    'Vera: All workers were out, so this turn called them home: 2 workers.',
  )
})

test('[R15.1] a retrieval of one’s own that nobody was asked about is said in a whole sentence', () => {
  const own = { seat: 0, reader: 0 }
  expect(textOf('en', [answered, retrieved], own)).toBe(
    'Both your workers were out, so this turn called them home.',
  )
  expect(textOf('de', [answered, retrieved], own)).toBe(
    'Beide Arbeiter waren unterwegs. Dieser Zug hat sie heimgerufen.',
  )
  expect(textOf('pl', [answered, retrieved], own)).toBe(
    'Obaj twoi robotnicy byli w terenie, więc ta tura sprowadziła ich do domu.',
  )
})

test('a turn with nothing but detail says it at once', () => {
  expect(textOf('en', [{ kind: 'progressed', seat: 0, to: 7, why: 'play' }])).toBe(
    'Vera moves the progress token to space 7.',
  )
})
