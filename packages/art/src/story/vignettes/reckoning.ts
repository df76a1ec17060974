import { CHARTERS, type Mood } from '@charterstone/engine'
import { commonsPicture } from '../../buildings/commons-pictures.ts'
import { paint } from '../../ink/paint.ts'
import { circlePath, d, ellipsePath } from '../../ink/path.ts'
import { drawn, filled, type Prop, rod, shaded } from '../../ink/prop.ts'
import { seeded } from '../../ink/random.ts'
import { CREATURE_PICTURES } from '../../portraits/creatures.ts'
import { candle } from '../../tokens/candle.tsx'
import { envoy, founder, king, person, SPECTRE } from '../actors.ts'
import { CLOUD, COACH, glow, HORSE, house, lanternString, lightsOf, PINE, POSTS, STONE } from '../scenery.ts'
import { put, stand, type Vignette } from '../stage.ts'

/** Story 11: a measure for everybody, or a measure each; and company in the evenings. */
function measures(mood: Mood): Vignette {
  return {
    hour: mood === 'happy' ? 'evening' : 'dusk',
    horizon: 500,
    sun: [130, 420],
    props: [
      put(CLOUD, 430, 170, 3),
      stand(commonsPicture('treasury'), 150, 570, 2.8),
      stand(STONE, 400, 650, 4.4),
      put(envoy('happy'), 140, 704, 1.9),
      ...(mood === 'happy' ? [put(TAPE, 300, 716, 1)] : [put(TAPES, 300, 716, 1)]),
    ],
    lights: [put(SPECTRE, 486, 704, 1.7)],
  }
}

const MARKS = Array.from(
  { length: 23 },
  (_, mark) => d`M${-220 + mark * 20} -5v${mark % 2 === 0 ? 10 : 6}`,
).join('')
const TAPE: Prop = [
  ...rod('M-230 0Q-60 14 60 2T236 6', paint.yellowLit, 12, 1.4),
  drawn(MARKS, 0.9, 0.7),
  filled(circlePath(244, 4, 16), paint.yellow, 1.4),
  filled(circlePath(244, 4, 6), paint.cream, 1.1),
]
const TAPES: Prop = [
  ...rod('M-230 10Q-60-20 60 22T236-10', paint.yellowLit, 9, 1.3),
  ...rod('M-200-30Q-20 40 120-10T226 34', 'var(--red-lit)', 9, 1.3),
  ...rod('M-210 36Q-40 0 40 40T200 10', 'var(--blue-lit)', 9, 1.3),
]

/** Story 12: a candle, thick as a wrist, no longer than a thumb. */
function theCandle(mood: Mood): Vignette {
  const homes = [
    stand(house({ charter: 'black', size: 3, seed: 53 }), 100, 580, 2.6),
    stand(house({ charter: 'blue', size: 3, seed: 91 }), 500, 576, 2.6),
  ]
  return {
    hour: 'night',
    horizon: 500,
    sun: mood === 'happy' ? [480, 130] : null,
    props: [...homes, put(PLINTH, 300, 768, 1)],
    lights: [
      put(glow(250, 230, 0.26), 300, 520, 1),
      put(candle(mood === 'happy' ? 2 : 1, true), 192, 372, 3),
      ...homes.map(lightsOf),
      ...(['purple', 'green', 'yellow', 'red'] as const).map((charter, index) =>
        put(founder(charter), [100, 170, 430, 500][index] ?? 300, 752 - (index % 2) * 14, 1.4),
      ),
    ],
  }
}

const PLINTH: Prop = [
  filled('M-120 20Q-130-90-96-122Q0-146 96-122Q130-90 120 20Z', paint.stone, 1.6),
  shaded('M50-134Q88-128 95-121Q128-90 118 18H70Q96-60 50-134Z', paint.stoneShade, 0.9),
  filled(ellipsePath(0, -124, 97, 16), paint.stone, 1.5),
  drawn('M-70-60h50M-40-30h60M10-76h40', 1.2, 0.5),
]

