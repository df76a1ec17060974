import { type Decision, type Engine, keyOf, type Option, roll, seedRng } from '@charterstone/engine'
import type { CardFacts } from '../evaluation/card-facts.ts'
import type { Line } from '../search/search-turn.ts'
import type { World } from '../world.ts'

/** A bot is kind or proud, for as long as it sits at a table. */
export type Character = 'kind' | 'proud'

/** Two paths of the story this close, in victory points, are a question of character. */
const CLOSE = 4
/** Out of five times, how often a bot is true to its character. */
const USUALLY = 4
const TIMES = 5

export function characterOf(seed: number): Character {
  return roll(seedRng(seed ^ 0xc4a2), 2) === 0 ? 'kind' : 'proud'
}

/** Whether a decision is a question of character and not of points. */
export function isOfCharacter({ kind }: Decision): boolean {
  return kind === 'companion' || kind === 'special-persona'
}

type Choosing = {
  readonly engine: Engine
  readonly facts: CardFacts
  readonly world: World
  readonly character: Character
  readonly chance: number
}

/** Kind bots treat companions kindly and side with the rebels; proud ones do neither. */
export function pickByCharacter(choosing: Choosing, { options }: Decision): string {
  return likedIn(choosing, options) ?? options[0] ?? ''
}

/** The lines of a choice between paths of the story: of those that are nearly equal, the one that the bot likes comes first. */
export function withCharacter(
  choosing: Choosing,
  { kind }: Decision,
  lines: readonly Line[],
): readonly Line[] {
  const [best] = lines
  if (kind !== 'guidepost' || best === undefined) return lines
  const close = lines.filter(({ value }) => value > best.value - CLOSE)
  const key = likedIn(
    choosing,
    close.map((line) => line.key),
  )
  const liked = close.find((line) => line.key === key) ?? best
  return [liked, ...lines.filter((line) => line !== liked)]
}

/** Usually an option that suits the character, at times one that does not. */
function likedIn(
  { engine, facts, world, character, chance }: Choosing,
  keys: readonly string[],
): string | undefined {
  const isTrue = roll(seedRng(chance), TIMES) < USUALLY
  const wanted = (character === 'kind') === isTrue
  return engine
    .options(world)
    .filter((option) => keys.includes(keyOf(option)))
    .filter((option) => isKind(facts, world, option) === wanted)
    .map(keyOf)[0]
}

function isKind({ guideposts, personas }: CardFacts, { table }: World, option: Option): boolean {
  if (option.kind === 'companion') return option.treated === 'kind'
  if (option.kind === 'card') return personas.get(option.card)?.kind === 'rebel'
  if (option.kind !== 'path') return false
  const path = guideposts.get(table.guidepost)?.options.find(({ crate }) => crate === option.letter)
  return path?.mood === 'happy'
}
