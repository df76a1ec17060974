import { type Decision, type Engine, keyOf, type Option, roll, seedRng } from '@charterstone/engine'
import type { CardFacts } from '../evaluation/card-facts.ts'
import type { World } from '../world.ts'

/** A bot is kind or proud, for as long as it sits at a table. */
export type Character = 'kind' | 'proud'

/** Two paths of the story that differ less, in victory points on the spot, are a question of character. */
const CLOSE = 1.5
/** Out of five times, how often a bot is true to its character. */
const USUALLY = 4
const TIMES = 5

export function characterOf(seed: number): Character {
  return roll(seedRng(seed ^ 0xc4a2), 2) === 0 ? 'kind' : 'proud'
}

/** Whether a decision is a question of character more than of points. */
export function isOfCharacter({ kind }: Decision): boolean {
  return kind === 'companion' || kind === 'special-persona' || kind === 'guidepost'
}

type Choosing = {
  readonly engine: Engine
  readonly facts: CardFacts
  readonly world: World
  readonly character: Character
  readonly chance: number
}

/**
 * Kind bots choose what pleases the King, treat companions kindly and side with the rebels, most of the time; proud ones do
 * neither. A path that pays clearly more than the other is taken by all.
 */
export function pickByCharacter(choosing: Choosing, { options, seat }: Decision): string {
  const { engine, facts, world, character, chance } = choosing
  const offered = engine.options(world)
  const worths = new Map(
    offered.map((option) => [
      keyOf(option),
      isPaid(facts, option) ? leadAfter(choosing, keyOf(option), seat) : leadIn(world, seat),
    ]),
  )
  const best = Math.max(...worths.values())
  const close = options.filter((key) => (worths.get(key) ?? 0) > best - CLOSE)
  const isTrue = roll(seedRng(chance), TIMES) < USUALLY
  const wanted = (character === 'kind') === isTrue
  const liked = offered.find(
    (option) => close.includes(keyOf(option)) && isKind(facts, world, option) === wanted,
  )
  return liked === undefined ? (close[0] ?? '') : keyOf(liked)
}

/** Whether a path of the story gives something on the spot. Only such a path is tried out: the others lead straight to later steps. */
function isPaid({ catalogue }: CardFacts, option: Option): boolean {
  if (option.kind !== 'path') return false
  return catalogue.letteredCrates.some(({ letter, gives }) => letter === option.letter && gives !== undefined)
}

/** The lead in victory points right after an answer. */
function leadAfter({ engine, world }: Choosing, key: string, seat: number): number {
  const after = engine.clone(world)
  engine.apply(after, key)
  return leadIn(after, seat)
}

function leadIn({ table: { seats } }: World, seat: number): number {
  const own = seats[seat]?.vp ?? 0
  const sum = seats.reduce((total, { vp }) => total + vp, 0)
  return own - (sum - own) / Math.max(1, seats.length - 1)
}

function isKind({ guideposts, personas }: CardFacts, { table }: World, option: Option): boolean {
  if (option.kind === 'companion') return option.treated === 'kind'
  if (option.kind === 'card') return personas.get(option.card)?.kind === 'rebel'
  if (option.kind !== 'path') return false
  const path = guideposts.get(table.guidepost)?.options.find(({ crate }) => crate === option.letter)
  return path?.mood === 'happy'
}
