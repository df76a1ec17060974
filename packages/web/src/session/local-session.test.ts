import { readFileSync } from 'node:fs'
import {
  beginPlaythrough,
  type CampaignRecord,
  isPersonAt,
  type Playthrough,
  parseRecord,
  setUpGame,
} from '@charterstone/engine'
import { answerAll, tomeInHand } from '@charterstone/testkit'
import { describe, expect, test, vi } from 'vitest'
import { settle } from '../../test-support/fake-clock.ts'
import {
  type FakeBrowser,
  type FakePage,
  makeFakeBrowser,
  makeFakePage,
  newCampaign,
  playOn,
  ruleset,
  storedOf,
} from '../../test-support/session-deps.ts'
import type { Game } from './game.ts'
import type { Release } from './hold.ts'
import { type LocalSession, openLocal } from './local-session.ts'

type Tab = FakePage & { readonly browser: FakeBrowser; readonly session: LocalSession }

/** Opens a campaign in one tab of a browser. */
async function openTab(browser: FakeBrowser, page: FakePage = makeFakePage()): Promise<Tab> {
  const { campaigns, locks } = browser
  const session = await openLocal('a', { ...page.deps, campaigns, locks })
  if (session === null) throw new Error('no such campaign')
  await settle()
  return { ...page, browser, session }
}

function browserWith(playthrough: Playthrough): FakeBrowser {
  const browser = makeFakeBrowser()
  browser.put(storedOf('a', playthrough))
  return browser
}

function open(playthrough: Playthrough): Promise<Tab> {
  return openTab(browserWith(playthrough))
}

function gameOf({ session }: { readonly session: LocalSession }): Game {
  const game = session.game.getState()
  if (game === null) throw new Error('no game')
  return game
}

function firstOption(tab: Tab): string {
  return gameOf(tab).decision?.options[0] ?? ''
}

function earlierCampaign(name: string): CampaignRecord {
  const file = new URL(`../../../../replays/${name}.charterstone`, import.meta.url)
  const parsed = parseRecord(readFileSync(file, 'utf8'))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  const { record } = parsed
  return { ...record, players: record.players.map(() => 'person') }
}

const finished = playOn(newCampaign(['person', 'person']))

describe('opening', () => {
  test('a campaign that cannot be opened leaves no listener behind', async () => {
    const page = makeFakePage()
    const { campaigns, locks } = browserWith(newCampaign(['person']))
    const stopListening = vi.fn<() => void>()
    const opening = openLocal('a', {
      ...page.deps,
      campaigns: { ...campaigns, onNotice: () => stopListening },
      locks: { ...locks, lock: () => Promise.reject(new Error('no locks')) },
    })
    await expect(opening).rejects.toThrow('no locks')
    expect(page.words.listeners()).toBe(0)
    expect(stopListening).toHaveBeenCalledOnce()
  })

  test('a campaign that is not stored opens nothing and leaves no listener behind', async () => {
    const page = makeFakePage()
    const { campaigns, locks } = makeFakeBrowser()
    expect(await openLocal('a', { ...page.deps, campaigns, locks })).toBeNull()
    expect(page.words.listeners()).toBe(0)
  })

  test('a database that fails fails the opening and leaves no listener behind', async () => {
    const page = makeFakePage()
    const { campaigns, locks } = makeFakeBrowser()
    const broken = { ...campaigns, load: () => Promise.reject(new Error('blocked')) }
    await expect(openLocal('a', { ...page.deps, campaigns: broken, locks })).rejects.toThrow('blocked')
    expect(page.words.listeners()).toBe(0)
  })

  test('an opened campaign shows its game, its decision and its words at once', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    expect(gameOf(tab)).toMatchObject({
      ref: { kind: 'local', id: 'a' },
      seat: 0,
      waiting: null,
      latest: null,
      persons: 2,
      canGoOn: true,
    })
    expect(gameOf(tab).decision).not.toBeNull()
    expect(tab.session.words.getState()?.flavour.open).toBe('en')
    expect(tab.session.health.getState()).toEqual({ storage: 'saved', isBotStuck: false })
  })

  test('a saved game goes on where it was, with its log', async () => {
    const before = playOn(newCampaign(['person', 'person']), ({ steps }) => steps.length > 12)
    const tab = await open(before)
    expect(gameOf(tab).log.map(({ number }) => number)).toEqual(before.steps.map(({ number }) => number))
    expect(gameOf(tab).record?.seals).toEqual(before.record.seals)
  })

  test('a campaign that was stored under an earlier box goes on by the present one, and is saved so', async () => {
    const browser = makeFakeBrowser()
    const record = earlierCampaign('rules-2/6-seats-building')
    browser.put({ id: 'a', revision: 3, record, opening: null })
    const tab = await openTab(browser)
    expect(gameOf(tab).decision).toMatchObject({ kind: 'reputation', source: 83 })
    await tab.session.answer(firstOption(tab))
    await settle()
    const count = (record.current?.answers.length ?? 0) + 1
    expect(browser.stored('a')?.record).toMatchObject({
      version: ruleset.version,
      base: { games: record.games.length, answers: count - 1 },
      current: { answers: { length: count } },
    })
  })

  test('words that cannot be fetched do not keep the game from opening', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const page = makeFakePage()
    page.words.setBroken(true)
    const tab = await openTab(browserWith(newCampaign(['person'])), page)
    expect(gameOf(tab).decision).not.toBeNull()
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })
})

