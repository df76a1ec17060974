import type { Countable, CrateDef, Effect, LetteredCrateDef } from '@charterstone/engine'

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
  letter: LetteredCrateDef['letter'],
  story: number,
  rest: Partial<LetteredCrateDef>,
): LetteredCrateDef {
  return { letter, stories: [story], rules: [], brings: null, next: null, ...rest }
}

const perHead = (per: Countable): Effect[] => [{ kind: 'vp', count: { per, times: 1 } }]
const ends: LetteredCrateDef['reckons'] = { victory: 'V', defeat: 'U' }

/** X5. */
export const miniLetteredCrates: readonly LetteredCrateDef[] = [
  lettered('A', 6, { gives: perHead('coins'), rules: ['inactive-charters', 'end-steps'], next: 401 }),
  lettered('B', 6, { gives: perHead('resources'), rules: ['inactive-charters', 'end-steps'], next: 401 }),
  lettered('C', 7, { gives: perHead('building-values'), names: 'village', next: 402 }),
  lettered('D', 7, { names: 'village', next: 403 }),
  lettered('E', 8, { rules: ['islands'], next: 404 }),
  lettered('F', 8, { rules: ['islands'], next: 404 }),
  lettered('G', 9, { brings: 'companions', next: 405 }),
  lettered('H', 9, { brings: 'companions', next: 405 }),
  lettered('I', 10, { glory: 1, brings: 'spectral-worker', next: 406 }),
  lettered('J', 10, { brings: 'spectral-worker', next: 406 }),
  lettered('K', 11, { brings: 'own-victory-cards', next: 407 }),
  lettered('L', 11, { brings: 'equal-victory-cards', next: 407 }),
  lettered('M', 12, { brings: 'candle', next: 408 }),
  lettered('N', 12, { brings: 'candle', next: 408 }),
  lettered('O', 13, { archives: 'used-persona', brings: 'locations', next: 409 }),
  lettered('P', 13, { brings: 'locations', next: 409 }),
  lettered('Q', 14, { glory: 2, brings: 'special-personas', next: 410 }),
  lettered('R', 14, { brings: 'special-personas', next: 411 }),
  lettered('S', 15, { stories: [15, 16, 17], reckons: ends }),
  lettered('T', 15, { stories: [15, 16, 17], reckons: ends }),
  lettered('U', 18, { next: 412 }),
  lettered('V', 18, { next: 413 }),
  lettered('W', 0, { stories: [], rules: ['post-campaign'] }),
]
