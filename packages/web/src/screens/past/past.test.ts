import { greengully } from '@charterstone/content'
import {
  beginPlaythrough,
  type CampaignRecord,
  createEngine,
  PERSON,
  type Playthrough,
  packUpGame,
  roll,
  seedRng,
  setUpGame,
} from '@charterstone/engine'
import { answerAll } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { firstKnown, replayOne, rowsOf } from './past.ts'
import { whenOpened } from './when-opened.ts'

const engine = createEngine(greengully)

function answerAtRandom(playthrough: Playthrough, answers: number): Playthrough {
  const rng = seedRng(3)
  let now = playthrough
  for (let count = 0; count < answers && now.state.pending !== null; count++) {
    const { options } = now.state.pending
    now = answerAll(engine, now, options[roll(rng, options.length)] ?? '')
  }
  return now
}

/** A campaign of one person with game 1 over and 12 answers of game 2. */
function campaign(): Playthrough {
  const begun = beginPlaythrough(engine, {
    config: { seed: 5, seats: [{ charter: 0, name: 'Mira', player: 'person' }] },
    players: [PERSON],
  })
  const first = answerAtRandom(setUpGame(engine, begun), Number.POSITIVE_INFINITY)
  return answerAtRandom(setUpGame(engine, packUpGame(engine, first)), 12)
}

const { record, state } = campaign()

function replayed(of: CampaignRecord, index: number, before: Parameters<typeof replayOne>[3] = null) {
  const found = replayOne(engine, of, index, before)
  if (found === null) throw new Error(`game ${index} cannot be played again`)
  return found
}

describe('the past of a campaign', () => {
  it('the past of a campaign has a row for each game, the running one last', () => {
    expect(rowsOf(record).map(({ game }) => game)).toEqual([1, 2])
    expect(rowsOf({ ...record, current: null }).map(({ game }) => game)).toEqual([1])
  })

  it('the past of a campaign begins with the first game, or where the rules last changed', () => {
    expect(firstKnown(record)).toBe(0)
    expect(firstKnown({ ...record, base: { games: 4, answers: 0, state } })).toBe(4)
  })

  it('a finished game is whole and over, with a step for each answer', () => {
    const { game } = replayed(record, 0)
    expect(game).toMatchObject({ game: 1, isWhole: true, isOver: true })
    expect(game.steps).toHaveLength((record.games[0]?.answers.length ?? 0) + 1)
    expect(game.steps.map(({ number }) => number)).toEqual(game.steps.map((_, index) => index))
  })

  it('the set-up is answered by no seat, every later step by one', () => {
    const seats = replayed(record, 0).game.steps.map(({ seat }) => seat)
    expect(seats[0]).toBe(-1)
    expect(new Set(seats.slice(1))).toEqual(new Set([0]))
  })

  it('the running game follows the finished one, and ends where the campaign is now', () => {
    const before = replayed(record, 0).end
    const { game, end } = replayed(record, 1, before)
    expect(game).toMatchObject({ game: 2, isOver: false })
    expect(game.steps).toHaveLength(13)
    expect(end.table.progress).toBe(state.table.progress)
    expect(end.pending?.options).toEqual(state.pending?.options)
  })

  it('each step of the past has the points and the sun of its own moment', () => {
    const { steps } = replayed(record, 0).game
    const suns = steps.map(({ progress }) => progress)
    expect(suns).toEqual([...suns].sort((a, b) => a - b))
    expect(suns[0]).toBeLessThan(suns.at(-1) ?? 0)
    expect(steps[0]?.vp).toEqual([0])
    expect(steps.at(-1)?.vp[0]).toBeGreaterThan(0)
  })

  it('a game in the middle cannot be played again without the one before it', () => {
    expect(replayOne(engine, record, 1, null)).toBeNull()
    expect(replayOne(engine, record, 7, null)).toBeNull()
  })
})

describe('when something was opened', () => {
  const games = [replayed(record, 0).game]

  it('every rule and story of a game is dated with that game', () => {
    const { rules, stories } = whenOpened(games)
    const events = games.flatMap(({ steps }) => steps.flatMap((step) => step.events))
    const entered = events.flatMap((event) => (event.kind === 'rule-entered' ? [event.rule] : []))
    expect([...rules.keys()].sort()).toEqual([...new Set(entered)].sort())
    expect([...rules.values(), ...stories.values()].every(({ game }) => game === 1)).toBe(true)
  })

  it('a story with a branch is known by both', () => {
    const [step] = games[0]?.steps ?? []
    if (step === undefined) throw new Error('no step')
    const { stories } = whenOpened([
      {
        game: 9,
        isWhole: true,
        isOver: true,
        steps: [
          { ...step, events: [{ kind: 'story-read', story: 9, branch: 'happy' }] },
          { ...step, events: [{ kind: 'story-read', story: 3, branch: '' }] },
        ],
      },
    ])
    expect([...stories.keys()]).toEqual(['9:happy', '3'])
    expect(stories.get('9:happy')).toEqual({ game: 9, legacy: step.legacy })
  })
})
