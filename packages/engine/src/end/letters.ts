import type { Brought, LetteredCrate } from '../catalogue/crate.ts'
import type { Runner } from '../loop/handler.ts'
import { type Play, push } from '../loop/play.ts'
import { changeLegacy, enterRule } from '../rules/campaign.ts'
import { dealCompanions } from './companions.ts'
import { reckon } from './reckoning.ts'
import { dealSpecialPersonas } from './special-personas.ts'
import { findSpectral } from './spectral.ts'
import { dealEqualCards, pickOwnCards } from './victory-cards.ts'

/** Stories without branches. */
const UNBRANCHED: readonly number[] = [16, 17]

/** Opens a lettered crate: its stories are read, its rules are written down, and what it brings comes into play (X5). */
export const letterRunner: Runner<'letter'> = {
  run(play, { letter, seat }) {
    const def = play.box.catalogue.letteredCrates.find((crate) => crate.letter === letter)
    if (def === undefined) return
    const { legacy } = play.state
    const branch = branchOf(play, letter)
    const stories = def.stories.map((story) =>
      UNBRANCHED.includes(story) ? `${story}` : `${story}:${branch}`,
    )
    changeLegacy(play, {
      letters: [...legacy.letters, letter],
      stories: [...legacy.stories, ...stories],
      nextGuidepost: def.next ?? legacy.nextGuidepost,
    })
    play.events?.push({ kind: 'letter-opened', letter })
    for (const story of def.stories)
      play.events?.push({ kind: 'story-read', story, branch: UNBRANCHED.includes(story) ? '' : branch })
    for (const rule of def.rules) enterRule(play, rule)
    if (def.reckons !== undefined) reckon(play, seat, def.reckons)
    if (def.names !== undefined)
      push(play, { asks: true, kind: 'name', seat, source: 0, what: def.names, number: 0 })
    if (def.brings !== null) BRINGERS[def.brings](play, seat)
  },
}

/** Happy or angry by the option that opens the crate; victory or defeat by the reckoning. */
function branchOf(play: Play, letter: LetteredCrate): string {
  const { guideposts, letteredCrates } = play.box.catalogue
  for (const { reckons } of letteredCrates) {
    if (reckons?.victory === letter) return 'victory'
    if (reckons?.defeat === letter) return 'defeat'
  }
  for (const { options } of guideposts)
    for (const option of options) if (option.crate === letter) return option.mood ?? ''
  return ''
}

const BRINGERS: { readonly [What in Brought]: (play: Play, seat: number) => void } = {
  companions: dealCompanions,
  'spectral-worker': findSpectral,
  'own-victory-cards': pickOwnCards,
  'equal-victory-cards': dealEqualCards,
  'special-personas': dealSpecialPersonas,
  // The candle and the locations come with the guidepost that follows.
  candle: () => undefined,
  locations: () => undefined,
}
