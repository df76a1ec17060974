import { createBot } from '@charterstone/bots'
import { type BuildingDef, buildingOf, type Commons, keyOf, type Option, roll } from '@charterstone/engine'
import { sparePayments } from '../src/screens/learn/delivery.ts'
import type { Goal } from '../src/screens/learn/next-goal.ts'
import type { Scene } from '../src/screens/learn/scene.ts'
import { engine, type Learner } from './attend-course.ts'

const guesser = createBot({ level: 'easy', seed: 7, engine })

/** Does what is circled; in a quiet turn it does what the goal says. */
export const obedient: Learner = ({ scene, lessons, goal }) => {
  const suggested = lessons.at(-1)?.task?.suggests(scene) ?? []
  const wanted = [...suggested, ...towards(scene, goal), ...sparePayments(scene)]
  const [first] = wanted.map(keyOf).filter((key) => scene.decision.options.includes(key))
  return first ?? guesser(scene.view, scene.decision)
}

/** Does anything but what is circled. */
export const contrary: Learner = ({ scene, lessons }, rng) => {
  const suggested = (lessons.at(-1)?.task?.suggests(scene) ?? []).map(keyOf)
  const others = scene.decision.options.filter((key) => !suggested.includes(key))
  return anyOf(others.length > 0 ? others : scene.decision.options, rng)
}

export const random: Learner = ({ scene }, rng) => anyOf(scene.decision.options, rng)

/** Undoes a third of the answers, sometimes several in a row, and also what was circled. */
export const undoing: Learner = (look, rng) =>
  look.position.log.length > 1 && roll(rng, 3) === 0 ? null : obedient(look, rng)

/** Changes between all of them. */
export const fickle: Learner = (look, rng) => {
  const learners = [obedient, contrary, random, undoing]
  return (learners[roll(rng, learners.length)] ?? random)(look, rng)
}

function anyOf(keys: readonly string[], rng: Parameters<Learner>[1]): string {
  return keys[roll(rng, keys.length)] ?? ''
}

/** Where a reader of the goal goes. */
const PLACE_OF: Readonly<Record<Goal['kind'], Commons | null>> = {
  build: 'zeppelin',
  open: 'charterstone',
  score: 'grandstand',
  deliver: 'cloud-port',
  'find-plan': 'market',
  'no-flags': null,
}

function towards(scene: Scene, goal: Goal | null): readonly Option[] {
  if (goal === null) return []
  const isPlace = ({ number, commons }: BuildingDef): boolean =>
    commons === null ? goal.kind === 'build' && goal.places.includes(number) : commons === PLACE_OF[goal.kind]
  return scene.options.filter((option) => {
    if (option.kind !== 'place' || option.by !== 'worker') return false
    const building = buildingOf(engine.catalogue, option.building)
    return building !== undefined && isPlace(building)
  })
}
