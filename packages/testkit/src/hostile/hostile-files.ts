import {
  type CampaignRecord,
  type Catalogue,
  createEngine,
  type Engine,
  type Rng,
  roll,
  seedRng,
} from '@charterstone/engine'
import { miniCatalogue } from '../mini-catalogue.ts'
import { cutOff, flipped, randomBytes, TEXTS } from './bytes.ts'
import { askedAgain, DEPTHS, forgedStack, STACK_NAMES, TARGETS } from './forged-stacks.ts'
import { honestRecords } from './honest-records.ts'
import { formsOf, type Path } from './json.ts'
import { extra, missing, otherGames, otherNumber, shuffledAnswers, wrongType } from './nonsense.ts'
import { partsOf, textOf } from './seal.ts'
import { misshapen, SHAPE_NAMES } from './shapes.ts'

/** A forged or damaged file, and what is wrong with it. */
export type HostileFile = { readonly name: string; readonly text: string }

type Make = (honest: CampaignRecord, rng: Rng) => string
type Attack = readonly [name: string, make: Make]

/**
 * `count` hostile files: first every named attack, then a value of a wrong type at every path, then random
 * attacks. The same seed gives the same files.
 */
export function* hostileFiles(
  seed: number,
  count: number,
  catalogue: Catalogue = miniCatalogue,
): Generator<HostileFile, void, void> {
  const honest = honestRecords(catalogue, seed)
  const rng = seedRng(seed)
  const chance = chances(createEngine(catalogue))
  const attacks = [...namedAttacks(chance), ...wrongTypes(honest)]
  for (let index = 0; index < count; index++) {
    const record = pick(honest, rng)
    const [name, make] = attacks[index] ?? pick(chance, rng)
    yield { name: `${index}: ${name}`, text: make(record, rng) }
  }
}

function namedAttacks(chance: readonly Attack[]): Attack[] {
  const stacks = STACK_NAMES.flatMap((name) =>
    DEPTHS.flatMap((depth) =>
      TARGETS.map(
        (target): Attack => [
          `a stack, ${depth}, ${target}: ${name}`,
          (honest) => textOf(forgedStack(honest, name, target, depth)),
        ],
      ),
    ),
  )
  const shapes = SHAPE_NAMES.map((name): Attack => [name, (honest) => textOf(misshapen(honest, name))])
  const texts = Object.entries(TEXTS).map(([name, make]): Attack => [name, () => make()])
  return mixed([stacks, shapes, texts, chance])
}

/** Takes from each list in turn, so that a few files already cover every kind. */
function mixed(lists: readonly (readonly Attack[])[]): Attack[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}

function wrongTypes(honest: readonly CampaignRecord[]): Attack[] {
  return honest.flatMap((record, index) =>
    formsOf(partsOf(record)).map(
      (path): Attack => [
        `wrong type in record ${index}: ${path.join('.')}`,
        (_, rng) => textOf(wrongType(record, path, rng)),
      ],
    ),
  )
}

/** Attacks that use random numbers. */
function chances(engine: Engine): readonly Attack[] {
  return [
    ['another number', (honest, rng) => textOf(otherNumber(honest, rng))],
    ['a wrong type', (honest, rng) => textOf(wrongType(honest, somewhere(honest, rng), rng))],
    ['a missing part', (honest, rng) => textOf(missing(honest, somewhere(honest, rng)))],
    ['an extra part', (honest, rng) => textOf(extra(honest, somewhere(honest, rng), rng))],
    ['shuffled answers', (honest, rng) => textOf(shuffledAnswers(honest, rng))],
    ['other games', (honest, rng) => textOf(otherGames(honest, rng))],
    ['cut off', cutOff],
    ['one character changed', flipped],
    ['random bytes', (_, rng) => randomBytes(rng)],
    [
      'a forged stack',
      (honest, rng) =>
        textOf(forgedStack(honest, pick(STACK_NAMES, rng), pick(TARGETS, rng), pick(DEPTHS, rng))),
    ],
    [
      'a forged stack with its question',
      (honest, rng) => textOf(askedAgain(engine, honest, pick(STACK_NAMES, rng), pick(TARGETS, rng))),
    ],
  ]
}

function somewhere(honest: CampaignRecord, rng: Rng): Path {
  return pick(formsOf(partsOf(honest)), rng)
}

function pick<Type>(list: readonly Type[], rng: Rng): Type {
  return list[roll(rng, list.length)] as Type
}
