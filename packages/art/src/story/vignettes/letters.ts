import type { Mood } from '@charterstone/engine'
import { commonsPicture } from '../../buildings/commons-pictures.ts'
import { paint } from '../../ink/paint.ts'
import { circlePath, ellipsePath } from '../../ink/path.ts'
import { drawn, filled, type Prop, rod, shaded } from '../../ink/prop.ts'
import { envoy, founder, SPECTRE, stranger } from '../actors.ts'
import {
  BARE_STONE,
  CLOUD,
  gate,
  glow,
  house,
  island,
  LADDER,
  LEDGER,
  lightsOf,
  PINE,
  STONE,
  TREE,
} from '../scenery.ts'
import { put, putTurned, stand, type Vignette } from '../stage.ts'

/** Story 6: the envoy, and two coins with the same crown and quite another nose. */
function envoyComes(mood: Mood): Vignette {
  const isHappy = mood === 'happy'
  return {
    hour: isHappy ? 'day' : 'storm',
    horizon: 500,
    sun: isHappy ? [120, 160] : null,
    props: [
      put(CLOUD, 430, 150, 4),
      put(CLOUD, 120, 270, 2.6),
      stand(commonsPicture('cloud-port'), 424, 590, 4.4),
      put(TREE, 64, 570, 4),
      put(envoy(mood), 220, 700, 2.7),
      put(founder('red'), 400, 736, 1.5),
      put(founder('purple'), 486, 716, 1.4),
      put(COIN, 96, 706, 1.4),
      putTurned(COIN, 160, 738, 1.2, 12),
    ],
  }
}

const COIN: Prop = [
  filled(circlePath(0, 0, 30), paint.gold, 1.5),
  drawn(circlePath(0, 0, 24), 1, 0.6),
  filled('M-8 14Q-12-2-6-10Q4-18 10-8L8-3L13 3L8 5L8 9L2 11L2 16Z', 'var(--yellow-lit)', 1.2),
  filled('M-9-10L-10-20L-4-16L1-22L6-16L11-20L9-9Z', 'var(--yellow-lit)', 1.1),
]

/** Story 7: a name over the gate. */
function namedGate(mood: Mood): Vignette {
  const isHappy = mood === 'happy'
  const home = stand(house({ charter: 'red', size: 3, parts: ['balcony'], seed: 76 }), 300, 560, 2.6)
  return {
    hour: isHappy ? 'day' : 'dusk',
    horizon: 480,
    sun: isHappy ? [460, 190] : [120, 400],
    props: [
      put(CLOUD, 140, 190, 3),
      ...(isHappy ? [home] : []),
      put(WALL, 300, 640, 1),
      put(gate(isHappy), 300, 640, 2.1),
      put(LADDER, 176, 690, 2.6),
      put(founder('blue'), 178, 476, 1.1),
      put(founder('yellow'), 400, 738, 1.4),
      put(founder('purple'), 482, 716, 1.3),
      put(founder('green'), 92, 740, 1.4),
      ...(isHappy ? [put(envoy('happy'), 296, 724, 1.8)] : []),
    ],
    ...(isHappy ? {} : { lights: [put(glow(90, 24), 420, 724, 1)] }),
  }
}

const WALL: Prop = [
  filled('M-300-64H-120V6H-300ZM120-64H300V6H120Z', paint.stone, 1.5),
  drawn(
    'M-290-40h30M-240-24h36M-190-46h30M-280-10h30M-200-6h34M140-44h34M200-26h30M250-48h30M150-10h40M230-4h34',
    1,
    0.5,
  ),
]

/** Story 8: ground overhead. */
function islandsMoored(mood: Mood): Vignette {
  const isHappy = mood === 'happy'
  const homes = [
    stand(house({ charter: 'red', size: 3, parts: ['stall'], seed: 81 }), 84, 690, 2.5),
    stand(house({ charter: 'yellow', size: 1, pile: 'grain', seed: 10 }), 232, 680, 2),
    stand(house({ charter: 'black', size: 3, seed: 45 }), 512, 690, 2.5),
  ]
  const aloft = stand(house({ charter: 'purple', size: 2, parts: ['dormer'], seed: 23 }), 160, 290, 2.3)
  return {
    hour: isHappy ? 'evening' : 'dusk',
    horizon: 560,
    sun: [440, 470],
    props: [
      put(CLOUD, 520, 150, 2.6),
      put(island('var(--purple-ground)'), 160, 238, 2.7),
      aloft,
      put(island('var(--green-ground)'), 400, 130, 1.6),
      stand(house({ charter: 'green', size: 1, pile: 'wood', seed: 7 }), 400, 158, 1.2),
      put(island('var(--blue-ground)'), 462, 360, 2.2),
      put(TREE, 440, 404, 2.2),
      put(TREE, 496, 402, 1.6),
      put(island('var(--yellow-ground)'), 60, 440, 1.2),
      put(TREE, 56, 466, 1.2),
      put(CLOUD, 66, 330, 2),
      put(CLOUD, 540, 430, 1.7),
      put(MOORINGS, 0, 0, 1),
      ...homes,
      stand(STONE, 360, 704, 3),
      ...(['purple', 'blue', 'yellow', 'red'] as const).map((charter, index) =>
        put(founder(charter), 232 + index * 74, 754 - (index % 2) * 12, 1),
      ),
    ],
    lights: [...homes.map(lightsOf), lightsOf(aloft)],
  }
}