describe('answering', () => {
  test('an answer is shown, marked as the latest step and saved', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    const key = firstOption(tab)
    await tab.session.answer(key)
    await settle()
    expect(gameOf(tab).latest).toMatchObject({ number: 1, seat: 0, key, by: 'person' })
    expect(tab.browser.stored('a')).toMatchObject({ revision: 2, record: { current: { answers: [key] } } })
    expect(tab.session.health.getState().storage).toBe('saved')
  })

  test('an answer that is not offered changes nothing', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    const before = gameOf(tab)
    await tab.session.answer('place:nowhere')
    expect(gameOf(tab)).toBe(before)
    expect(tab.browser.saves()).toBe(0)
  })

  test('the second of two quick taps finds that its decision is over', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    const key = firstOption(tab)
    await Promise.all([tab.session.answer(key), tab.session.answer(key)])
    expect(gameOf(tab).log).toHaveLength(2)
  })

  test('a saved campaign is the one on screen, after every answer of a game', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    for (let answers = 0; answers < 25 && gameOf(tab).decision !== null; answers += 1)
      await tab.session.answer(firstOption(tab))
    await settle()
    expect(tab.browser.stored('a')?.record).toEqual(gameOf(tab).record)
    const again = await open(newCampaign(['person', 'person']))
    expect(gameOf(again).log).toHaveLength(1)
  })

  test('words are fetched before the step is shown that needs them', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    const seen: boolean[] = []
    tab.session.game.subscribe(() => seen.push(tab.session.words.getState() !== null))
    await tab.session.answer(firstOption(tab))
    expect(seen).toEqual([true])
  })

  test('a forecast says what an answer leads to without giving it', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    const { events } = tab.session.foresee(firstOption(tab))
    expect(events.length).toBeGreaterThan(0)
    expect(gameOf(tab).log).toHaveLength(1)
    expect(tab.session.foresee('place:nowhere')).toEqual({ events: [], view: null })
  })

  test('closed options of the moment come with their reasons', async () => {
    const tab = await open(
      playOn(newCampaign(['person', 'person']), ({ state }) => state.pending?.kind === 'act'),
    )
    expect(tab.session.closed().length).toBeGreaterThan(0)
    expect(tab.session.closed().every(({ reason }) => reason !== undefined)).toBe(true)
  })
})

describe('undo', () => {
  test('[D6] an undone answer is gone from screen and storage, and is not the latest step', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    const before = gameOf(tab)
    await tab.session.answer(firstOption(tab))
    expect(gameOf(tab).undo.kind).toBe('free')
    await tab.session.undo(false)
    await settle()
    expect(gameOf(tab).view).toEqual(before.view)
    expect(gameOf(tab).latest).toBeNull()
    expect(tab.browser.stored('a')?.record.current?.answers).toEqual([])
  })

  test('[D6] with nothing to undo the game stays as it is', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    const before = gameOf(tab)
    await tab.session.undo(true)
    expect(gameOf(tab)).toBe(before)
  })
})

