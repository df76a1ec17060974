import type { Catalogue } from '../catalogue/catalogue.ts'
import type { State } from '../state/state.ts'
import { releasedBy } from './released.ts'
import { countOf, note, type Tally, tallyOf } from './tally.ts'

/** Personas are in one chest or in the archive; those in use come from the chest of their charter. */
export function personaViolations(state: State, catalogue: Catalogue, violations: string[]): void {
  const { legacy, table } = state
  const chests = tallyOf(...legacy.charters.map(({ chest }) => chest))
  const inChests = chests.total
  note(chests, legacy.archive)
  const { personas } = releasedBy(catalogue, legacy.crates)
  let ordinary = 0
  for (const persona of personas) {
    const count = countOf(chests, persona)
    if (count !== 1) violations.push(`persona ${persona}: ${count} of 1`)
    if (!legacy.archive.includes(persona)) ordinary++
  }
  const special = specialPersonas(state, catalogue, chests, violations)
  if (inChests !== ordinary + special)
    violations.push(`personas in chests: ${inChests} of ${ordinary + special}`)
  const inUse = tallyOf()
  for (const { charter, personas: used } of table.seats) {
    note(inUse, used)
    for (const persona of used) {
      if (countOf(inUse, persona) > 1) violations.push(`persona ${persona} is in use twice`)
      const isOwn = legacy.charters[charter]?.chest.includes(persona) === true
      if (!isOwn && (legacy.mode === 'campaign' || countOf(chests, persona) === 0))
        violations.push(`persona ${persona} is in use and in no chest of its seat`)
    }
  }
  for (const { chest, used } of legacy.charters)
    for (const persona of used)
      if (!chest.includes(persona)) violations.push(`persona ${persona} is marked, but not in the chest`)
}

/** K5: of the two of a charter one is kept and one archived, or neither is out yet. Returns how many are kept. */
function specialPersonas(
  { legacy }: State,
  { personas }: Catalogue,
  chests: Tally,
  violations: string[],
): number {
  let kept = 0
  for (const { number, kind } of personas) {
    if (kind !== 'loyal') continue
    const out = countOf(chests, number) + countOf(chests, number + 1)
    if (out !== 0 && out !== 2) violations.push(`special personas ${number} and ${number + 1}: ${out} of 2`)
    const inChest = [number, number + 1].filter((persona) =>
      legacy.charters.some(({ chest }) => chest.includes(persona)),
    ).length
    if (inChest > 1) violations.push(`special personas ${number} and ${number + 1} were both kept`)
    kept += inChest
  }
  return kept
}
