import { greengully } from '@charterstone/content'
import { createEngine, type Event, keyOf } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { lessonFor } from './course.ts'
import { firstGame } from './first-game.ts'
import { LESSON_NAMES, type Scene } from './lesson.ts'
import { LESSONS } from './lessons.ts'
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
  plansOf,
  pointersTo,
  spacesToHourglass,
  turnsTaken,
} from './occasions.ts'

const engine = createEngine(greengully)

/** The first turn of the guided game. */
function firstTurn(): Scene {
  const { config } = firstGame('Mira')
  if ('stage' in config) throw new Error('a campaign')
  const state = engine.newCampaign(config)
  const events: Event[] = []
  engine.startGame(state, events)
  while (state.pending !== null && state.pending.kind !== 'act')
    engine.apply(state, state.pending.options.at(-1) ?? '', events)
  if (state.pending === null) throw new Error('nothing is asked')
  const view = engine.view(state, 0)
  return { catalogue: greengully, view, decision: state.pending, options: engine.options(state), events }
}

const scene = firstTurn()
const plan = greengully.buildings.find(({ commons, build }) => commons === null && build.length > 1)
if (plan === undefined) throw new Error('no building to build')

/** The same scene, with other things in front of the player. */
function withOwn(own: Partial<Scene['view']['table']['seats'][number]>): Scene {
  const seats = scene.view.table.seats.map((seat, index) => (index === 0 ? { ...seat, ...own } : seat))
  return { ...scene, view: { ...scene.view, table: { ...scene.view.table, seats } } }
}

function withEvents(...events: Event[]): Scene {
  return { ...scene, events }
}

const withoutGoods = scene.view.table.seats[0]?.goods.map(() => 0) ?? []

describe('the list of lessons', () => {
  it('every name has exactly one lesson', () => {
    expect(LESSONS.map(({ name }) => name).sort()).toEqual([...LESSON_NAMES].sort())
  })

  it('a lesson with praise suggests something, so that there is something to praise', () => {
    expect(LESSONS.filter(({ praise, suggests }) => praise !== undefined && suggests === undefined)).toEqual(
      [],
    )
  })

  it('a lesson that suggests an option points at it', () => {
    const wrong = LESSONS.filter(({ suggests, points }) => {
      const suggested = (suggests?.(scene) ?? []).map(keyOf)
      const keys = points(scene).flatMap((pointer) => (pointer.kind === 'answers' ? pointer.keys : []))
      return keys.length > 0 && keys.join(' ') !== suggested.join(' ')
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('what is suggested is always offered', () => {
    const offered = scene.options.map(keyOf)
    const suggested = LESSONS.flatMap(({ suggests }) => suggests?.(scene) ?? []).map(keyOf)
    expect(suggested.filter((key) => !offered.includes(key))).toEqual([])
    expect(suggested.length).toBeGreaterThan(0)
  })

  it('the first lesson is the goal, then the village, then the own building', () => {
    expect(lessonFor(scene, [])?.name).toBe('goal')
    expect(lessonFor(scene, ['goal'])?.name).toBe('village')
    expect(lessonFor(scene, ['goal', 'village'])?.name).toBe('place')
  })

  it('a lesson that was given does not come again', () => {
    const all = LESSON_NAMES.filter((name) => name !== 'gather')
    expect(lessonFor(withEvents(), all)?.name ?? 'gather').toBe('gather')
  })
})

describe('the occasions of lessons', () => {
  it('the own first building is one place, on the own charter', () => {
    const [option, ...more] = atOwnFirstBuilding(scene)
    expect(more).toEqual([])
    expect(option).toMatchObject({ kind: 'place', by: 'worker' })
    const building = greengully.buildings.find(
      ({ number }) => option?.kind === 'place' && number === option.building,
    )
    expect(building).toMatchObject({ depth: 0, charter: 'purple' })
  })

  it('a building of the commons is found by what it is', () => {
    const number = greengully.buildings.find(({ commons }) => commons === 'charterstone')?.number
    expect(atCommons('charterstone')(scene)).toMatchObject([{ kind: 'place', building: number }])
    expect(atCommons('charterstone')({ ...scene, options: [] })).toEqual([])
  })

  it('plans are the building cards in the hand, without the commons', () => {
    const commons = greengully.buildings.find((def) => def.commons !== null)
    expect(plansOf(withOwn({ cards: [plan.number, commons?.number ?? 0] }))).toEqual([plan])
    expect(plansOf(withOwn({ cards: [] }))).toEqual([])
  })

  it('the nearest plan is the one that lacks the fewest resources', () => {
    const nearest = nearestPlan(withOwn({ cards: [plan.number], goods: withoutGoods }))
    expect(nearest?.missing).toEqual(plan.build)
    const rich = nearestPlan(withOwn({ cards: [plan.number], goods: withoutGoods.map(() => 9) }))
    expect(rich?.missing).toEqual([])
    expect(nearestPlan(withOwn({ cards: [] }))).toBeNull()
  })

  it('the same resource is counted as often as it is needed', () => {
    const [double] = greengully.buildings.filter(
      ({ build, commons }) => commons === null && new Set(build).size < build.length,
    )
    if (double === undefined) throw new Error('no building needs a resource twice')
    const one = withoutGoods.map(() => 1)
    const missing = nearestPlan(withOwn({ cards: [double.number], goods: one }))?.missing ?? []
    expect(missing).toHaveLength(double.build.length - new Set(double.build).size)
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

  it('only events of the player count', () => {
    const built = (seat: number): Event => ({ kind: 'constructed', seat, building: 9, spot: 7, over: 0 })
    expect(hasDone('constructed')(withEvents(built(1)))).toBe(false)
    expect(hasDone('constructed')(withEvents(built(0)))).toBe(true)
    expect(newestSpot(withEvents(built(0), { ...built(0), spot: 8 } as Event, built(1)))).toEqual([8])
    expect(newestSpot(withEvents(built(1)))).toEqual([])
  })

  it('influence is paid by the player with influence', () => {
    const paid = { kind: 'paid', seat: 0, good: 'influence', count: 1, source: 0, to: -1 } as const
    expect(hasPaidInfluence(withEvents(paid))).toBe(true)
    expect(hasPaidInfluence(withEvents({ ...paid, seat: 1 }))).toBe(false)
    expect(hasPaidInfluence(withEvents({ ...paid, good: 'coin' }))).toBe(false)
  })

  it('turns are counted by their beginning', () => {
    const turn = (seat: number): Event => ({ kind: 'turn-started', seat, round: 1 })
    expect(turnsTaken(withEvents(turn(0), turn(1), turn(0)))).toBe(2)
  })

  it('[R25.1] the way to the hourglass is that of the board', () => {
    const { progress } = scene.view.table
    expect(spacesToHourglass(scene)).toBe(26 - progress)
  })

  it('a question is known by its kind', () => {
    expect([isAsked('act')(scene), isAsked('plot')(scene)]).toEqual([true, false])
  })

  it('there is nothing to point at without an option', () => {
    expect(pointersTo([])).toEqual([])
    expect(pointersTo([{ kind: 'pass' }])).toEqual([{ kind: 'answers', keys: [keyOf({ kind: 'pass' })] }])
  })
})
