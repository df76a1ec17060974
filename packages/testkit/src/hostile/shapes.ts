import type { CampaignRecord } from '@charterstone/engine'
import { edited, type Json, type Parts, type Path } from './json.ts'
import { partsOf, withNewSeals } from './seal.ts'

const MB = 1_000_000

function many(count: number, value: (index: number) => Json): Json[] {
  return Array.from({ length: count }, (_, index) => value(index))
}

const seat = (charter: number): Json => ({ charter, name: `Seat ${charter}`, player: 'person' })
const emptyGame = (game: number): Json => ({
  game,
  before: [],
  startHash: '0'.repeat(16),
  answers: [],
  links: '',
  endHash: '0'.repeat(16),
  chain: '',
})

/** One part of an honest record in a wrong shape; created on demand, since some are large. */
const SHAPES: Readonly<Record<string, () => readonly [Path, Json | undefined]>> = {
  '50,000 seats': () => [['config', 'seats'], many(50_000, seat)],
  'seven seats': () => [['config', 'seats'], many(7, seat)],
  'no seats': () => [['config', 'seats'], []],
  'automas alone': () => [['config', 'seats'], [{ charter: 0, name: 'Automa', player: 'automa' }]],
  'two seats with one charter': () => [
    ['config', 'seats'],
    [seat(0), seat(0)],
  ],
  'a name of 1 MB': () => [['config', 'seats', 0, 'name'], 'x'.repeat(MB)],
  'a name of nothing': () => [['config', 'seats', 0, 'name'], ''],
  'markup as a name': () => [['config', 'seats', 0, 'name'], '<img src=x onerror=alert(1)>'],
  'an entity as a name': () => [['config', 'seats', 0, 'name'], '&lt;b&gt;'],
  'control characters as a name': () => [['config', 'seats', 0, 'name'], '\u001b[2J\u0007'],
  'a right-to-left name': () => [['config', 'seats', 0, 'name'], '\u202eevil'],
  'half a character as a name': () => [['config', 'seats', 0, 'name'], '\ud83d'],
  'a name that is a list': () => [['config', 'seats', 0, 'name'], ['Ada']],
  'a seed that is no number': () => [['config', 'seed'], 'seed'],
  'a seed of a half': () => [['config', 'seed'], 0.5],
  'a house rule of its own': () => [['config', 'houseRules'], { freeCoins: true }],
  'a house rule for every object': () => [
    ['config', 'houseRules'],
    JSON.parse('{"__proto__":{"matSize":3}}') as Json,
  ],
  'a mat of a million': () => [['config', 'houseRules'], { matSize: MB }],
  'a stage of a million': () => [['config', 'stage'], MB],
  'a village of a million': () => [
    ['config'],
    { seed: 1, seats: [seat(0)], stage: 3, village: { purple: many(100_000, () => 1) } },
  ],
  'a village of one building': () => [
    ['config'],
    {
      seed: 1,
      seats: [seat(0)],
      stage: 3,
      village: Object.fromEntries(
        ['purple', 'black', 'green', 'red', 'blue', 'yellow'].map((name) => [name, [1, 1]]),
      ),
    },
  ],
  '2,500 games': () => [['games'], many(2500, emptyGame)],
  'a game of nothing': () => [['games'], [null]],
  'no games at all': () => [['games'], undefined],
  '120,000 answers': () => [['current'], { ...(emptyOpen() as Parts), answers: many(120_000, () => 'skip') }],
  '300,000 answers': () => [['current'], { ...(emptyOpen() as Parts), answers: many(300_000, () => 'a') }],
  'an answer of 1 MB': () => [['current'], { ...(emptyOpen() as Parts), answers: ['x'.repeat(MB)] }],
  'answers that are numbers': () => [['current'], { ...(emptyOpen() as Parts), answers: [1, 2, 3] }],
  'a million undone': () => [['current'], { ...(emptyOpen() as Parts), undone: many(100_000, () => ({})) }],
  '50,000 seat changes': () => [['between'], many(50_000, () => ({ kind: 'leave', charter: 0 }))],
  'a seat change of no kind': () => [['between'], [{ kind: 'swap', charter: 0 }]],
  '5,000 players': () => [['players'], many(5000, () => 'person')],
  'a player of markup': () => [['players'], ['<script>']],
  'no version': () => [['version'], undefined],
  'a version that is a list': () => [['version'], []],
  'a base of nothing': () => [['base'], {}],
  'a base further than the record': () => [['base'], { games: 190, answers: 9000, state: {} }],
  'no table': () => [['checkpoint'], undefined],
  'an empty table': () => [['checkpoint'], {}],
  'a table as text': () => [['checkpoint'], 'table'],
  'a generator of zeros': () => [
    ['checkpoint', 'rng'],
    [0, 0, 0, 0],
  ],
  'a generator of a million words': () => [['checkpoint', 'rng'], many(100_000, (index) => index)],
  'a card of no box': () => [['checkpoint', 'legacy', 'advancement'], [99_999]],
  'a card twice': () => [
    ['checkpoint', 'legacy', 'advancement'],
    [1, 1],
  ],
  'a building of every spot': () => [['checkpoint', 'legacy', 'buildings'], many(66, () => 1)],
  'names for every object': () => [
    ['checkpoint', 'legacy', 'names'],
    JSON.parse('{"__proto__":"x","constructor":"y"}') as Json,
  ],
  'seals of nothing': () => [['seals'], null],
}

function emptyOpen(): Json {
  return { game: 1, before: [], startHash: '0'.repeat(16), answers: [], links: '' }
}

export const SHAPE_NAMES: readonly string[] = Object.keys(SHAPES)

export function misshapen(honest: CampaignRecord, name: string): Parts {
  const [path, value] = SHAPES[name]?.() ?? [[], undefined]
  return withNewSeals(edited(partsOf(honest), path, value), honest, path)
}
