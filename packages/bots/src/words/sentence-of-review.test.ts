import { greengully, words } from '@charterstone/content'
import { CONSTRUCTED, castOf, LANGUAGES, numbersBySlug, quantity } from '@charterstone/engine'
import { expect, test } from 'vitest'
import type { Cause, DeedKind, TurnReview } from '../review/review.ts'
import { sentenceOfTurningPoint, turnText } from './sentence-of-review.ts'

const numbers = numbersBySlug(greengully)
const sawmill = numbers.get('sawmill') ?? 0
const seats = ['Mira', 'Jan'].map((name, charter) => ({ charter, name, player: 'person' as const }))

function casts() {
  return LANGUAGES.map((language) => castOf(words[language], greengully, { seats, charters: [], names: {} }))
}

function did(kind: DeedKind, card = 0, vp = 0): Cause {
  return { kind: 'choice', by: 0, deed: { kind, card, vp } }
}

const causes: readonly (readonly [
  title: string,
  Cause,
  change: number,
  en: string,
  de: string,
  pl: string,
])[] = [
  [
    'a building',
    did('constructed', sawmill, 5),
    1,
    'Mira builds the Sawmill.',
    'Mira errichtet „Sägewerk“.',
    'Mira wznosi budynek „Tartak”.',
  ],
  [
    'a crate',
    did('opened-crate', sawmill),
    1,
    'Mira opens the crate of the Sawmill.',
    'Mira öffnet die Kiste von „Sägewerk“.',
    'Mira otwiera skrzynię z karty „Tartak”.',
  ],
  ['points', did('gained-points', 0, 10), 1, 'Mira makes 10 VP.', 'Mira macht 10 SP.', 'Mira zdobywa 10 PZ.'],
  [
    'a delivery',
    did('sold', 0, 4),
    1,
    'Mira delivers to the Eternal City for 4 VP.',
    'Mira liefert für 4 SP in die Ewige Stadt.',
    'Mira dostarcza towary do Wiecznego Miasta za 4 PZ.',
  ],
  [
    'the end of the game',
    did('reached-hourglass'),
    1,
    'Mira brings the token to the hourglass.',
    'Mira bringt den Marker zur Sanduhr.',
    'Mira doprowadza znacznik do klepsydry.',
  ],
  [
    'a card that another seat wanted',
    { kind: 'taken', by: 0, deed: { kind: 'took-card', card: sawmill, vp: 0 } },
    -1,
    'Mira takes “Sawmill”, and Jan comes too late.',
    'Mira nimmt „Sägewerk“, und Jan kommt zu spät.',
    'Mira bierze kartę „Tartak”, a Jan już nie zdąży.',
  ],
  [
    'a lucky crate',
    { kind: 'luck', by: 1, revelation: 'crate', card: sawmill + CONSTRUCTED },
    1,
    'The crate holds just the right thing for Jan.',
    'Die Kiste hält für Jan genau das Richtige bereit.',
    'Szczęśliwa skrzynia (Jan).',
  ],
  [
    'an unlucky card',
    { kind: 'luck', by: 1, revelation: 'card', card: sawmill },
    -1,
    '“Sawmill” turns up: bad luck for Jan.',
    '„Sägewerk“ taucht auf: Pech für Jan.',
    'Pojawia się „Tartak”: pech (Jan).',
  ],
]

test.each(causes)('a turning point by %s is said in three languages', (_, cause, change, ...expected) => {
  const point = { step: 1, after: 2, round: 3, seat: 1, change, win: [-change, change], cause }
  expect(casts().map((cast) => sentenceOfTurningPoint(cast, point))).toEqual(expected)
})

const turn: TurnReview = {
  seat: 0,
  number: 2,
  round: 2,
  step: 4,
  weakStep: 4,
  isForced: false,
  loss: 123_000,
  lossVp: 2300,
  grade: 'clear',
  played: { key: 'place:market', purposes: [] },
  better: {
    option: null,
    keys: ['place:cloud-port'],
    purposes: [{ kind: 'sells', what: quantity('resource', 2), vp: quantity('vp', 4) }],
  },
  found: [],
}

test('a weak turn is said kindly: how it was, what was better, and what that was worth', () => {
  expect(casts().map((cast) => turnText(cast, turn))).toEqual([
    {
      grade: 'A missed chance.',
      better: 'Deliver 2 resources: 4 VP.',
      worth: 'Worth about 12 points of your chance to win, or 2.3 VP.',
    },
    {
      grade: 'Eine verpasste Chance.',
      better: 'Liefere 2 Rohstoffe: 4 SP.',
      worth: 'Etwa 12 Prozentpunkte mehr Gewinnchance oder 2,3 SP.',
    },
    {
      grade: 'Niewykorzystana szansa.',
      better: 'Dostarcz 2 surowce: 4 PZ.',
      worth: 'Szansa na wygraną większa o mniej więcej 12 punktów procentowych albo 2,3 PZ.',
    },
  ])
})

test('a turn that is fine has nothing better', () => {
  const [english] = casts().map((cast) => turnText(cast, { ...turn, grade: 'fine', better: null, loss: 0 }))
  expect(english).toEqual({ grade: 'Well played.', better: '', worth: '' })
})
