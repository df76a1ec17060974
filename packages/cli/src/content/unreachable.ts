import type { Brought, Catalogue, LetteredCrate } from '@charterstone/engine'

/** Crates and cards that no campaign could ever bring to the table. */
export function unreachableIn(catalogue: Catalogue): string[] {
  const crates = openable(catalogue)
  const letters = reachableLetters(catalogue)
  const cards = reachableCards(catalogue, crates, letters)
  const { buildings, assistants, items, guests, friends, treasures, objectives, personas } = catalogue
  const all = [...buildings, ...assistants, ...items, ...guests, ...friends, ...treasures, ...objectives]
  return [
    ...catalogue.crates.filter(({ number }) => !crates.has(number)).map(({ number }) => `crate ${number}`),
    ...catalogue.letteredCrates
      .filter(({ letter }) => !letters.has(letter))
      .map(({ letter }) => `crate ${letter}`),
    ...[...all, ...personas]
      .filter(({ number }) => !cards.has(number))
      .map(({ number, slug }) => `${number} ${slug}`),
  ]
}

/** From the basic buildings on: a building carries a crate, a crate brings buildings. */
function openable({ buildings, crates }: Catalogue): ReadonlySet<number> {
  const found = new Set<number>()
  const open = (number: number | null): void => {
    const crate = crates.find((def) => def.number === number)
    if (crate === undefined || found.has(crate.number)) return
    found.add(crate.number)
    for (const card of [...crate.buildings, ...crate.deck])
      open(buildings.find((def) => def.number === card)?.crate ?? null)
  }
  for (const { depth, crate } of buildings) if (depth === 0) open(crate)
  return found
}

/** Options of guideposts, what a reckoning leads to, and the crate that opens after the last game. */
function reachableLetters({ guideposts, letteredCrates }: Catalogue): ReadonlySet<LetteredCrate> {
  const chosen = guideposts.flatMap(({ options }) => options.map(({ crate }) => crate))
  const reckoned = letteredCrates.flatMap(({ reckons }) =>
    reckons === undefined ? [] : [reckons.victory, reckons.defeat],
  )
  const last = letteredCrates
    .filter(({ rules }) => rules.includes('post-campaign'))
    .map(({ letter }) => letter)
  return new Set([...chosen, ...reckoned, ...last])
}

function reachableCards(
  { buildings, crates, letteredCrates, opening, personas }: Catalogue,
  opened: ReadonlySet<number>,
  letters: ReadonlySet<LetteredCrate>,
): ReadonlySet<number> {
  const brought = new Set<Brought | null>(
    letteredCrates.filter(({ letter }) => letters.has(letter)).map(({ brings }) => brings),
  )
  return new Set([
    ...buildings.filter(({ depth }) => depth === 0).map(({ number }) => number),
    ...opening.advancement,
    ...opening.objectives,
    ...personas.filter(({ kind }) => kind === 'original' || kind === 'automa').map(({ number }) => number),
    ...personas
      .filter(({ kind }) => (kind === 'loyal' || kind === 'rebel') && brought.has('special-personas'))
      .map(({ number }) => number),
    ...crates
      .filter(({ number }) => opened.has(number))
      .flatMap((crate) => [
        ...crate.buildings,
        ...crate.deck,
        ...crate.objectives,
        ...(crate.persona === null ? [] : [crate.persona]),
      ]),
  ])
}
