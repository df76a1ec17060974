import { plotSpot } from '@charterstone/engine'
import type { UiKey } from '../../words/ui-words.ts'
import type { Lesson, LessonName, Scene } from './lesson.ts'
import {
  answersAt,
  gatheringPlaces,
  hasDone,
  isAsked,
  isOffered,
  nearestPlan,
  newestSpot,
  occupiedAmong,
  ownFirstBuilding,
  ownSeat,
  part,
  plansOf,
  turnsTaken,
} from './occasions.ts'

/** The first game, lesson by lesson. The first one for which there is an occasion is given. */
export const LESSONS: readonly Lesson[] = [
  { name: 'goal', when: () => true, points: part('own-seat') },
  { name: 'name', when: isAsked('name'), points: part('bar'), answers: () => [], praise: 'lesson.name-done' },
  {
    name: 'stars',
    when: isAsked('glory'),
    points: () => [],
    answers: () => [],
    praise: 'lesson.stars-done',
    until: ({ view }) => view.phase !== 'playing',
  },
  {
    name: 'plot',
    when: isAsked('plot'),
    points: answersOf,
    answers: ({ decision }) => decision.options,
    praise: 'lesson.plot-done',
  },
  {
    name: 'reputation',
    when: isAsked('reputation'),
    points: part('reputation'),
    answers: () => ['take'],
    praise: 'lesson.reputation-done',
  },
  {
    name: 'space',
    when: isAsked('sell'),
    points: part('quota'),
    answers: () => [],
    praise: 'lesson.space-done',
  },
  { name: 'last-round', when: (scene) => isAct(scene) && scene.view.table.ending, points: part('progress') },
  {
    name: 'village',
    when: isAsked('act'),
    points: (scene) => [{ kind: 'spots', spots: ownPlots(scene) }],
  },
  {
    name: 'place',
    when: (scene) => isOffered(ownFirstBuilding(scene))(scene),
    points: (scene) => answersAt([ownFirstBuilding(scene)]),
    answers: (scene) => [ownFirstBuilding(scene)],
    praise: 'lesson.place-done',
  },
  { name: 'supply', when: isTurn(2), points: part('own-seat') },
  suggested('crate', 'charterstone', 'lesson.crate-done'),
  { name: 'sun', when: (scene) => isAct(scene) && hasDone('progressed')(scene), points: part('progress') },
  {
    name: 'influence',
    when: (scene) => isAct(scene) && (ownSeat(scene)?.influence ?? 12) < 12,
    points: part('own-seat'),
  },
  { name: 'plans', when: (scene) => isAct(scene) && plansOf(scene).length > 0, points: part('hand') },
  { name: 'home', when: (scene) => isAct(scene) && hasDone('retrieved')(scene), points: part('own-seat') },
  suggested('build', 'zeppelin', 'lesson.build-done'),
  {
    name: 'sticker',
    when: (scene) => isAct(scene) && hasDone('constructed')(scene),
    points: (scene) => [{ kind: 'spots', spots: newestSpot(scene) }],
  },
  suggested('score', 'grandstand', 'lesson.score-done'),
  {
    name: 'bump',
    when: (scene) => isAct(scene) && occupiedAmong(scene, gatheringPlaces(scene)).length > 0,
    points: (scene) => answersAt(occupiedAmong(scene, gatheringPlaces(scene))),
    answers: (scene) => occupiedAmong(scene, gatheringPlaces(scene)),
    praise: 'lesson.bump-done',
  },
  {
    name: 'gather',
    when: (scene) => isAct(scene) && gatheringPlaces(scene).length > 0,
    points: (scene) => answersAt(gatheringPlaces(scene)),
    answers: gatheringPlaces,
    praise: 'lesson.gather-done',
    until: (scene) => hasDone('constructed')(scene) || nearestPlan(scene) === null,
  },
  {
    name: 'objectives',
    when: (scene) => isAct(scene) && hasDone('constructed')(scene),
    points: part('objectives'),
  },
  {
    name: 'deliver',
    when: (scene) => hasDone('constructed')(scene) && isOffered('place:cloud-port')(scene),
    points: () => answersAt(['place:cloud-port']),
    answers: () => ['place:cloud-port'],
    praise: 'lesson.deliver-done',
  },
  {
    name: 'evening',
    when: ({ view, decision }) => decision.kind === 'act' && view.table.progress >= 23,
    points: part('progress'),
  },
  { name: 'alone', when: (scene) => isAct(scene) && hasDone('sold')(scene), points: part('bar') },
]

function isAct({ decision }: Scene): boolean {
  return decision.kind === 'act'
}

function isTurn(turn: number): Lesson['when'] {
  return (scene) => isAct(scene) && turnsTaken(scene) >= turn
}

function answersOf({ decision }: Scene) {
  return answersAt(decision.options)
}

/** Go there as soon as it is possible. */
function suggested(name: LessonName, commons: string, praise: UiKey): Lesson {
  const key = `place:${commons}`
  return { name, when: isOffered(key), points: () => answersAt([key]), answers: () => [key], praise }
}

const PLOTS = [0, 1, 2, 3, 4, 5]

function ownPlots(scene: Scene): readonly number[] {
  const charter = ownSeat(scene)?.charter ?? 0
  return PLOTS.map((plot) => plotSpot(charter, plot))
}
