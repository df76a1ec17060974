import { words } from '@charterstone/content'
import {
  boardOf,
  buildingOf,
  CONSTRUCTED,
  charterOfSpot,
  defOf,
  keyOf,
  LANGUAGES,
  type Language,
  RESOURCES,
  type State,
} from '@charterstone/engine'
import { pointersOf } from '../src/screens/learn/course.ts'
import { goalText } from '../src/screens/learn/goal-text.ts'
import type { LessonName } from '../src/screens/learn/lesson.ts'
import type { Goal } from '../src/screens/learn/next-goal.ts'
import type { Say } from '../src/words/speech.ts'
import type { UiKey } from '../src/words/ui-words.ts'
import { engine, type Look } from './attend-course.ts'
import { flawOf } from './say-in.ts'

/** What a coach must never do, checked against the state of the game and not against the code of the lessons. */
export function coachFaults(
  looks: readonly Look[],
  says: Readonly<Record<Language, Say>>,
): readonly string[] {
  return [
    ...looks.flatMap((look, index) =>
      [...praiseFaults(look), ...circleFaults(look), ...spendingFaults(look), ...goalFaults(look, says)].map(
        (fault) => `${index}: ${fault}`,
      ),
    ),
    ...silences(looks, says.en),
  ]
}

type Fact = (before: State, after: State) => boolean

const own = ({ table }: State) => table.seats[0]
const rises =
  (count: (state: State) => number): Fact =>
  (before, after) =>
    count(after) > count(before)
const mine = (state: State) => state.legacy.charters[own(state)?.charter ?? 0]

/** What must be true of the learner's last answer when the coach replies so. */
const FACTS: Readonly<Partial<Record<UiKey, Fact>>> = {
  'lesson.name-done': (_, after) => Object.keys(after.legacy.names).length > 0 || mine(after)?.name !== '',
  'lesson.place-done': rises((state) => own(state)?.goods[0] ?? 0),
  // The points come with the payment; a question of reputation may stand between it and the opening.
  'lesson.crate-done': (before, after) =>
    after.legacy.crates.length > before.legacy.crates.length && (own(after)?.vp ?? 0) >= 5,
  'lesson.build-done': (before, after) =>
    rises(({ legacy }) => ownBuildings(legacy.buildings))(before, after) &&
    (own(after)?.vp ?? 0) >= (own(before)?.vp ?? 0) + 5,
  'lesson.gather-done': (before, after) => {
    const had = missingByPlan(before)
    return [...missingByPlan(after)].some(([plan, missing]) => missing < (had.get(plan) ?? 0))
  },
  'lesson.bump-done': rises(({ table }) => table.seats[1]?.workers.filter((spot) => spot < 0).length ?? 0),
  'lesson.deliver-done': (before, after) =>
    after.table.quota.some((token) => token === 1) &&
    (after.pending?.seat !== 0 || after.pending.kind !== 'pay') &&
    belongings(after) < belongings(before),
  'lesson.reputation-done': rises(({ table }) => table.reputation.filter((seat) => seat === 0).length),
  'lesson.score-done': rises(scoredBy),
  'lesson.stars-done': rises((state) => mine(state)?.glory.reduce((sum, stars) => sum + stars, 0) ?? 0),
}

function scoredBy(state: State): number {
  const { objectives } = boardOf(engine.catalogue, engine.view(state, 0))
  return objectives.filter(({ scorers }) => scorers.includes(0)).length
}

function ownBuildings(buildings: readonly number[]): number {
  return buildings.filter((building, spot) => building !== 0 && charterOfSpot(spot) === 0).length
}

function belongings(state: State): number {
  const { goods = [], cards = [] } = own(state) ?? {}
  return goods.reduce((sum, count) => sum + count, 0) + cards.length
}

/** The number of resources that each building card lacks, by its number. */
function missingByPlan(state: State): ReadonlyMap<number, number> {
  const { goods = [], cards = [] } = own(state) ?? {}
  const plans = cards.flatMap((card) => defOf(engine.catalogue, 'building', card) ?? [])
  return new Map(
    plans.map(({ number, build }) => [
      number,
      RESOURCES.reduce((sum, resource, index) => {
        const needed = build.filter((each) => each === resource).length
        return sum + Math.max(0, needed - (goods[index] ?? 0))
      }, 0),
    ]),
  )
}

function leastMissing(state: State): number {
  return Math.min(...missingByPlan(state).values())
}

