import { type Commons, type Option, plotSpot } from '@charterstone/engine'
import type { UiKey } from '../../words/ui-words.ts'
import type { Lesson, LessonName, Scene } from './lesson.ts'
import {
  atCommons,
  atOwnFirstBuilding,
  gatheringPlaces,
  hasDone,
  hasPaidInfluence,
  isAsked,
  nearestPlan,
  newestSpot,
  occupiedAmong,
  ownSeat,
  part,
  plansOf,
  pointersTo,
  spacesToHourglass,
  turnsTaken,
} from './occasions.ts'

/** The lessons of the first game. The first one in this list that has an occasion comes next. */
export const LESSONS: readonly Lesson[] = [
  { name: 'goal', when: () => true, points: part('own-seat') },
  {
    name: 'name',
    when: isAsked('name'),
    points: part('bar'),
    suggests: () => [],
    praise: 'lesson.name-done',
  },
  {
    name: 'stars',
    when: isAsked('glory'),
    points: () => [],
    suggests: () => [],
    praise: 'lesson.stars-done',
    until: ({ view }) => view.phase !== 'playing',
  },
  {
    name: 'plot',
    when: isAsked('plot'),
    points: ({ options }) => pointersTo(options),
    suggests: ({ options }) => options,
    praise: 'lesson.plot-done',
  },
  {
    name: 'reputation',
    when: isAsked('reputation'),
    points: part('reputation'),
    suggests: ({ options }) => options.filter(({ kind }) => kind === 'take'),
    praise: 'lesson.reputation-done',
  },
  {
    name: 'space',
    when: isAsked('sell'),
    points: part('quota'),
    suggests: () => [],
    praise: 'lesson.space-done',
  },
  { name: 'last-round', when: (scene) => isAct(scene) && scene.view.table.ending, points: part('progress') },
  {
    name: 'village',
    when: isAsked('act'),
    points: (scene) => [{ kind: 'spots', spots: ownPlots(scene) }],
  },
  goTo('place', atOwnFirstBuilding, 'lesson.place-done'),
  { name: 'supply', when: isTurn(2), points: part('own-seat') },
  goToCommons('crate', 'charterstone', 'lesson.crate-done'),
  { name: 'sun', when: (scene) => isAct(scene) && hasDone('progressed')(scene), points: part('progress') },
  {
    name: 'influence',
    when: (scene) => isAct(scene) && hasPaidInfluence(scene),
    points: part('own-seat'),
  },
  { name: 'plans', when: (scene) => isAct(scene) && plansOf(scene).length > 0, points: part('hand') },
  { name: 'home', when: (scene) => isAct(scene) && hasDone('retrieved')(scene), points: part('own-seat') },
  goToCommons('build', 'zeppelin', 'lesson.build-done'),
  {
    name: 'sticker',
    when: (scene) => isAct(scene) && hasDone('constructed')(scene),
    points: (scene) => [{ kind: 'spots', spots: newestSpot(scene) }],
  },
  goToCommons('score', 'grandstand', 'lesson.score-done'),
  goTo('bump', (scene) => occupiedAmong(scene, gatheringPlaces(scene)), 'lesson.bump-done'),
  {
    ...goTo('gather', gatheringPlaces, 'lesson.gather-done'),
    until: (scene) => hasDone('constructed')(scene) || nearestPlan(scene) === null,
  },
  {
    name: 'objectives',
    when: (scene) => isAct(scene) && hasDone('constructed')(scene),
    points: part('objectives'),
  },
  goTo(
    'deliver',
    (scene) => (hasDone('constructed')(scene) ? atCommons('cloud-port')(scene) : []),
    'lesson.deliver-done',
  ),
  {
    name: 'evening',
    when: (scene) => isAct(scene) && spacesToHourglass(scene) <= 3,
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

/** A lesson on a turn that has somewhere to go: it points there and suggests it. */
function goTo(name: LessonName, places: (scene: Scene) => readonly Option[], praise: UiKey): Lesson {
  return {
    name,
    when: (scene) => isAct(scene) && places(scene).length > 0,
    points: (scene) => pointersTo(places(scene)),
    suggests: places,
    praise,
  }
}

function goToCommons(name: LessonName, commons: Commons, praise: UiKey): Lesson {
  return goTo(name, atCommons(commons), praise)
}

const PLOTS = [0, 1, 2, 3, 4, 5]

function ownPlots(scene: Scene): readonly number[] {
  const charter = ownSeat(scene)?.charter ?? 0
  return PLOTS.map((plot) => plotSpot(charter, plot))
}
