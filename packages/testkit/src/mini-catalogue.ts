import type { Catalogue } from '@charterstone/engine'
import { miniAutoma, miniAutomaGoals } from './mini/automa.ts'
import { miniBuildings } from './mini/buildings.ts'
import {
  miniAssistants,
  miniCompanions,
  miniFriends,
  miniGuests,
  miniItems,
  miniMinions,
  miniObjectives,
  miniTreasures,
} from './mini/cards.ts'
import { miniCrates, miniLetteredCrates } from './mini/crates.ts'
import { miniPersonas } from './mini/personas.ts'
import { miniGuideposts, miniLocations, miniVictoryCards } from './mini/story.ts'

/** A small box of invented cards with at least one of everything, so that rule tests never depend on real content. */
export const miniCatalogue: Catalogue = {
  version: 'mini',
  buildings: miniBuildings,
  assistants: miniAssistants,
  items: miniItems,
  guests: miniGuests,
  friends: miniFriends,
  treasures: miniTreasures,
  objectives: miniObjectives,
  personas: miniPersonas,
  minions: miniMinions,
  companions: miniCompanions,
  victoryCards: miniVictoryCards,
  locations: miniLocations,
  guideposts: miniGuideposts,
  crates: miniCrates,
  letteredCrates: miniLetteredCrates,
  automa: miniAutoma,
  automaGoals: miniAutomaGoals,
  par: [40, 80, 120, 160, 200, 240],
  candleTurns: [16, 14, 14, 14, 14, 14],
  quietRounds: 6,
  fairStart: [],
  opening: { advancement: [206, 207, 208, 209, 210, 211, 212, 213], objectives: [214, 215, 216, 217, 218] },
}
