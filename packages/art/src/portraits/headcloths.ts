import { paint } from '../ink/paint.ts'
import { circlePath } from '../ink/path.ts'
import { drawn, filled, shaded } from '../ink/prop.ts'
import { FINE, INNER, OUTLINE } from './faces.ts'
import type { Hat } from './hats.ts'

/** Hats of cloth: wound, tied or hanging. */
export const HEADCLOTHS = {
  turban: {
    hidesHair: true,
    front: (main, shade) => [
      filled('M28 36C23 17 36 6.5 50 6.5S77 17 72 36C62 29 38 29 28 36Z', main, OUTLINE),
      shaded('M60 8.5C73 13 76 24 71.5 34.5L63 31.5Q66 18 60 8.5Z', shade, 0.5),
      drawn('M29 30Q44 30 54 8M36 30.5Q54 26 64 11M50 29.5Q62 26 70 18M30 22Q40 18 44 9', FINE, 0.6),
      filled(circlePath(50, 21, 3.4), paint.gold, INNER),
    ],
  },
  headscarf: {
    hidesHair: true,
    front: (main, shade) => [
      filled('M70 36L82 30Q86 36 80 41L72 41ZM71 39L82 48Q78 54 73 50L68 42Z', shade, INNER),
      filled('M28.5 43C25 21 37 13 50 13S75 21 71.5 43C69 34 62 29 50 29S31 34 28.5 43Z', main, OUTLINE),
      drawn('M34 26l3 3M42 19l2 4M56 18l-1 4M64 25l-3 3M49 24h3', 1.5, 0.8, paint.cream),
    ],
  },
  hijab: {
    hidesHair: true,
    back: (main) => [
      filled(
        'M25 46C22 20 36 11.5 50 11.5S78 20 75 46C77 62 74 72 72 82H28C26 72 23 62 25 46Z',
        main,
        OUTLINE,
      ),
    ],
    front: (main, shade) => [
      filled('M29 45C26 25 37 15.5 50 15.5S74 25 71 45C69 34 61 27.5 50 27.5S31 34 29 45Z', main, OUTLINE),
      filled('M31 56Q35 69 50 69.5Q65 69 69 56Q77 74 68 88Q50 97 32 88Q23 74 31 56Z', main, OUTLINE),
      drawn('M34 70Q50 84 66 72M37 80Q52 90 66 82', FINE, 0.5),
      shaded('M62 69Q68 64 69 57Q76 74 68 87L60 91Q68 80 62 69Z', shade, 0.45),
    ],
  },
  bandana: {
    hidesHair: true,
    front: (main, shade) => [
      filled('M70 33L80 29Q83 34 78 38ZM70 36L79 43Q75 48 70 44Z', shade, INNER),
      filled('M29.5 37C28 21 38 14.5 50 14.5S72 21 70.5 37Q50 27 29.5 37Z', main, OUTLINE),
      drawn('M38 26h.1M46 21h.1M54 21h.1M62 26h.1M42 27h.1M50 25h.1M58 27h.1', 2.4, 1, paint.cream),
    ],
  },
  hood: {
    hidesHair: true,
    back: (main) => [filled('M23 58C18 24 34 6 50 6S82 24 77 58Q74 72 68 80H32Q26 72 23 58Z', main, OUTLINE)],
    front: (main, shade) => [
      filled(
        'M23 60C18 24 34 6 50 6S82 24 77 60Q74 74 64 81Q69 66 68.5 46C67.5 32 60 26 50 26S32.5 32 31.5 46Q31 66 36 81Q26 74 23 60Z',
        main,
        OUTLINE,
      ),
      shaded(
        'M58 7.5C72 12 79 34 76 59Q73.5 71 66 78.5Q70 62 69 46C68.3 36 65 30 60 27.5Q63 17 58 7.5Z',
        shade,
        0.55,
      ),
    ],
  },
  veil: {
    hidesHair: false,
    back: (main) => [shaded('M22 90C18 50 26 12 50 11S82 50 78 90Z', main, 0.55)],
    front: (main, shade) => [
      shaded(
        'M28 40C26 22 38 14 50 14S74 22 72 40L76 88H66L69 44C68 33 60 27 50 27S32 33 31 44L34 88H24Z',
        main,
        0.72,
      ),
      drawn('M28 40C26 22 38 14 50 14S74 22 72 40L76 88M28 40L24 88', INNER, 0.8),
      filled('M31 31Q50 22 69 31L68 34.5Q50 26 32 34.5Z', shade, FINE),
      filled(circlePath(50, 27, 2.6), paint.gold, FINE),
    ],
  },
  bonnet: {
    hidesHair: true,
    back: (main) => [filled('M26 50C20 24 34 9 50 9S80 24 74 50Q72 60 66 62H34Q28 60 26 50Z', main, OUTLINE)],
    front: (main, shade) => [
      filled(
        'M27 50C23 46 24 40 27 38C24 33 28 26 32 26C32 20 39 16 43 18C46 13 54 13 57 18C61 16 68 20 68 26C72 26 76 33 73 38C76 40 77 46 73 50C71 42 68 34 62 31Q50 26 38 31C32 34 29 42 27 50Z',
        paint.cream,
        INNER,
      ),
      drawn('M30 50Q32 64 42 69M70 50Q68 64 58 69', 2.6, 1, main),
      filled('M50 70l-8-5v9ZM50 70l8-5v9Z', shade, FINE),
    ],
  },
} as const satisfies Readonly<Record<string, Hat>>

export type HeadclothName = keyof typeof HEADCLOTHS
