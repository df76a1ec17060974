import { CHARTERS, type Mood } from '@charterstone/engine'
import { paint } from '../../ink/paint.ts'
import { circlePath, ellipsePath } from '../../ink/path.ts'
import { drawn, filled, type Prop, shaded } from '../../ink/prop.ts'
import { founder, king, SPECTRE } from '../actors.ts'
import { BENCH, FEAST, GLOVE, glow, house, lanternString, lightsOf, PINE, POSTS, STONE } from '../scenery.ts'
import { put, putTurned, stand, type Vignette } from '../stage.ts'

/** Story 16: what the stone keeps. */
function insideTheStone(): Vignette {
  return {
    hour: 'night',
    horizon: 640,
    sun: null,
    props: [put(HOLLOW_STONE, 300, 730, 1)],
    lights: [
      put(glow(130, 220, 0.4), 300, 470, 1),
      ...[0, 1, 2, 3, 4, 5].map((place) =>
        put(
          SPECTRE,
          300 + (place % 2 === 0 ? -46 : 46),
          380 + Math.floor(place / 2) * 128,
          place === 5 ? 1.5 : 1.2,
        ),
      ),
      put(founder('yellow'), 130, 744, 1.1),
      put(founder('red'), 470, 744, 1.1),
    ],
  }
}

const HOLLOW_STONE: Prop = [
  shaded(ellipsePath(0, 6, 230, 30), paint.ink, 0.25),
  filled(
    'M-170 0C-200-220-150-470-50-590C-10-630 60-620 94-560C170-400 190-200 170 0Q0 40-170 0Z',
    paint.stone,
    1.7,
  ),
  filled(
    'M-120-14C-146-210-104-420-30-520C0-550 40-540 62-500C120-380 136-190 120-14Q0 14-120-14Z',
    'var(--blue-shade)',
    1.6,
  ),
  drawn('M-150-120l18 4M-158-240l18 2M150-160l-16 4M146-300l-16 4M-110-420l14 8', 1.4, 0.6),
]

/** Story 17: twenty-four lights, to be counted. */
function twentyFour(): Vignette {
  const counted = Array.from({ length: 24 }, (_, light) => {
    const angle = Math.PI * (1.06 + (0.88 * light) / 23)
    return [300 + Math.cos(angle) * 240, 500 + Math.sin(angle) * 330] as const
  })
  return {
    hour: 'dusk',
    horizon: 540,
    sun: null,
    props: [
      stand(STONE, 300, 650, 4.8),
      put(king('calm', false), 452, 730, 1.8),
      ...CHARTERS.map((charter, index) =>
        put(founder(charter), 86 + index * 54, 746 - (index % 2) * 18, 1.1),
      ),
    ],
    lights: counted.flatMap(([x, y]) => [
      put(glow(16, 16, 0.5), x, y, 1),
      put([shaded(circlePath(0, 0, 4.5), paint.cream)], x, y, 1),
    ]),
  }
}

/** Story 18: it turned out well. */
function victory(): Vignette {
  const { string, lights } = lanternString(280, 9)
  const homes = [
    stand(house({ charter: 'purple', size: 3, parts: ['bunting'], seed: 26 }), 110, 600, 3),
    stand(house({ charter: 'blue', size: 4, parts: ['clock-tower'], seed: 99 }), 490, 596, 3),
  ]
  return {
    hour: 'evening',
    horizon: 480,
    sun: [300, 400],
    props: [
      ...homes,
      put(POSTS, 300, 250, 1.02),
      put(string, 300, 250, 1),
      stand(STONE, 300, 620, 3.2),
      ...(['purple', 'black', 'green'] as const).map((charter, index) =>
        put(founder(charter), 90 + index * 78, 700, 1.25),
      ),
      ...(['red', 'blue', 'yellow'] as const).map((charter, index) =>
        put(founder(charter), 354 + index * 78, 700, 1.25),
      ),
      put(FEAST, 300, 752, 1.8),
      put(HALVES, 300, 764, 1),
    ],
    lights: [...homes.map(lightsOf), put(lights, 300, 250, 1)],
  }
}

const HALVES: Prop = [
  filled('M-34-20L-28-16L-22-21L-16-16Q-14 0-24 0T-34-20Z', 'var(--blue)', 1.3),
  filled('M16-18L22-22L28-17L34-21Q34 0 26 0T16-18Z', 'var(--blue)', 1.3),
]

/** Story 18: room on the bench. */
function defeat(): Vignette {
  const homes = [
    stand(house({ charter: 'red', size: 3, seed: 78 }), 90, 570, 2.4),
    stand(house({ charter: 'yellow', size: 3, seed: 112 }), 500, 560, 2.4),
    stand(house({ charter: 'green', size: 2, seed: 61 }), 230, 540, 1.8),
  ]
  return {
    hour: 'night',
    horizon: 500,
    sun: [480, 140],
    props: [
      ...homes,
      stand(STONE, 350, 680, 4.4),
      put(BENCH, 150, 740, 2.2),
      put(PINE, 570, 600, 2.6),
      put(king('calm'), 506, 738, 1.7),
    ],
    lights: [
      ...homes.map(lightsOf),
      putTurned(GLOVE, 130, 682, 1, 14),
      putTurned(GLOVE, 170, 684, 1, -8),
      put(SPECTRE, 226, 686, 1.2),
    ],
  }
}

/** Stories 16 to 18; for the last one happy is victory. */
export const ENDS: Readonly<Record<number, (mood: Mood) => Vignette>> = {
  16: insideTheStone,
  17: twentyFour,
  18: (mood) => (mood === 'happy' ? victory() : defeat()),
}
