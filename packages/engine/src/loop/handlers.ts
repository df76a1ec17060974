import { automaTurnRunner } from '../automa/turn.ts'
import { chooseAsker, minionAsker, tradeAsker } from '../effects/choices.ts'
import { mayAsker } from '../effects/may.ts'
import { echoAsker, mirrorAsker, settleAsker } from '../effects/specials.ts'
import { takeAnyAsker } from '../effects/take-any.ts'
import { tributeAsker } from '../effects/tribute.ts'
import { effectsRunner } from '../effects/verbs.ts'
import { companionAsker } from '../end/companions.ts'
import { endingRunner } from '../end/ending.ts'
import { capacityAsker, gloryAsker } from '../end/glory.ts'
import { guidepostAsker } from '../end/guidepost.ts'
import { keepAsker } from '../end/keep.ts'
import { letterRunner } from '../end/letters.ts'
import { archivePersonaAsker, specialPersonaAsker } from '../end/special-personas.ts'
import { freeSpectralAsker } from '../end/spectral.ts'
import { victoryCardAsker } from '../end/victory-cards.ts'
import { cardAsker, cardLookedAsker } from '../rules/card-gain.ts'
import { constructAsker, plotAsker, spareAsker } from '../rules/construction.ts'
import { crateResourcesAsker, crateRunner, unlockAsker } from '../rules/crates.ts'
import { incomeRunner } from '../rules/income.ts'
import { minionSpotAsker } from '../rules/minions.ts'
import { nameAsker } from '../rules/names.ts'
import { objectivePickAsker, scoreAsker } from '../rules/objectives.ts'
import { payAsker } from '../rules/payment.ts'
import { drawPersonaAsker, personaAsker } from '../rules/personas.ts'
import { advanceRunner, moveProgressAsker } from '../rules/progress.ts'
import { sellAsker } from '../rules/quota.ts'
import { reputationAsker } from '../rules/reputation.ts'
import { bumpOrNotAsker, retrieveAsker, workerAsker } from '../rules/workers.ts'
import { automaLevelAsker } from '../setup/automa-level.ts'
import { perilFromCharterAsker } from '../setup/glory-bonuses.ts'
import { dealPersonaAsker, startThingAsker, startWealthAsker } from '../setup/grown-village.ts'
import { islandPlaceAsker, islandTileAsker } from '../setup/islands.ts'
import { setupRunner } from '../setup/setup.ts'
import { amuletAsker, extraTurnRunner } from '../turn/free-actions.ts'
import { actAsker, nextSeatRunner, roundEndRunner, turnEndAsker, turnRunner } from '../turn/turn.ts'
import { afterUseRunner, usedRunner, useRunner } from '../turn/use.ts'
import type { Handlers } from './handler.ts'

/** Who resolves what: one entry for each kind of frame, checked for completeness by the compiler. */
export const handlers: Handlers = {
  turn: turnRunner,
  'automa-turn': automaTurnRunner,
  'next-seat': nextSeatRunner,
  'round-end': roundEndRunner,
  use: useRunner,
  used: usedRunner,
  'after-use': afterUseRunner,
  effects: effectsRunner,
  advance: advanceRunner,
  income: incomeRunner,
  'crate-opened': crateRunner,
  'extra-turn': extraTurnRunner,
  setup: setupRunner,
  ending: endingRunner,
  letter: letterRunner,
  act: actAsker,
  'turn-end': turnEndAsker,
  worker: workerAsker,
  'minion-spot': minionSpotAsker,
  'bump-or-not': bumpOrNotAsker,
  pay: payAsker,
  'take-any': takeAnyAsker,
  card: cardAsker,
  'card-looked': cardLookedAsker,
  minion: minionAsker,
  reputation: reputationAsker,
  'objective-pick': objectivePickAsker,
  construct: constructAsker,
  spare: spareAsker,
  plot: plotAsker,
  unlock: unlockAsker,
  'crate-resources': crateResourcesAsker,
  score: scoreAsker,
  sell: sellAsker,
  trade: tradeAsker,
  may: mayAsker,
  choose: chooseAsker,
  retrieve: retrieveAsker,
  amulet: amuletAsker,
  persona: personaAsker,
  'draw-persona': drawPersonaAsker,
  'move-progress': moveProgressAsker,
  tribute: tributeAsker,
  mirror: mirrorAsker,
  echo: echoAsker,
  settle: settleAsker,
  name: nameAsker,
  'island-tile': islandTileAsker,
  'island-place': islandPlaceAsker,
  'peril-from-charter': perilFromCharterAsker,
  guidepost: guidepostAsker,
  glory: gloryAsker,
  capacity: capacityAsker,
  keep: keepAsker,
  companion: companionAsker,
  'victory-card': victoryCardAsker,
  'special-persona': specialPersonaAsker,
  'free-spectral': freeSpectralAsker,
  'archive-persona': archivePersonaAsker,
  'deal-persona': dealPersonaAsker,
  'automa-level': automaLevelAsker,
  'start-thing': startThingAsker,
  'start-wealth': startWealthAsker,
}
