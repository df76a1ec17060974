import { CHARTERS } from '../../catalogue/charter.ts'
import type { FrameKind, FrameOf } from '../../loop/frame.ts'
import { CAPACITIES } from '../../state/legacy.ts'
import { SPOTS } from '../../state/spot.ts'
import {
  byKind,
  type Checker,
  isTrueOrFalse,
  known,
  list,
  nullOr,
  object,
  oneOf,
  type Shape,
  whole,
} from './checker.ts'
import {
  areEffectLists,
  areEffects,
  isCardSource,
  isCardType,
  isConstruct,
  isCost,
  isUnlock,
} from './effect-schema.ts'
import { LIMITS } from './limits.ts'
import { type Numbers, orNone } from './numbers.ts'

/** Numbers of the index, of the commons and of constructed cards; 0 is the game itself. */
export const isSource: Checker = whole(0, 999)
export const isSpot: Checker = whole(0, SPOTS - 1)
export const isSeat: Checker = whole(0, CHARTERS.length - 1)
export const isSeatOrNobody: Checker = whole(-1, CHARTERS.length - 1)
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVW'.split('')
const isStep = whole(0, 60)
const isLeft = whole(0, 30)
const isVp = whole(0, 30)
const PAYMENTS = ['any', 'coin', 'card', 'item', 'guest', 'friend', 'treasure', 'plan', 'minion', 'peril']

function frame<Kind extends FrameKind>(kind: Kind, shape: Omit<Shape<FrameOf<Kind>>, 'kind'>): Checker {
  return object<FrameOf<Kind>>({ ...shape, kind: oneOf([kind]) } as unknown as Shape<FrameOf<Kind>>)
}

const asks = { asks: oneOf([true]), seat: isSeat, source: isSource }

/** What may lie on the stack: every kind of frame, with exactly its fields. */
export function frameSchema({ cards, personas, crates, guideposts, companions }: Numbers): Checker {
  const isCard = known(cards)
  const held = list(whole(0, 999), LIMITS.pile)
  const by = oneOf(['worker', 'minion', 'copy'])
  const frames: { readonly [Kind in FrameKind]: Checker } = {
    // A turn alone is only imagined.
    turn: object<Omit<FrameOf<'turn'>, 'alone'>>({ kind: oneOf(['turn']), seat: isSeat }),
    'automa-turn': frame('automa-turn', { seat: isSeat }),
    'next-seat': frame('next-seat', {}),
    'round-end': frame('round-end', {}),
    use: frame('use', { seat: isSeat, spot: isSpot, free: isTrueOrFalse, by }),
    used: frame('used', { seat: isSeat, spot: isSpot, by, held, using: isSource, gave: whole(0, 3) }),
    'after-use': frame('after-use', { seat: isSeat, held }),
    effects: frame('effects', { seat: isSeat, source: isSource, effects: areEffects, from: isStep }),
    advance: frame('advance', { seat: isSeatOrNobody, left: isLeft }),
    income: frame('income', { seat: isSeat, only: isTrueOrFalse }),
    'crate-opened': frame('crate-opened', { seat: isSeat, card: isCard }),
    'extra-turn': frame('extra-turn', { seat: isSeat }),
    setup: frame('setup', { step: isStep }),
    ending: frame('ending', { step: isStep }),
    letter: frame('letter', { letter: oneOf(LETTERS), seat: isSeatOrNobody }),
    act: frame('act', asks),
    'turn-end': frame('turn-end', asks),
    worker: frame('worker', { ...asks, spot: isSpot, free: isTrueOrFalse }),
    'minion-spot': frame('minion-spot', { ...asks, minion: whole(0, 5) }),
    'bump-or-not': frame('bump-or-not', { ...asks, spot: isSpot, free: isTrueOrFalse, worker: whole(0, 1) }),
    pay: frame('pay', {
      ...asks,
      what: oneOf([...PAYMENTS, 'objective', 'coin-or-resource']),
      left: isLeft,
      to: isSeatOrNobody,
    }),
    'take-any': frame('take-any', { ...asks, left: isLeft }),
    card: frame('card', {
      ...asks,
      type: isCardType,
      from: isCardSource,
      except: nullOr(isCardType),
      must: isTrueOrFalse,
    }),
    'card-looked': frame('card-looked', { ...asks, type: isCardType, must: isTrueOrFalse }),
    minion: frame('minion', asks),
    reputation: frame('reputation', asks),
    'objective-pick': frame('objective-pick', asks),
    construct: frame('construct', { ...asks, effect: isConstruct, must: isTrueOrFalse }),
    spare: frame('spare', {
      ...asks,
      card: isCard,
      effect: isConstruct,
      left: isLeft,
      spared: list(whole(0, 20), 12),
    }),
    plot: frame('plot', { ...asks, card: isCard, vp: isVp }),
    unlock: frame('unlock', { ...asks, effect: isUnlock, must: isTrueOrFalse }),
    'crate-resources': frame('crate-resources', { ...asks, crate: known(crates) }),
    score: frame('score', { ...asks, vp: isVp, must: isTrueOrFalse }),
    sell: frame('sell', { ...asks, vp: isVp, must: isTrueOrFalse }),
    trade: frame('trade', { ...asks, pay: isCost, get: areEffects, left: isLeft }),
    choose: frame('choose', { ...asks, lists: areEffectLists }),
    may: frame('may', { ...asks, effects: areEffects }),
    retrieve: frame('retrieve', asks),
    amulet: frame('amulet', { ...asks, card: isCard }),
    persona: frame('persona', { ...asks, reason: oneOf(['setup', 'extra']) }),
    'draw-persona': frame('draw-persona', asks),
    'move-progress': frame('move-progress', { ...asks, back: isLeft, forward: isLeft }),
    tribute: frame('tribute', { ...asks, what: oneOf(['card', 'resource', 'minion']), to: isSeat }),
    mirror: frame('mirror', asks),
    echo: frame('echo', asks),
    settle: frame('settle', { ...asks, left: isLeft, paid: list(isCard, 12) }),
    name: frame('name', {
      ...asks,
      what: oneOf(['persona', 'assistant', 'charter', 'village', 'companion']),
      number: whole(0, 999),
    }),
    'island-tile': frame('island-tile', { ...asks, left: isLeft }),
    'island-place': frame('island-place', { ...asks, tile: isSpot, left: isLeft }),
    'peril-from-charter': frame('peril-from-charter', asks),
    guidepost: frame('guidepost', { ...asks, guidepost: known(guideposts) }),
    glory: frame('glory', { ...asks, left: isLeft }),
    capacity: frame('capacity', asks),
    keep: frame('keep', { ...asks, what: oneOf(CAPACITIES), left: isLeft }),
    companion: frame('companion', { ...asks, companion: known(orNone(companions)) }),
    'victory-card': frame('victory-card', asks),
    'special-persona': frame('special-persona', asks),
    'free-spectral': frame('free-spectral', asks),
    'archive-persona': frame('archive-persona', asks),
    'deal-persona': frame('deal-persona', { ...asks, dealt: list(known(personas), 12) }),
    'automa-level': frame('automa-level', asks),
    'start-thing': frame('start-thing', asks),
    'start-wealth': frame('start-wealth', asks),
  }
  return byKind(frames)
}