describe('the end of a game', () => {
  test('a finished game is packed up and the next one set up', async () => {
    const tab = await open(finished)
    expect(gameOf(tab).view.phase).toBe('finished')
    await tab.session.packUp()
    expect(gameOf(tab)).toMatchObject({ log: [], view: { phase: 'between' } })
    await tab.session.startGame()
    expect(gameOf(tab).view).toMatchObject({ phase: 'playing', legacy: { game: 2 } })
    expect(gameOf(tab).latest).toMatchObject({ number: 0, key: null })
    await settle()
    expect(tab.browser.stored('a')?.opening).not.toBeNull()
  })

  test('a game in progress is neither packed up nor set up again', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    const before = gameOf(tab)
    await tab.session.packUp()
    await tab.session.startGame()
    expect(gameOf(tab)).toBe(before)
  })

  test('two taps on "pack up" pack up once', async () => {
    const tab = await open(finished)
    await Promise.all([tab.session.packUp(), tab.session.packUp()])
    expect(gameOf(tab).record?.games).toHaveLength(1)
  })
})

describe('a screen that several people share', () => {
  test('a secret look covers the table until its person takes the screen, and the next one covers it again', async () => {
    const { config, answers, use } = tomeInHand(ruleset.engine)
    const players = config.seats.map(() => 'person')
    const begun = setUpGame(ruleset.engine, beginPlaythrough(ruleset.engine, { config, players }))
    const tab = await open(answers.reduce(answered, begun))
    await tab.session.answer(use)
    const asked = gameOf(tab).waiting?.seat ?? -1
    expect(gameOf(tab)).toMatchObject({ seat: -1, decision: null, waiting: { kind: 'hand-over' } })
    await tab.session.takeScreen()
    expect(gameOf(tab)).toMatchObject({ seat: asked, waiting: null, decision: { seat: asked, secret: true } })
    await tab.session.answer(firstOption(tab))
    expect(gameOf(tab).decision?.secret).not.toBe(true)
    await tab.session.undo(true)
    expect(gameOf(tab)).toMatchObject({ decision: null, waiting: { kind: 'hand-over', seat: asked } })
  })
})

function answered(before: Playthrough, key: string): Playthrough {
  return answerAll(ruleset.engine, before, key)
}

const BOT = 'easy:balanced'

/** The bot has to answer first. */
function botFirst(): Playthrough {
  const begun = newCampaign([BOT, 'person'])
  return playOn(
    begun,
    ({ state, record }) => state.pending !== null && !isPersonAt(record, state.pending.seat),
  )
}

