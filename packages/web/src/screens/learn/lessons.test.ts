import { missingFor } from '@charterstone/bots'
import { type Event, keyOf } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { attendCourse, engine } from '../../../test-support/attend-course.ts'
import { obedient } from '../../../test-support/learners.ts'
import { lessonFor, type Memory, pointersOf } from './course.ts'
import { canDeliver, spareOf } from './delivery.ts'
import { LESSON_NAMES, type LessonName } from './lesson.ts'
import { LESSONS } from './lessons.ts'
import {
  atCommons,
  atOwnFirstBuilding,
  did,
  gatheringPlaces,
  hasPaidInfluence,
  isAsked,
  isEvening,
  newestSpot,
  occupiedAmong,
  pointersTo,
  turnsTaken,
} from './occasions.ts'
import { nearestPlan, plansOf } from './plans.ts'
import type { Scene } from './scene.ts'

const { catalogue } = engine
const { looks } = attendCourse('full', obedient, 0)
const scene = firstTurn()
const plan = catalogue.buildings.find(({ commons, build }) => commons === null && build.length > 1)
if (plan === undefined) throw new Error('no building to build')
const withoutGoods = scene.view.table.seats[0]?.goods.map(() => 0) ?? []

function firstTurn(): Scene {
  const found = looks.find((look) => look.scene?.decision.kind === 'act')?.scene
  if (found === undefined || found === null) throw new Error('nothing is asked')
  return found
}

/** The same scene, with other things in front of the learner. */
function withOwn(own: Partial<Scene['view']['table']['seats'][number]>): Scene {
  const seats = scene.view.table.seats.map((seat, index) => (index === 0 ? { ...seat, ...own } : seat))
  return { ...scene, view: { ...scene.view, table: { ...scene.view.table, seats } } }
}

function withEvents(...events: Event[]): Scene {
  return { ...scene, log: [{ number: 0, seat: -1, key: null, by: 'person', events }] }
}

function having(...read: LessonName[]): Memory {
  return { lessons: LESSON_NAMES, read, given: [] }
}

describe('the list of lessons', () => {
  it('every name of a lesson has exactly one lesson', () => {
    expect(LESSONS.map(({ name }) => name).sort()).toEqual([...LESSON_NAMES].sort())
  })

  it('a lesson either explains something or has a task', () => {
    expect(LESSONS.filter(({ looksAt, task }) => (looksAt === undefined) === (task === undefined))).toEqual(
      [],
    )
  })

  it('what a lesson circles is what it suggests', () => {
    const all = looks.flatMap((look) => look.lessons.map((lesson) => ({ lesson, in: look.scene ?? scene })))
    const circled = all.map((each) =>
      pointersOf(each.lesson, each.in).flatMap((pointer) => (pointer.kind === 'answers' ? pointer.keys : [])),
    )
    expect(circled).toEqual(all.map((each) => each.lesson.task?.suggests(each.in).map(keyOf) ?? []))
    expect(circled.flat().length).toBeGreaterThan(10)
  })

  it('the first lesson is the goal, then the village, then the own building', () => {
    expect(lessonFor(scene, having())?.name).toBe('goal')
    expect(lessonFor(scene, having('goal'))?.name).toBe('village')
    expect(lessonFor(scene, having('goal', 'village'))?.name).toBe('place')
  })

  it('a lesson that is no part of the course never comes', () => {
    expect(lessonFor(scene, { ...having('goal'), lessons: ['place'] })?.name).toBe('place')
    expect(lessonFor(scene, { ...having('goal'), lessons: [] })).toBeNull()
  })
})

