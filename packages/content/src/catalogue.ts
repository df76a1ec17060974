import type { Catalogue } from '@charterstone/engine'
import { basicBuildings } from './buildings/basic.ts'
import { blackBuildings } from './buildings/black.ts'
import { blueBuildings } from './buildings/blue.ts'
import { commons } from './buildings/commons.ts'
import { extraBuildings } from './buildings/extra.ts'
import { greenBuildings } from './buildings/green.ts'
import { purpleBuildings } from './buildings/purple.ts'
import { redBuildings } from './buildings/red.ts'
import { yellowBuildings } from './buildings/yellow.ts'
import { candleTurns } from './candle.ts'
import { assistants } from './cards/assistants.ts'
import { automaDeck, automaGoals } from './cards/automa.ts'
import { companions } from './cards/companions.ts'
import { friends } from './cards/friends.ts'
import { guests } from './cards/guests.ts'
import { guideposts } from './cards/guideposts.ts'
import { items } from './cards/items.ts'
import { locations } from './cards/locations.ts'
import { minions } from './cards/minions.ts'
import { objectives } from './cards/objectives.ts'
import { automaPersonas } from './cards/personas/automa.ts'
import { blackPersonas } from './cards/personas/black.ts'
import { bluePersonas } from './cards/personas/blue.ts'
import { greenPersonas } from './cards/personas/green.ts'
import { originalPersonas } from './cards/personas/original.ts'
import { purplePersonas } from './cards/personas/purple.ts'
import { redPersonas } from './cards/personas/red.ts'
import { specialPersonas } from './cards/personas/special.ts'
import { yellowPersonas } from './cards/personas/yellow.ts'
import { treasures } from './cards/treasures.ts'
import { victoryCards } from './cards/victory-cards.ts'
import { letteredCrates } from './crates/lettered.ts'
import { numberedCrates } from './crates/numbered.ts'
import { quietRounds } from './dusk.ts'
import { fairStart } from './fair-start.ts'
import { par } from './par.ts'

/** The Greengully campaign: everything in the box, as plain data. */
export const greengully: Catalogue = {
  version: '7',
  buildings: [
    ...basicBuildings,
    ...purpleBuildings,
    ...blackBuildings,
    ...greenBuildings,
    ...redBuildings,
    ...blueBuildings,
    ...yellowBuildings,
    ...extraBuildings,
    ...commons,
  ],
  assistants,
  items,
  guests,
  friends,
  treasures,
  objectives,
  personas: [
    ...originalPersonas,
    ...purplePersonas,
    ...blackPersonas,
    ...greenPersonas,
    ...redPersonas,
    ...bluePersonas,
    ...yellowPersonas,
    ...specialPersonas,
    ...automaPersonas,
  ],
  minions,
  companions,
  victoryCards,
  locations,
  guideposts,
  crates: numberedCrates,
  letteredCrates,
  automa: automaDeck,
  automaGoals,
  par,
  candleTurns,
  quietRounds,
  fairStart,
  opening: {
    advancement: [206, 207, 208, 209, 210, 211, 212, 213],
    objectives: [214, 215, 216, 217, 218],
  },
}