describe('bots', () => {
  test('a bot is asked as soon as the campaign is open, and answers after its pause', async () => {
    const tab = await open(botFirst())
    expect(gameOf(tab)).toMatchObject({ decision: null, waiting: { kind: 'bot', seat: 0 } })
    expect(tab.bots.asked[0]).toMatchObject({ bot: { level: 'easy' }, decision: { seat: 0 } })
    const before = gameOf(tab).log.length
    await tab.bots.answer()
    expect(gameOf(tab).log).toHaveLength(before)
    await tab.clock.pass(1500)
    expect(gameOf(tab).log).toHaveLength(before + 1)
    expect(gameOf(tab).latest).toMatchObject({ by: BOT })
    await settle()
    expect(tab.browser.stored('a')?.record).toEqual(gameOf(tab).record)
  })

  test('a person in a hurry waits for no pause, but for what holds the game', async () => {
    const tab = await open(botFirst())
    const before = gameOf(tab).log.length
    const release = tab.session.hold()
    await tab.bots.answer()
    tab.session.hurry()
    await settle()
    expect(gameOf(tab).log).toHaveLength(before)
    release()
    await settle()
    expect(gameOf(tab).log).toHaveLength(before + 1)
  })

  test('a bot sees what its seat may see, and no more', async () => {
    const tab = await open(botFirst())
    expect(tab.bots.asked[0]?.view.seat).toBe(0)
    expect(Object.keys(tab.bots.asked[0]?.view ?? {})).not.toContain('rng')
  })

  test('a bot waits as long as moments are on screen, and one release is not enough for two holds', async () => {
    const tab = await open(playOn(newCampaign([BOT, BOT]), ({ steps }) => steps.length > 4))
    const releases: Release[] = []
    const stop = tab.session.game.subscribe(() => releases.push(tab.session.hold(), tab.session.hold()))
    await tab.bots.answer()
    await tab.clock.pass(1500)
    stop()
    const shown = gameOf(tab)
    await tab.bots.answer()
    await tab.clock.pass(60_000)
    expect(gameOf(tab)).toBe(shown)
    releases[0]?.()
    releases[0]?.()
    await tab.clock.pass(60_000)
    expect(gameOf(tab)).toBe(shown)
    releases[1]?.()
    await settle()
    expect(gameOf(tab).log).toHaveLength(shown.log.length + 1)
  })

  test('an answer of a person lets the bot after them think', async () => {
    const tab = await open(playOn(newCampaign(['person', BOT]), ({ state }) => state.pending?.seat === 0))
    while (gameOf(tab).decision !== null) await tab.session.answer(firstOption(tab))
    expect(gameOf(tab).waiting).toMatchObject({ kind: 'bot', seat: 1 })
    expect(tab.bots.waiting()).toBe(1)
  })

  test('[D6] an undo while a bot thinks wins: the answer of the bot is dropped', async () => {
    const tab = await open(newCampaign(['person', BOT]))
    while (gameOf(tab).decision !== null) await tab.session.answer(firstOption(tab))
    expect(tab.bots.waiting()).toBe(1)
    await tab.session.undo(true)
    const after = gameOf(tab)
    await tab.bots.answer()
    await tab.clock.pass(5000)
    expect(gameOf(tab)).toBe(after)
    expect(after.decision).not.toBeNull()
  })

  test('a bot that fails is reported and can be asked again', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const tab = await open(botFirst())
    await tab.bots.fail()
    await tab.clock.pass(1500)
    expect(tab.session.health.getState().isBotStuck).toBe(true)
    expect(tab.bots.running()).toBe(0)
    const before = gameOf(tab).log.length
    tab.session.retryBot()
    expect(tab.session.health.getState().isBotStuck).toBe(false)
    await settle()
    await tab.bots.answer()
    await tab.clock.pass(1500)
    expect(gameOf(tab).log).toHaveLength(before + 1)
    error.mockRestore()
  })

  test('a bot that answers what is not offered is stuck, and the game is unharmed', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const tab = await open(botFirst())
    const before = gameOf(tab)
    await tab.bots.answer('place:nowhere')
    await tab.clock.pass(1500)
    expect(tab.session.health.getState().isBotStuck).toBe(true)
    expect(gameOf(tab)).toBe(before)
    error.mockRestore()
  })

  test('at instant speed bots play without pauses, and the page draws only some of their answers', async () => {
    const page = makeFakePage()
    page.setSpeed('instant')
    const tab = await openTab(browserWith(newCampaign([BOT, BOT])), page)
    let drawn = 0
    tab.session.game.subscribe(() => {
      drawn += 1
    })
    for (let answers = 0; answers < 30 && tab.bots.waiting() > 0; answers += 1) await tab.bots.answer()
    expect(tab.bots.asked.length).toBeGreaterThan(20)
    expect(drawn).toBe(0)
    await tab.clock.pass(200)
    await tab.bots.answer()
    expect(drawn).toBe(1)
    expect(gameOf(tab).log.length).toBeGreaterThan(20)
  })

  test('closing the campaign stops its bots without a report', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const tab = await open(botFirst())
    await tab.session.close()
    await settle()
    expect(tab.bots.running()).toBe(0)
    expect(tab.session.health.getState().isBotStuck).toBe(false)
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  test('a bot beside the game stops with the session', async () => {
    const tab = await open(newCampaign(['person']))
    const stopped = tab.session.startBots()
    tab.session.startBots()
    expect(tab.bots.running()).toBe(2)
    stopped.stop()
    expect(tab.bots.running()).toBe(1)
    await tab.session.close()
    expect(tab.bots.running()).toBe(0)
  })
})

describe('storage', () => {
  test.each(['full', 'failed'] as const)(
    'a disk that is %s is reported; the game goes on in memory',
    async (fault) => {
      const tab = await open(newCampaign(['person', 'person']))
      tab.browser.setFault(fault)
      await tab.session.answer(firstOption(tab))
      await settle()
      expect(tab.session.health.getState().storage).toBe(fault)
      expect(gameOf(tab).log).toHaveLength(2)
      tab.browser.setFault(undefined)
      await tab.session.answer(firstOption(tab))
      await settle()
      expect(tab.session.health.getState().storage).toBe('saved')
      expect(tab.browser.stored('a')?.record.current?.answers).toHaveLength(2)
    },
  )

  test('closing waits until the last answer is written, then refreshes the list of campaigns', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    void tab.session.answer(firstOption(tab))
    await settle()
    await tab.session.close()
    expect(tab.browser.stored('a')?.revision).toBe(2)
    expect(tab.browser.refreshes()).toBe(1)
  })

  test('a closed session takes no answers', async () => {
    const tab = await open(newCampaign(['person', 'person']))
    await tab.session.close()
    await tab.session.answer(firstOption(tab))
    expect(tab.browser.saves()).toBe(0)
  })
})

