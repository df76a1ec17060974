import {
  type Catalogue,
  type CrateDef,
  createEngine,
  type Engine,
  seedRng,
  shuffle,
} from '@charterstone/engine'

/** An engine for imagined worlds, by the crates that are open and the number of the sample. */
export type SealedEngines = (opened: readonly number[], sample: number) => Engine

const MAX_ENGINES = 8

/**
 * A bot does not know the contents of sealed crates. So it never searches with the real catalogue, but with one whose
 * sealed crates of the same depth have swapped their contents (D5).
 */
export function makeSealedEngines({ catalogue }: Engine): SealedEngines {
  const engines = new Map<string, Engine>()
  return (opened, sample) => {
    const name = `${sample}:${opened.join()}`
    const known = engines.get(name)
    if (known !== undefined) return known
    const engine = createEngine({ ...catalogue, crates: swapSealedCrates(catalogue, opened, sample) })
    const [oldest] = engines.keys()
    if (engines.size >= MAX_ENGINES && oldest !== undefined) engines.delete(oldest)
    engines.set(name, engine)
    return engine
  }
}

/** Gives the same result for every real arrangement of the sealed contents, so a bot can learn nothing about it. */
export function swapSealedCrates(
  { crates, buildings }: Catalogue,
  opened: readonly number[],
  sample: number,
): readonly CrateDef[] {
  const rng = seedRng(sample)
  const isOpen = new Set(opened)
  const depthOf = new Map(buildings.flatMap(({ crate, depth }) => (crate === null ? [] : [[crate, depth]])))
  const sealed = crates.filter(({ number }) => !isOpen.has(number)).sort((a, b) => a.number - b.number)
  const result = crates.filter(({ number }) => isOpen.has(number))
  for (const depth of new Set(sealed.map(({ number }) => depthOf.get(number)))) {
    const level = sealed.filter(({ number }) => depthOf.get(number) === depth)
    const contents = [...level].sort((a, b) => (a.buildings[0] ?? 0) - (b.buildings[0] ?? 0))
    shuffle(rng, contents)
    level.forEach(({ number, resources }, index) => {
      const content = contents[index]
      if (content !== undefined) result.push({ ...content, number, resources })
    })
  }
  return result
}