function praiseFaults({ reaction, last, memory, position }: Look): readonly string[] {
  if (reaction === null) return []
  if (last === null) return [`replies ${reaction} without an answer`]
  if (reaction === 'coach.own-way') {
    const at = last.before.steps.length
    const given = memory.given.find((each) => each.at === at)
    const key = position.log[at]?.key ?? ''
    return given === undefined || given.keys.includes(key) ? ['calls a suggested answer an own way'] : []
  }
  const fact = FACTS[reaction]
  if (fact === undefined) return [`replies ${reaction}, which nobody checks`]
  return fact(last.before.state, last.after.state) ? [] : [`says ${reaction}, but it has not happened`]
}

function circleFaults({ scene, lessons }: Look): readonly string[] {
  if (scene === null) return []
  return lessons.flatMap((lesson) =>
    pointersOf(lesson, scene).flatMap((pointer) => {
      if (pointer.kind !== 'answers')
        return lesson.task === undefined ? [] : [`${lesson.name} circles what is no answer`]
      if (lesson.task === undefined) return [`${lesson.name} is only read, but circles something`]
      const wrong = pointer.keys.filter((key) => !scene.decision.options.includes(key))
      return wrong.map((key) => `${lesson.name} circles ${key}, which cannot be pressed`)
    }),
  )
}

/** Lessons whose purpose is to spend. */
const SPENDS: ReadonlySet<LessonName> = new Set(['crate', 'open', 'build', 'plot'])

/** Whatever is suggested leaves what the plan and the crate need. */
function spendingFaults({ scene, lessons, playthrough }: Look): readonly string[] {
  const lesson = lessons.at(-1)
  if (scene === null || lesson?.task === undefined || SPENDS.has(lesson.name)) return []
  const before = playthrough.state
  return lesson.task.suggests(scene).flatMap((option) => {
    const after = engine.after(before, keyOf(option))
    const spent = leastMissing(after) > leastMissing(before)
    // A crate that is being opened loses its card with the next answer.
    const cards = (own(before)?.cards ?? []).filter(
      (card) => card < CONSTRUCTED && !own(after)?.cards.includes(card),
    )
    const coins =
      (own(before)?.cards ?? []).some((card) => card >= CONSTRUCTED) &&
      (own(before)?.goods[6] ?? 0) >= 4 &&
      (own(after)?.goods[6] ?? 0) < 4
    return spent || cards.length > 0 || coins
      ? [`${lesson.name} suggests ${keyOf(option)}, which spends what is needed`]
      : []
  })
}

function goalFaults(
  { goal, lessons, playthrough }: Look,
  says: Readonly<Record<Language, Say>>,
): readonly string[] {
  if (goal === null || lessons.length > 0) return []
  const untrue = isTrue(playthrough.state, goal) ? [] : [`names ${JSON.stringify(goal)}, which is not so`]
  const flaws = LANGUAGES.flatMap((language) => flawOf(goalText(says[language], words[language], goal)) ?? [])
  return [...untrue, ...flaws.map((flaw) => `the goal ${flaw}`)]
}

function isTrue(state: State, goal: Goal): boolean {
  const { goods = [], cards = [], influence = 0 } = own(state) ?? {}
  switch (goal.kind) {
    case 'build':
      return (
        cards.includes(goal.plan) &&
        influence >= 3 &&
        goal.places.every((place) => buildingOf(engine.catalogue, place)?.depth === 0) &&
        leastMissing(state) <= goal.missing.reduce((sum, { count }) => sum + count, 0)
      )
    case 'open':
      return (
        cards.includes(goal.building + CONSTRUCTED) &&
        (goal.missing[0]?.count ?? 0) === Math.max(0, 4 - (goods[6] ?? 0))
      )
    case 'score':
      return boardOf(engine.catalogue, engine.view(state, 0)).objectives.some(
        ({ card, scorers }) => card === goal.card && !scorers.includes(0),
      )
    case 'deliver':
      return goods.some((count) => count > 0) && state.table.quota.includes(0)
    case 'find-plan':
      return influence > 0
    case 'no-flags':
      return influence === 0
  }
}

const MAX_SILENT = 3

/** Turns in a row in which the coach has no lesson and names no goal. */
function silences(looks: readonly Look[], say: Say): readonly string[] {
  let silent = 0
  return looks.flatMap(({ scene, lessons, goal }, index) => {
    if (scene?.decision.kind !== 'act') return []
    const isSaid = lessons.length > 0 || (goal !== null && goalText(say, words.en, goal) !== '')
    silent = isSaid ? 0 : silent + 1
    return silent === MAX_SILENT ? [`${index}: stays silent for ${MAX_SILENT} turns`] : []
  })
}
