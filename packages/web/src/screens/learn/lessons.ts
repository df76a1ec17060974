import { type Option, plotSpot } from '@charterstone/engine'
import type { UiKey } from '../../words/ui-words.ts'
import {
  canDeliver,
  hasDelivered,
  isDelivering,
  sparePayments,
  sparePlaces,
  spareSpaces,
} from './delivery.ts'
import type { Lesson, LessonName, Praise, Result, Task } from './lesson.ts'
import {
  atCommons,
  atOwnFirstBuilding,
  did,
  gatheringPlaces,
  hasBumped,
  hasGathered,
  hasPaidInfluence,
  hasPlacedStar,
  hasUsedFirstBuilding,
  isAct,
  isAsked,
  isEvening,
  newestSpot,
  occupiedAmong,
  part,
  turnsTaken,
} from './occasions.ts'
import { nearestPlan, plansOf } from './plans.ts'
import { ownSeat, type Scene } from './scene.ts'

const hasBuilt = did('constructed')
const hasSold = did('sold')

/** The lessons of the first game. The first one in this list that has an occasion comes next. */
export const LESSONS: readonly Lesson[] = [
  { name: 'goal', when: () => true, looksAt: part('own-seat') },
  {
    name: 'name',
    when: isAsked('name'),
    task: {
      suggests: () => [],
      isDone: (position) => turnsTaken(position) > 0,
      praise: { says: 'lesson.name-done', when: did('named') },
    },
  },
  {
    name: 'stars',
    when: isAsked('glory'),
    task: {
      suggests: () => [],
      isDone: ({ view }) => view.phase !== 'playing',
      praise: { says: 'lesson.stars-done', when: hasPlacedStar },
    },
  },
  inTurn('open', ({ options }) => options.filter((each) => each.kind === 'card' && each.verb === 'open'), {
    isDone: did('crate-opened'),
  }),
  inTurn('plot', ({ options }) => options.filter(({ kind }) => kind === 'plot'), { isDone: hasBuilt }),
  {
    name: 'reputation',
    when: isAsked('reputation'),
    task: {
      suggests: (scene) => (canSpareFlag(scene) ? scene.options.filter(({ kind }) => kind === 'take') : []),
      isDone: did('placed-reputation'),
      praise: praise('lesson.reputation-done', did('placed-reputation')),
    },
  },
  inTurn('space', spareSpaces, { isDone: hasSold }),
  inTurn('hand-in', (scene) => (isDelivering(scene) ? sparePayments(scene) : []), { isDone: hasDelivered }),
  { name: 'last-round', when: (scene) => isAct(scene) && scene.view.table.ending, looksAt: part('progress') },
  {
    name: 'village',
    when: isAct,
    looksAt: (scene) => [{ kind: 'spots', spots: ownPlots(scene) }],
  },
  goTo('place', atOwnFirstBuilding, {
    isDone: did('placed'),
    praise: praise('lesson.place-done', hasUsedFirstBuilding),
  }),
  { name: 'supply', when: (scene) => isAct(scene) && turnsTaken(scene) > 1, looksAt: part('own-seat') },
  goTo('crate', atCommons('charterstone'), {
    isDone: did('crate-opened'),
    praise: praise('lesson.crate-done', did('crate-opened')),
  }),
  { name: 'sun', when: afterIn(did('progressed')), looksAt: part('progress') },
  { name: 'influence', when: afterIn(hasPaidInfluence), looksAt: part('own-seat') },
  { name: 'plans', when: afterIn((position) => plansOf(position).length > 0), looksAt: part('hand') },
  { name: 'home', when: afterIn(did('retrieved')), looksAt: part('own-seat') },
  goTo('build', atCommons('zeppelin'), {
    isDone: hasBuilt,
    praise: praise('lesson.build-done', hasBuilt),
  }),
  {
    name: 'sticker',
    when: afterIn(hasBuilt),
    looksAt: (scene) => [{ kind: 'spots', spots: newestSpot(scene) }],
  },
  goTo('score', atCommons('grandstand'), {
    isDone: did('scored-objective'),
    praise: praise('lesson.score-done', did('scored-objective')),
  }),
  goTo('bump', (scene) => occupiedAmong(scene, gatheringPlaces(scene)), {
    isDone: (position) => hasBumped(position) || hasBuilt(position),
    praise: praise('lesson.bump-done', hasBumped),
  }),
  goTo('gather', gatheringPlaces, {
    isDone: (position) => hasBuilt(position) || nearestPlan(position) === null,
    praise: { says: 'lesson.gather-done', when: hasGathered, repeats: true },
  }),
  { name: 'objectives', when: afterIn(hasBuilt), looksAt: part('objectives') },
  goTo('deliver', (scene) => (isReadyToDeliver(scene) ? atCommons('cloud-port')(scene) : []), {
    isDone: hasSold,
    praise: praise('lesson.deliver-done', hasDelivered),
  }),
  goTo('spare', (scene) => (hasBuilt(scene) && canSpareFlag(scene) ? sparePlaces(scene) : []), {
    isDone: (position) => hasSold(position) || canDeliver(position),
  }),
  { name: 'evening', when: afterIn(isEvening), looksAt: part('progress') },
  { name: 'alone', when: afterIn(hasSold), looksAt: part('bar') },
]

function praise(says: UiKey, when: Result): Praise {
  return { says, when }
}

/** On the learner's next turn after something has happened. */
function afterIn(result: Result): Lesson['when'] {
  return (scene) => isAct(scene) && result(scene)
}

/** A lesson on a question that comes within a turn. */
function inTurn(
  name: LessonName,
  suggests: (scene: Scene) => readonly Option[],
  task: Omit<Task, 'suggests'>,
): Lesson {
  return {
    name,
    when: (scene) => !isAct(scene) && suggests(scene).length > 0,
    task: { suggests, ...task },
  }
}

/** A lesson on a turn that has somewhere to go. */
function goTo(
  name: LessonName,
  places: (scene: Scene) => readonly Option[],
  task: Omit<Task, 'suggests'>,
): Lesson {
  return {
    name,
    when: (scene) => isAct(scene) && places(scene).length > 0,
    task: { suggests: places, ...task },
  }
}

/** Building takes three flags: they are not spent on anything else before. */
function canSpareFlag(scene: Scene): boolean {
  return (ownSeat(scene)?.influence ?? 0) > 3
}

function isReadyToDeliver(scene: Scene): boolean {
  return hasBuilt(scene) && canSpareFlag(scene) && canDeliver(scene)
}

const PLOTS = [0, 1, 2, 3, 4, 5]

function ownPlots(scene: Scene): readonly number[] {
  const charter = ownSeat(scene)?.charter ?? 0
  return PLOTS.map((plot) => plotSpot(charter, plot))
}
