import { buildingOf, type Decision, type Effect, type Engine, keyOf, type View } from '@charterstone/engine'
import { answerPurposes, heuristicPurposes } from './advice/answer-purposes.ts'
import { type PlayedLine, playLine } from './advice/play-line.ts'
import type { Purpose } from './advice/purpose.ts'
import {
  gainsOfTurn,
  purposesOf,
  SCORING_KINDS,
  type ScoringKind,
  scoringOf,
} from './advice/turn-purposes.ts'
import type { Explanation } from './bot.ts'
import { type WinModel, winGain } from './evaluation/win/win-model.ts'
import type { Line } from './search/search-turn.ts'
import type { Thought } from './thinking-bot.ts'

const MAX_BEST = 3
/** An option that is further behind is no advice, in victory points. */
const MAX_GAP = 4

/** A choice without a search has no numbers. */
export function explainHeuristic(
  engine: Engine,
  view: View,
  decision: Decision,
  key: string,
): readonly Explanation[] {
  const option = engine.optionOf({ ...view, decision }, key)
  const purposes = option === null ? [] : heuristicPurposes(view, decision, option)
  return [{ key, standing: 'best', gap: null, chance: null, purposes, next: null }]
}

/** A line that is listed, and how far it is behind the best one; null where no search has compared it. */
type Listed = { readonly line: Line; readonly standing: Explanation['standing']; readonly gap: number | null }

/** The best lines of a search, then every way to score that is not among them, then what was asked about. */
export function explainSearch(
  thought: Thought,
  model: WinModel,
  about: readonly string[] = [],
): readonly Explanation[] {
  const { lines, world } = thought
  if (lines.length === 0 || world.pending === null) return []
  const gaps = gapsOf(lines)
  const best = lines.flatMap((line, index): Listed[] => {
    const gap = gaps[index] ?? 0
    if (index === 0) return [{ line, standing: 'best', gap: gaps[1] ?? null }]
    return index < MAX_BEST && gap <= MAX_GAP ? [{ line, standing: 'next', gap }] : []
  })
  const scoring = world.pending.kind === 'act' ? missingScores(thought, gaps, best) : []
  const listed = [...best, ...scoring]
  const asked = about
    .filter((key) => world.pending?.options.includes(key) === true)
    .filter((key) => !listed.some(({ line }) => line.key === key))
    .map((key): Listed => possible(lines, gaps, key))
  return explained(thought, model, [...listed, ...asked])
}

/**
 * How far each line is behind the best: the sum of the drops from line to line. Lines that were not looked at as far ahead
 * as those before them have values of another scale, so a rise counts as nothing.
 */
function gapsOf(lines: readonly Line[]): readonly number[] {
  let gap = 0
  return lines.map(({ value }, index) => {
    gap += Math.max(0, (lines[index - 1]?.value ?? value) - value)
    return gap
  })
}

function possible(lines: readonly Line[], gaps: readonly number[], key: string): Listed {
  const index = lines.findIndex((line) => line.key === key)
  const line = lines[index]
  if (line === undefined) return { line: { key, value: 0, rest: null }, standing: 'possible', gap: null }
  return { line, standing: 'possible', gap: gaps[index] ?? null }
}

/** For each way to score that is possible now and not listed yet, the best option that does it. */
function missingScores(
  thought: Thought,
  gaps: readonly number[],
  listed: readonly Listed[],
): readonly Listed[] {
  const { evaluator, world, lines } = thought
  const scoresOf = (line: Line): readonly ScoringKind[] => scoringOf(playLine(evaluator, world, line))
  const found = new Set(listed.flatMap(({ line }) => scoresOf(line)))
  const missing: Listed[] = []
  for (const key of [...lines.map((line) => line.key), ...untriedScores(thought)]) {
    if (found.size === SCORING_KINDS.length) break
    if (listed.some(({ line }) => line.key === key)) continue
    const one = possible(lines, gaps, key)
    const scores = scoresOf(one.line).filter((kind) => !found.has(kind))
    if (scores.length > 0) missing.push(one)
    for (const kind of scores) found.add(kind)
  }
  return missing
}

/** Placements on buildings that score, which the search had no steps left to try. */
function untriedScores({ evaluator: { engine }, world, lines }: Thought): readonly string[] {
  const tried = new Set(lines.map(({ key }) => key))
  const useless = new Set(engine.warnings(world).map(({ option }) => keyOf(option)))
  return engine.options(world).flatMap((option) => {
    const key = keyOf(option)
    if (option.kind !== 'place' || option.by !== 'worker' || tried.has(key) || useless.has(key)) return []
    return buildingOf(engine.catalogue, option.building)?.benefit.some(scores) === true ? [key] : []
  })
}

function scores({ kind }: Effect): boolean {
  return kind === 'construct' || kind === 'unlock' || kind === 'score' || kind === 'sell'
}

/** Turns for the same purpose also say what each of them gives. */
function explained(thought: Thought, model: WinModel, listed: readonly Listed[]): readonly Explanation[] {
  const { engine } = thought.evaluator
  const all = listed.map((each) => ({ ...each, played: playedOf(thought, each.line) }))
  const purposes = all.map(({ line, played, standing }) => purposesIn(thought, line, played, standing))
  const texts = purposes.map((each) => JSON.stringify(each))
  return all.map(({ line, played, standing, gap }, index) => {
    const own = purposes[index] ?? []
    const isAlone = texts.filter((text) => text === texts[index]).length === 1
    const [first, ...others] = own
    const given = isAlone || first === undefined ? [] : gainsOfTurn(engine, played).slice(-1)
    const isNew = given.some((purpose) => purpose.kind !== first?.kind && !isNamedIn(first, purpose))
    return {
      key: line.key,
      standing,
      gap,
      chance: chanceOf(thought, model, gap),
      purposes: first === undefined ? [] : [first, ...(isNew ? given : others)],
      next: played.next,
    }
  })
}

function chanceOf({ world }: Thought, model: WinModel, gap: number | null): number | null {
  if (gap === null || world.legacy.mode === 'campaign') return null
  return winGain(model, world, world.pending?.seat ?? 0, gap)
}

/** Whether a purpose already names exactly these goods. */
function isNamedIn(first: Purpose | undefined, given: Purpose): boolean {
  if (first === undefined || !('goods' in first) || !('goods' in given)) return false
  return JSON.stringify(first.goods) === JSON.stringify(given.goods)
}

/** Of several resources each is explained alone. */
function playedOf({ evaluator, world }: Thought, line: Line): PlayedLine {
  return world.pending?.kind === 'take-any'
    ? playLine(evaluator, world, line, 1)
    : playLine(evaluator, world, line)
}

function purposesIn(
  { evaluator: { engine }, world }: Thought,
  line: Line,
  played: PlayedLine,
  standing: Explanation['standing'],
): readonly Purpose[] {
  const option = engine.optionOf(world, line.key)
  const ofAnswer =
    option === null || world.pending === null
      ? null
      : answerPurposes(engine, world, world.pending, option, standing === 'best')
  return ofAnswer ?? purposesOf(engine, played)
}
