import type { CrateDef, LetteredCrateDef } from '@charterstone/engine'

function crate(number: number, rest: Partial<CrateDef>): CrateDef {
  return {
    number,
    buildings: [],
    persona: null,
    rules: [],
    minion: null,
    objectives: [],
    deck: [],
    resources: { pair: 'wood', split: ['clay', 'grain'] },
    ...rest,
  }
}

/** A small tree: 1-6 on the basic buildings, and one crate for each thing that a crate can bring. */
export const miniCrates: readonly CrateDef[] = [
  crate(1, { buildings: [22, 23], persona: 219 }),
  crate(2, { buildings: [43, 44], persona: 233 }),
  crate(3, { buildings: [58, 59], persona: 258 }),
  crate(4, { buildings: [73, 74], persona: 280 }),
  crate(5, { buildings: [88, 89], persona: 303 }),
  crate(6, { buildings: [109, 110], persona: 314 }),
  crate(7, { buildings: [25, 26], persona: 298, rules: ['private-objectives'], objectives: [220, 221, 222] }),
  crate(8, { buildings: [35], persona: 229, rules: ['minions'], minion: 'cat', objectives: [228] }),
  crate(10, { buildings: [28], persona: 230, rules: ['income'], objectives: [226] }),
  crate(11, { buildings: [30, 31, 32], rules: ['overbuilding'] }),
  crate(12, { buildings: [38], persona: 231, rules: ['peril'] }),
  crate(15, { buildings: [45, 47], persona: 254, rules: ['minions'], minion: 'ghost' }),
  crate(17, {
    buildings: [46, 48],
    persona: 235,
    rules: ['treasures'],
    deck: [236, 238, 241, 242, 245, 246, 250],
  }),
  crate(23, { buildings: [61, 62], persona: 251, rules: ['items'], deck: [259, 260, 261, 262] }),
  crate(31, { buildings: [76, 77], persona: 329, rules: ['guests'], deck: [281, 282, 283, 284] }),
  crate(39, { buildings: [91], persona: 296, rules: ['building-cards'], deck: [92, 93, 94] }),
  crate(47, { buildings: [112, 113], persona: 331, rules: ['friends'], deck: [315, 316, 317, 318] }),
]

function lettered(
  letters: readonly LetteredCrateDef['letter'][],
  stories: readonly number[],
  rules: LetteredCrateDef['rules'] = [],
  brings: LetteredCrateDef['brings'] = null,
): LetteredCrateDef[] {
  return letters.map((letter) => ({ letter, stories, rules, brings }))
}

/** X5. */
export const miniLetteredCrates: readonly LetteredCrateDef[] = [
  ...lettered(['A', 'B'], [6], ['inactive-charters', 'end-steps']),
  ...lettered(['C', 'D'], [7]),
  ...lettered(['E', 'F'], [8], ['islands']),
  ...lettered(['G', 'H'], [9], [], 'companions'),
  ...lettered(['I', 'J'], [10], [], 'spectral-worker'),
  ...lettered(['K', 'L'], [11], [], 'victory-cards'),
  ...lettered(['M', 'N'], [12], [], 'candle'),
  ...lettered(['O', 'P'], [13], [], 'locations'),
  ...lettered(['Q', 'R'], [14], [], 'special-personas'),
  ...lettered(['S', 'T'], [15, 16, 17]),
  ...lettered(['U', 'V'], [18]),
  ...lettered(['W'], [], ['post-campaign']),
]
