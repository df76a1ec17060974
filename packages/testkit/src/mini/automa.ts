import type {
  AutomaCardDef,
  AutomaEffect,
  AutomaGoal,
  AutomaPersonaDef,
  AutomaPlacement,
} from '@charterstone/engine'

const FIRST_CARD = 377
const FIRST_PERSONA = 393

const faces: readonly (readonly [slug: string, place: AutomaPlacement, effects: readonly AutomaEffect[]])[] =
  [
    ['automa-roll', { charter: 'roll', by: 'highest', rank: 1, tie: 'az' }, []],
    ['automa-own', { charter: 'own', by: 'lowest', rank: 2, tie: 'za' }, []],
    ['automa-grandstand', { commons: 'grandstand' }, ['reputation', 'quota', 'advance']],
    ['automa-charterstone', { commons: 'charterstone' }, ['open-crate', 'advance']],
    ['automa-zeppelin', { commons: 'zeppelin' }, ['build', 'advance']],
    ['automa-market', { commons: 'market' }, ['discard-two']],
    ['automa-late', { charter: 'own', by: 'highest', rank: 3, tie: 'az' }, ['advance']],
  ]

/** A shared deck with every kind of placement and of effect (A1); the last card joins late. */
export const miniAutoma: readonly AutomaCardDef[] = faces.map(([slug, place, effects], index) => ({
  number: FIRST_CARD + index,
  slug,
  place,
  vp: index % 2 === 0 ? 'difficulty' : 3,
  effects,
  king: index % 2 === 0 ? 'happy' : 'angry',
  late: slug === 'automa-late',
}))

const goals: readonly (readonly [AutomaGoal, vp: number])[] = [
  ['most-reputation', 6],
  ['item-or-treasure-on-mat', 5],
  ['most-peril', 8],
  ['no-human-worker-here', 8],
  ['most-quota', 8],
  ['ended-the-game', 10],
]

/** A10. */
export const miniAutomaGoals: readonly AutomaPersonaDef[] = goals.map(([goal, vp], index) => ({
  number: FIRST_PERSONA + index,
  goal,
  vp,
}))