const MOORINGS: Prop = [
  drawn('M130 330Q140 520 232 690M190 330Q220 520 262 700M440 450Q430 600 408 700', 1.4, 0.7),
]

/** Story 9: six who walked by night. */
function sixStrangers(mood: Mood): Vignette {
  const cloaks = [
    ['var(--black)', 'var(--skin-2)'],
    ['var(--timber)', 'var(--skin-5)'],
    ['var(--green-shade)', 'var(--skin-3)'],
    ['var(--purple-shade)', 'var(--skin-6)'],
    ['var(--red-shade)', 'var(--skin-1)'],
    ['var(--blue-shade)', 'var(--skin-4)'],
  ] as const
  const home = stand(house({ charter: 'yellow', size: 3, parts: ['table'], seed: 113 }), 440, 580, 3.6)
  return {
    hour: 'night',
    horizon: 520,
    sun: [110, 150],
    props: [
      home,
      put(PINE, 40, 600, 3),
      ...cloaks.map(([cloth, skin], index) =>
        put(stranger(cloth, skin), 56 + index * 66, 660 + (index % 2) * 30, 1.45),
      ),
      put(POT, 480, 724, 1.35),
      ...(mood === 'angry' ? [put(STRAW, 250, 752, 1.4)] : [put(founder('yellow'), 384, 748, 1.3)]),
      put(founder('red'), 566, 744, 1.3),
    ],
    lights: [lightsOf(home), put(glow(170, 80, 0.26), 480, 690, 1), put(FIRE, 480, 752, 1.35)],
  }
}

const POT: Prop = [
  ...rod('M-44 20L-6-78M44 20L6-78', paint.timber, 4, 1.3),
  drawn('M0-74V-40', 1.4),
  filled('M-30-42H30Q34 0 0 2T-30-42Z', 'var(--black)', 1.5),
  filled(ellipsePath(0, -42, 30, 7), paint.fire, 1.3),
]
const FIRE: Prop = [
  filled('M-18 4Q-24-14-8-26Q-8-14 0-14Q-2-26 8-36Q24-16 16 4Z', paint.fire, 1.3),
  shaded('M-6 4Q-8-8 2-16Q12-6 6 4Z', paint.lit),
]
const STRAW: Prop = [
  filled('M-60 4Q-50-22 0-24T60 4Z', paint.yellow, 1.4),
  drawn('M-40-4l14-10M-16-8l10-12M10-6l12-12M34-4l8-10', 1.2, 0.6),
]

/** Story 10: the ledger, and one who leaned on the stone. */
function theLedger(mood: Mood): Vignette {
  const isHappy = mood === 'happy'
  return {
    hour: 'night',
    horizon: 540,
    sun: isHappy ? null : [470, 140],
    props: [
      stand(BARE_STONE, 430, 690, 5.2),
      put(LEDGER, 180, 690, 2.2),
      put(founder('blue'), 104, 752, 1.4),
      put(founder('green'), 250, 752, 1.4),
    ],
    lights: [
      put(SPECTRE, 338, 712, 2),
      put(glow(130, 60, 0.26), 180, 560, 1),
      ...(isHappy
        ? [put(FIREWORK, 180, 170, 1.3), put(FIREWORK, 400, 110, 1), put(FIREWORK, 480, 270, 0.8)]
        : []),
    ],
  }
}

const FIREWORK: Prop = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].flatMap((turn, index) => {
  const angle = (turn * Math.PI) / 180
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const reach = index % 2 === 0 ? 62 : 46
  const colour = ['var(--option-glow)', 'var(--red-lit)', 'var(--blue-lit)'][index % 3] ?? paint.gold
  return [
    drawn(
      `M${(c * 14).toFixed(1)} ${(s * 14).toFixed(1)}L${(c * reach).toFixed(1)} ${(s * reach).toFixed(1)}`,
      1.8,
      0.9,
      colour,
    ),
    shaded(circlePath(c * (reach + 8), s * (reach + 8), 3), colour),
  ]
})

/** Stories 6 to 10. */
export const LETTERS: Readonly<Record<number, (mood: Mood) => Vignette>> = {
  6: envoyComes,
  7: namedGate,
  8: islandsMoored,
  9: sixStrangers,
  10: theLedger,
}