/** Story 13: the minions run to the end of the village and stare up the road. */
function minionsRun(mood: Mood): Vignette {
  const runners: readonly (readonly [number, number, number, number, boolean])[] = [
    [309, 26, 560, 1.7, false],
    [297, 180, 600, 1.7, true],
    [227, 330, 624, 1.35, false],
    [234, 436, 510, 1.45, true],
  ]
  return {
    hour: mood === 'happy' ? 'dawn' : 'night',
    horizon: 430,
    sun: mood === 'happy' ? [480, 330] : [110, 120],
    props: [
      put(ROAD, 300, 430, 1),
      put(COACH, 226, 436, 0.9),
      put(HORSE, 318, 438, 0.72),
      put(HORSE, 352, 440, 0.72),
      put(PINE, 560, 520, 3),
      put(PINE, 30, 540, 2.6),
      ...runners.map(([number, x, y, scale, flip]) =>
        put(CREATURE_PICTURES[number] ?? [], flip ? x + 100 * scale : x, y, scale, flip),
      ),
    ],
  }
}

const ROAD: Prop = [
  shaded(
    'M-60 0Q-20 4 10 0Q150 60 60 150Q-60 260-260 338H160Q220 220 210 120Q190 40 40 0Z',
    paint.path,
    0.85,
  ),
]

/** Story 14: a guest with lanterns, or soldiers in the rain. */
function theCoach(mood: Mood): Vignette {
  const isHappy = mood === 'happy'
  const { string, lights } = lanternString(270, 8)
  return {
    hour: isHappy ? 'dusk' : 'storm',
    horizon: 520,
    sun: isHappy ? [470, 400] : null,
    props: [
      put(PINE, 40, 580, 3),
      ...(isHappy ? [put(POSTS, 300, 330, 1), put(string, 300, 330, 1)] : [put(RAIN, 0, 0, 1)]),
      stand(STONE, 520, 600, 2.4),
      put(COACH, 170, 676, 2.3),
      put(HORSE, 384, 668, 1.9),
      put(HORSE, 452, 686, 1.9),
      ...(isHappy
        ? CHARTERS.map((charter, index) =>
            put(founder(charter), 112 + index * 75, 752 - (index % 2) * 10, 0.95),
          )
        : [60, 170, 300, 430, 540].map((x, index) => put(PIKE, x, 752 - (index % 2) * 8, 1.05))),
    ],
    ...(isHappy ? { lights: [put(lights, 300, 330, 1)] } : {}),
  }
}

const RAIN: Prop = [drawn(raindrops(), 0.9, 0.5, paint.cream)]

function raindrops(): string {
  const random = seeded(14)
  let path = ''
  for (let drop = 0; drop < 110; drop++) path += d`M${random() * 620} ${random() * 750}l-7 22`
  return path
}

const PIKE: Prop = [
  ...rod('M26 0V-140', paint.log, 3, 1.2),
  filled('M26-164l7 16-7 10-7-10Z', paint.iron, 1.3),
  ...person({ cloth: 'var(--red-shade)', shade: paint.ink, skin: 'var(--skin-3)', hat: 'bicorne' }),
]

/** Story 15: he is smaller than his coins. */
function theKing(mood: Mood): Vignette {
  const isHappy = mood === 'happy'
  const { string, lights } = lanternString(270, 7)
  return {
    hour: isHappy ? 'evening' : 'storm',
    horizon: 500,
    sun: isHappy ? [120, 410] : null,
    props: [
      stand(commonsPicture('grandstand'), 300, 600, 5.2),
      ...(isHappy ? [put(POSTS, 300, 240, 1.02), put(string, 300, 240, 1)] : [put(RAIN, 0, 0, 1)]),
      put(king(isHappy ? 'happy' : 'calm', false), 300, 716, 2.1),
      ...CHARTERS.map((charter, index) =>
        put(founder(charter), [92, 150, 206, 394, 450, 508][index] ?? 300, 744 - (index % 2) * 16, 1),
      ),
      ...(isHappy ? [] : [put(FORK, 84, 720, 1), put(FORK, 520, 716, 1)]),
    ],
    ...(isHappy ? { lights: [put(lights, 300, 240, 1)] } : {}),
  }
}

const FORK: Prop = [
  ...rod('M0 20V-110', paint.log, 3, 1.2),
  ...rod('M-14-146v18q0 14 14 14t14-14v-18M0-114v-32', paint.iron, 2, 1.2),
]

/** Stories 11 to 15. */
export const RECKONINGS: Readonly<Record<number, (mood: Mood) => Vignette>> = {
  11: measures,
  12: theCandle,
  13: minionsRun,
  14: theCoach,
  15: theKing,
}
