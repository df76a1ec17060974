import type { Catalogue, PersonaDef } from '@charterstone/engine'

/** How many there are of each type, in the order of section 1 of the rules. */
export function countsOf(catalogue: Catalogue): Readonly<Record<string, number>> {
  const personas = (...kinds: PersonaDef['kind'][]): number =>
    catalogue.personas.filter(({ kind }) => kinds.includes(kind)).length
  const commons = catalogue.buildings.filter((def) => def.commons !== null).length
  return {
    buildings: catalogue.buildings.length - commons,
    commons,
    assistants: catalogue.assistants.length,
    items: catalogue.items.length,
    guests: catalogue.guests.length,
    friends: catalogue.friends.length,
    treasures: catalogue.treasures.length,
    objectives: catalogue.objectives.length,
    originalPersonas: personas('original'),
    personas: personas('ordinary'),
    specialPersonas: personas('loyal', 'rebel'),
    automaPersonas: personas('automa'),
    minions: catalogue.minions.length,
    companions: catalogue.companions.length,
    victoryCards: catalogue.victoryCards.length,
    locations: catalogue.locations.length,
    guideposts: catalogue.guideposts.length,
    crates: catalogue.crates.length,
    letteredCrates: catalogue.letteredCrates.length,
    automaCards: catalogue.automa.length,
  }
}