describe('two tabs', () => {
  test('the second tab only watches, and follows what the first one plays', async () => {
    const browser = browserWith(newCampaign(['person', 'person']))
    const first = await openTab(browser)
    const second = await openTab(browser)
    expect(gameOf(second)).toMatchObject({ decision: null, canGoOn: false, waiting: { kind: 'elsewhere' } })
    await first.session.answer(firstOption(first))
    await settle()
    expect(gameOf(second).log).toHaveLength(2)
    expect(gameOf(second).latest).toBeNull()
  })

  test('a tab that only watches answers nothing, undoes nothing and asks no bot', async () => {
    const browser = browserWith(newCampaign([BOT, 'person']))
    await openTab(browser)
    const second = await openTab(browser)
    await second.session.answer('skip')
    await second.session.undo(true)
    expect(browser.saves()).toBe(0)
    expect(second.bots.asked).toHaveLength(0)
  })

  test('the second tab can take over; the first one then watches', async () => {
    const browser = browserWith(newCampaign(['person', 'person']))
    const first = await openTab(browser)
    const second = await openTab(browser)
    await second.session.takeOver()
    await settle()
    expect(gameOf(second).decision).not.toBeNull()
    expect(gameOf(first).waiting).toMatchObject({ kind: 'elsewhere' })
    await second.session.answer(firstOption(second))
    await settle()
    expect(gameOf(first).log).toHaveLength(2)
  })

  test('a tab that is closed while it takes over keeps the campaign from nobody', async () => {
    const browser = browserWith(newCampaign(['person', 'person']))
    await openTab(browser)
    const second = await openTab(browser)
    const taking = second.session.takeOver()
    await second.session.close()
    await taking
    expect(gameOf(await openTab(browser)).decision).not.toBeNull()
  })

  test('a tab that takes over twice in a hurry plays', async () => {
    const browser = browserWith(newCampaign(['person', 'person']))
    await openTab(browser)
    const second = await openTab(browser)
    await Promise.all([second.session.takeOver(), second.session.takeOver()])
    await settle()
    expect(gameOf(second).decision).not.toBeNull()
    const third = await openTab(browser)
    expect(gameOf(third).waiting).toMatchObject({ kind: 'elsewhere' })
  })

  test('a closed tab gives the campaign back', async () => {
    const browser = browserWith(newCampaign(['person', 'person']))
    const first = await openTab(browser)
    await first.session.close()
    const second = await openTab(browser)
    expect(gameOf(second).decision).not.toBeNull()
  })

  test('without locks a newer save of another tab is never overwritten: this tab shows it and watches', async () => {
    const before = newCampaign(['person', 'person'])
    const browser = browserWith(before)
    const tab = await openTab(browser)
    const other = playOn(before, ({ steps }) => steps.length > 3)
    browser.put(storedOf('a', other, 9))
    await tab.session.answer(firstOption(tab))
    await settle()
    expect(browser.stored('a')?.revision).toBe(9)
    expect(gameOf(tab)).toMatchObject({ waiting: { kind: 'elsewhere' }, canGoOn: false })
    expect(gameOf(tab).log).toHaveLength(other.steps.length)
  })

  test('a closed tab no longer listens to others', async () => {
    const browser = browserWith(newCampaign(['person', 'person']))
    const first = await openTab(browser)
    const second = await openTab(browser)
    await second.session.close()
    await first.session.answer(firstOption(first))
    await settle()
    expect(gameOf(second).log).toHaveLength(1)
  })
})

describe('the language', () => {
  test('a change of the language fetches the open words in the new one before the page changes', async () => {
    const tab = await open(newCampaign(['person']))
    await tab.words.speak('de')
    expect(tab.session.words.getState()?.flavour.open).toBe('de')
  })

  test('a closed session fetches no words any more', async () => {
    const tab = await open(newCampaign(['person']))
    await tab.session.close()
    const before = tab.words.fetched.length
    await tab.words.speak('pl')
    expect(tab.words.fetched).toHaveLength(before)
  })
})
