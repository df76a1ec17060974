import type { LetteredCrateDef } from '@charterstone/engine'

/** One for each option of a guidepost; U and V are the two ends of the reckoning before game 12. */
export const letteredCrates: readonly LetteredCrateDef[] = [
  { letter: 'A', stories: [6], rules: ['inactive-charters', 'end-steps'], brings: null },
  { letter: 'B', stories: [6], rules: ['inactive-charters', 'end-steps'], brings: null },
  { letter: 'C', stories: [7], rules: [], brings: null },
  { letter: 'D', stories: [7], rules: [], brings: null },
  { letter: 'E', stories: [8], rules: ['islands'], brings: null },
  { letter: 'F', stories: [8], rules: ['islands'], brings: null },
  { letter: 'G', stories: [9], rules: [], brings: 'companions' },
  { letter: 'H', stories: [9], rules: [], brings: 'companions' },
  { letter: 'I', stories: [10], rules: [], brings: 'spectral-worker' },
  { letter: 'J', stories: [10], rules: [], brings: 'spectral-worker' },
  { letter: 'K', stories: [11], rules: [], brings: 'victory-cards' },
  { letter: 'L', stories: [11], rules: [], brings: 'victory-cards' },
  { letter: 'M', stories: [12], rules: [], brings: 'candle' },
  { letter: 'N', stories: [12], rules: [], brings: 'candle' },
  { letter: 'O', stories: [13], rules: [], brings: 'locations' },
  { letter: 'P', stories: [13], rules: [], brings: 'locations' },
  { letter: 'Q', stories: [14], rules: [], brings: 'special-personas' },
  { letter: 'R', stories: [14], rules: [], brings: 'special-personas' },
  { letter: 'S', stories: [15, 16, 17], rules: [], brings: null },
  { letter: 'T', stories: [15, 16, 17], rules: [], brings: null },
  { letter: 'U', stories: [18], rules: [], brings: null },
  { letter: 'V', stories: [18], rules: [], brings: null },
  { letter: 'W', stories: [], rules: ['post-campaign'], brings: null },
]
