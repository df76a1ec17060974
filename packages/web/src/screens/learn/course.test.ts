import { createBot, readBotName, USUAL_BOT } from '@charterstone/bots'
import { greengully } from '@charterstone/content'
import { createEngine, type Event, keyOf } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { isAsSuggested, lessonFor } from './course.ts'
import { firstGame } from './first-game.ts'
import { LESSON_NAMES, type LessonName, type Scene } from './lesson.ts'

const engine = createEngine(greengully)

type Pupil = (scene: Scene, suggested: readonly string[]) => string

/** The guided game from its set-up to its end; what was taught, and how many turns that took. */
function attend(pupil: Pupil) {
  const { config, players } = firstGame('Mira')
  if ('stage' in config) throw new Error('a campaign')
  const state = engine.newCampaign(config)
  const events: Event[] = []
  engine.startGame(state, events)
  const bot = createBot({ ...(readBotName(players[1] ?? '') ?? USUAL_BOT), seed: config.seed + 1, engine })
  const done: LessonName[] = []
  let turns = 0
  while (state.pending !== null) {
    const { pending: decision } = state
    const view = engine.view(state, decision.seat)
    if (decision.seat !== 0) {
      engine.apply(state, bot(view, decision), events)
      continue
    }
    const options = engine.options(view)
    const scene: Scene = { catalogue: greengully, view, decision, options, events: [...events] }
    for (let lesson = lessonFor(scene, done); ; lesson = lessonFor(scene, done)) {
      const key = lesson?.suggests === undefined ? null : pupil(scene, lesson.suggests(scene).map(keyOf))
      if (lesson !== null) done.push(lesson.name)
      if (lesson !== null && key === null) continue
      if (decision.kind === 'act') turns++
      engine.apply(state, key ?? pupil(scene, []), events)
      break
    }
  }
  return { done: new Set(done), turns, phase: state.phase }
}

const guesser = createBot({ level: 'easy', seed: 7, engine })

const obedient: Pupil = ({ decision, view }, suggested) => {
  const wanted = suggested.find((key) => decision.options.includes(key))
  if (wanted !== undefined) return wanted
  return guesser(view, decision)
}

/** Their occasion depends on what the opponent does. */
const BY_CHANCE: ReadonlySet<LessonName> = new Set(['bump', 'reputation', 'score', 'evening', 'last-round'])

describe('the guided first game', () => {
  it('a player who follows the coach gets every lesson within ten minutes', () => {
    const { done, turns, phase } = attend(obedient)
    expect(LESSON_NAMES.filter((name) => !done.has(name) && !BY_CHANCE.has(name))).toEqual([])
    expect(turns).toBeLessThan(30)
    expect(phase).not.toBe('playing')
  })

  it('lets a stubborn pupil go any other way', () => {
    const { done, phase } = attend(({ decision }, suggested) => {
      const others = decision.options.filter((key) => !suggested.includes(key))
      return others.at(-1) ?? decision.options[0] ?? ''
    })
    expect(phase).not.toBe('playing')
    expect(done.has('goal')).toBe(true)
  })

  it('knows an answer of its own from another', () => {
    const { config } = firstGame('Mira')
    if ('stage' in config) throw new Error('a campaign')
    const state = engine.newCampaign(config)
    engine.startGame(state, [])
    if (state.pending === null) throw new Error('nothing is asked')
    const scene: Scene = {
      catalogue: greengully,
      view: engine.view(state, 0),
      decision: state.pending,
      options: engine.options(state),
      events: [],
    }
    const naming = lessonFor(scene, ['goal'])
    if (naming === null) throw new Error('no lesson')
    expect(naming.name).toBe('name')
    expect(isAsSuggested(naming, scene, 'skip')).toBe(true)
  })
})
