import { CHARTERS, type Charter } from '@charterstone/engine'
import { paint } from '../../ink/paint.ts'
import { circlePath, ellipsePath } from '../../ink/path.ts'
import { drawn, filled, type Prop, rod, shaded } from '../../ink/prop.ts'
import { candle } from '../../tokens/candle.tsx'
import { founder, SPECTRE } from '../actors.ts'
import { BUSH, CLOUD, FENCE, glow, house, lightsOf, PINE, STONE, TREE } from '../scenery.ts'
import { put, stand, type Vignette } from '../stage.ts'

/** A guidepost where the road forks: in the morning when it is set up, in the evening when it is answered. */
export function guidepostStands(game: number, isAnswered: boolean): Vignette {
  const [one, other] = neighboursOf(game)
  const home = stand(house({ charter: one, size: 3, seed: 40 + game }), 118, 580, 2.3)
  const far = stand(house({ charter: other, size: 2, seed: 60 + game }), 470, 566, 1.9, true)
  return {
    hour: isAnswered ? 'evening' : 'dawn',
    horizon: 500,
    sun: isAnswered ? [150, 420] : [452, 210],
    props: [
      put(CLOUD, 150, 170, 3.2),
      put(CLOUD, 470, 110, 2.2),
      home,
      far,
      put(TREE, 228, 574, 2.2),
      put(PINE, 552, 596, 2.8),
      put(GUIDEPOST, 306, 706, 1.9),
      put(FENCE, 90, 690, 2.4),
      put(BUSH, 372, 716, 3),
      put(founder(other), 470, 730, 1.3),
      ...(isAnswered ? [put(founder(one), 398, 748, 1.25), put(founder('red'), 178, 744, 1.25)] : []),
    ],
    lights: isAnswered ? [lightsOf(home), lightsOf(far)] : [],
  }
}

/** Two charters that are on the picture, other ones in every game. */
function neighboursOf(game: number): readonly [Charter, Charter] {
  const at = (place: number): Charter => CHARTERS[place % CHARTERS.length] ?? 'purple'
  return [at(game), at(game + 2 + (game % 3))]
}

/** Three boards that point three ways, on (0,0). */
const GUIDEPOST: Prop = [
  shaded(ellipsePath(2, 0, 34, 7), paint.ink, 0.2),
  ...rod('M0 0V-196', paint.timber, 9, 1.5),
  filled('M-74-186H42L64-170L42-154H-74Z', paint.log, 1.6),
  shaded('M-73-162H48L42-155H-73Z', paint.logShade, 0.6),
  drawn('M-58-170h34M-12-170h40', 1.6, 0.55),
  filled('M70-142H-44L-66-127L-44-112H70Z', paint.log, 1.6),
  shaded('M69-119H-50L-44-113H69Z', paint.logShade, 0.6),
  drawn('M-36-127h46M24-127h30', 1.6, 0.55),
  filled('M-56-100H38L58-86L38-72H-56Z', paint.log, 1.6),
  shaded('M-55-79H44L38-73H-55Z', paint.logShade, 0.6),
  drawn('M-42-86h28M0-86h32', 1.6, 0.55),
  filled(circlePath(0, -200, 8), paint.gold, 1.5),
  filled('M-20 0q6-14 12-2q4-16 10-1q6-13 14 3Z', paint.leaf, 1.4),
]

/** The candle has gone out: a thread of smoke, and everybody round it. */
export function candleWentOut(): Vignette {
  const home = stand(house({ charter: 'purple', size: 3, seed: 91 }), 104, 590, 2.3)
  const far = stand(house({ charter: 'blue', size: 3, seed: 92 }), 492, 590, 2.3, true)
  return {
    hour: 'night',
    horizon: 500,
    sun: [470, 150],
    props: [
      put(CLOUD, 150, 210, 3),
      home,
      far,
      put(PINE, 210, 584, 2.4),
      put(STUMP, 300, 650, 1.6),
      put(candle(2, false), 300 - 36 * 2.1, 640 - 92 * 2.1, 2.1),
      ...(['green', 'red', 'black', 'yellow'] as const).map((charter, index) =>
        put(founder(charter), [112, 196, 412, 494][index] ?? 300, [716, 748, 750, 714][index] ?? 730, 1.35),
      ),
    ],
    lights: [lightsOf(home), lightsOf(far)],
  }
}

/** A tree trunk as a table, its top at (0,0). */
const STUMP: Prop = [
  shaded(ellipsePath(0, 52, 66, 10), paint.ink, 0.25),
  filled('M-50-2V42Q-56 50-64 54Q-30 48-22 56Q0 46 20 56Q32 48 62 54Q52 48 50 40V-2Z', paint.log, 1.6),
  drawn('M-34 10v28M-12 14v30M14 12v26M36 10v24', 1.2, 0.5),
  filled(ellipsePath(0, -2, 50, 13), paint.plaster, 1.6),
  drawn(ellipsePath(0, -2, 33, 8), 1, 0.5),
  drawn(ellipsePath(0, -2, 16, 4), 1, 0.5),
]

/** One of the six is half somewhere else, or back. */
export function spectreStands(charter: number, isFreed: boolean): Vignette {
  const held = CHARTERS[charter] ?? 'purple'
  const friends = CHARTERS.filter((each) => each !== held).slice(0, 4)
  return {
    hour: isFreed ? 'day' : 'dusk',
    horizon: 480,
    sun: isFreed ? [120, 170] : [470, 400],
    props: [
      put(CLOUD, 180, 150, 3),
      put(CLOUD, 460, 240, 2.2),
      put(PINE, 60, 560, 3.4),
      put(PINE, 548, 570, 3),
      put(PINE, 500, 548, 2.2),
      stand(STONE, 300, 640, 5),
      ...friends.map((each, index) =>
        put(founder(each), [86, 160, 446, 524][index] ?? 300, [730, 752, 750, 724][index] ?? 730, 1.2),
      ),
      ...(isFreed ? [put(founder(held), 300, 744, 2.1)] : []),
    ],
    lights: isFreed
      ? [put(glow(120, 26, 0.5), 300, 744, 1)]
      : [put(glow(130, 60, 0.3), 300, 690, 1), put(SPECTRE, 300, 740, 2.4)],
  }
}
