import type { LetteredCrateDef } from '@charterstone/engine'

/** One for each option of a guidepost; U and V are the two ends of the reckoning before game 12. */
export const letteredCrates: readonly LetteredCrateDef[] = [
  { letter: 'A', gives: [{ kind: 'per', count: 'coins', vp: 1 }], stories: [6], rules: ['inactive-charters', 'end-steps'], brings: null, next: 401 },
  { letter: 'B', gives: [{ kind: 'per', count: 'resources', vp: 1 }], stories: [6], rules: ['inactive-charters', 'end-steps'], brings: null, next: 401 },
  { letter: 'C', gives: [{ kind: 'per', count: 'building-values', vp: 1 }], stories: [7], rules: [], names: 'village', brings: null, next: 402 },
  { letter: 'D', stories: [7], rules: [], names: 'village', brings: null, next: 403 },
  { letter: 'E', stories: [8], rules: ['islands'], brings: null, next: 404 },
  { letter: 'F', stories: [8], rules: ['islands'], brings: null, next: 404 },
  { letter: 'G', stories: [9], rules: [], brings: 'companions', next: 405 },
  { letter: 'H', stories: [9], rules: [], brings: 'companions', next: 405 },
  { letter: 'I', glory: 1, stories: [10], rules: [], brings: 'spectral-worker', next: 406 },
  { letter: 'J', stories: [10], rules: [], brings: 'spectral-worker', next: 406 },
  { letter: 'K', stories: [11], rules: [], brings: 'own-victory-cards', next: 407 },
  { letter: 'L', stories: [11], rules: [], brings: 'equal-victory-cards', next: 407 },
  { letter: 'M', stories: [12], rules: [], brings: 'candle', next: 408 },
  { letter: 'N', stories: [12], rules: [], brings: 'candle', next: 408 },
  { letter: 'O', archives: 'used-persona', stories: [13], rules: [], brings: 'locations', next: 409 },
  { letter: 'P', stories: [13], rules: [], brings: 'locations', next: 409 },
  { letter: 'Q', glory: 2, stories: [14], rules: [], brings: 'special-personas', next: 410 },
  { letter: 'R', stories: [14], rules: [], brings: 'special-personas', next: 411 },
  { letter: 'S', stories: [15, 16, 17], rules: [], brings: null, next: null, reckons: { victory: 'V', defeat: 'U' } },
  { letter: 'T', stories: [15, 16, 17], rules: [], brings: null, next: null, reckons: { victory: 'V', defeat: 'U' } },
  { letter: 'U', stories: [18], rules: [], brings: null, next: 412 },
  { letter: 'V', stories: [18], rules: [], brings: null, next: 413 },
  { letter: 'W', stories: [], rules: ['post-campaign'], brings: null, next: null },
]