describe('the occasions of lessons', () => {
  it('the own first building is one place, on the own charter', () => {
    const [option, ...more] = atOwnFirstBuilding(scene)
    expect(more).toEqual([])
    const building = catalogue.buildings.find(
      ({ number }) => option?.kind === 'place' && number === option.building,
    )
    expect(building).toMatchObject({ depth: 0, charter: 'purple' })
  })

  it('a building of the commons is found by what it is', () => {
    const number = catalogue.buildings.find(({ commons }) => commons === 'charterstone')?.number
    expect(atCommons('charterstone')(scene)).toMatchObject([{ kind: 'place', building: number }])
    expect(atCommons('charterstone')({ ...scene, options: [] })).toEqual([])
  })

  it('plans are the building cards in the hand, without the commons', () => {
    const commons = catalogue.buildings.find((def) => def.commons !== null)
    expect(plansOf(withOwn({ cards: [plan.number, commons?.number ?? 0] }))).toEqual([plan])
    expect(plansOf(withOwn({ cards: [] }))).toEqual([])
  })

  it('the nearest plan is the one that lacks the fewest resources', () => {
    const poor = withOwn({ cards: [plan.number], goods: withoutGoods })
    const seat = poor.view.table.seats[0]
    if (seat === undefined) throw new Error('no seat')
    expect(nearestPlan(poor)?.missing).toEqual(missingFor(plan, seat))
    const rich = nearestPlan(withOwn({ cards: [plan.number], goods: withoutGoods.map(() => 9) }))
    expect(rich?.missing).toEqual([])
    expect(nearestPlan(withOwn({ cards: [] }))).toBeNull()
  })

  it('gathering goes where a missing resource is free', () => {
    const places = gatheringPlaces(withOwn({ cards: [plan.number], goods: withoutGoods }))
    expect(places.length).toBeGreaterThan(0)
    expect(places.length).toBeLessThanOrEqual(new Set(plan.build).size)
    expect(gatheringPlaces(withOwn({ cards: [], goods: withoutGoods }))).toEqual([])
  })

  it('a place is occupied when a worker of another seat stands there, not an own one', () => {
    const [place] = gatheringPlaces(withOwn({ cards: [plan.number], goods: withoutGoods }))
    if (place?.kind !== 'place') throw new Error('nowhere to gather')
    const workersOf = (index: number): Scene => {
      const seats = scene.view.table.seats.map((seat, each) =>
        each === index ? { ...seat, workers: [place.spot, -1] } : seat,
      )
      return { ...scene, view: { ...scene.view, table: { ...scene.view.table, seats } } }
    }
    expect(occupiedAmong(workersOf(1), [place])).toEqual([place])
    expect(occupiedAmong(workersOf(0), [place])).toEqual([])
  })

  it('only events of the learner count', () => {
    const built = (seat: number): Event => ({ kind: 'constructed', seat, building: 9, spot: 7, over: 0 })
    expect(did('constructed')(withEvents(built(1)))).toBe(false)
    expect(did('constructed')(withEvents(built(0)))).toBe(true)
    expect(did('constructed')(withEvents(built(0)), 1)).toBe(false)
    expect(newestSpot(withEvents(built(0), { ...built(0), spot: 8 } as Event, built(1)))).toEqual([8])
    expect(newestSpot(withEvents(built(1)))).toEqual([])
  })

  it('influence is paid by the learner with influence', () => {
    const paid = { kind: 'paid', seat: 0, good: 'influence', count: 1, source: 0, to: -1 } as const
    expect(hasPaidInfluence(withEvents(paid))).toBe(true)
    expect(hasPaidInfluence(withEvents({ ...paid, seat: 1 }))).toBe(false)
    expect(hasPaidInfluence(withEvents({ ...paid, good: 'coin' }))).toBe(false)
  })

  it('turns are counted by their beginning', () => {
    const turn = (seat: number): Event => ({ kind: 'turn-started', seat, round: 1 })
    expect(turnsTaken(withEvents(turn(0), turn(1), turn(0)))).toBe(2)
  })

  it('[R25.1] evening comes in the last third of the way to the hourglass', () => {
    const at = (progress: number): Scene => ({
      ...scene,
      view: { ...scene.view, table: { ...scene.view.table, progress } },
    })
    expect([17, 22, 23, 26].map((space) => isEvening(at(space)))).toEqual([false, false, true, true])
  })

  it('what the plan and the crate need is not spare', () => {
    const [needed] = plan.build
    if (needed === undefined) throw new Error('it costs nothing')
    const one = withoutGoods.map(() => 1)
    expect(spareOf(withOwn({ cards: [plan.number], goods: one }), needed)).toBe(0)
    expect(spareOf(withOwn({ cards: [], goods: one }), needed)).toBe(1)
    const coins = withoutGoods.map((_, good) => (good === 6 ? 4 : 0))
    expect(spareOf(withOwn({ cards: [705], goods: coins }), 'coin')).toBe(0)
    expect(spareOf(withOwn({ cards: [], goods: coins }), 'coin')).toBe(4)
    expect(canDeliver(withOwn({ cards: [705], goods: coins }))).toBe(false)
    expect(canDeliver(withOwn({ cards: [], goods: coins }))).toBe(true)
  })

  it('a question is known by its kind', () => {
    expect([isAsked('act')(scene), isAsked('plot')(scene)]).toEqual([true, false])
  })

  it('there is nothing to point at without an option', () => {
    expect(pointersTo([])).toEqual([])
    expect(pointersTo([{ kind: 'pass' }])).toEqual([{ kind: 'answers', keys: [keyOf({ kind: 'pass' })] }])
  })
})
