import { type Playthrough, packUpGame, undoLast } from '@charterstone/engine'
import { CLOSE, type ServerMessage, type Talk } from '@charterstone/protocol'
import { answerAll } from '@charterstone/testkit'
import { describe, expect, test, vi } from 'vitest'
import { settle } from '../../test-support/fake-clock.ts'
import { makeFakeNetwork } from '../../test-support/fake-network.ts'
import { makeFakePage, newCampaign, playOn, ruleset } from '../../test-support/session-deps.ts'
import {
  entryOf,
  roleOf,
  seatInfo,
  seatViewOf,
  stepOf,
  tableInfoOf,
  welcomeOf,
} from '../../test-support/table-messages.ts'
import type { Game } from '../session/game.ts'
import type { Problem } from './api.ts'
import { openOnline, type TableName } from './online-session.ts'

async function openTable() {
  const page = makeFakePage()
  const network = makeFakeNetwork()
  const problems: Problem[] = []
  const remembered: TableName[] = []
  const session = await openOnline('t1', {
    ...page.deps,
    network,
    remember: (_, about) => remembered.push(about),
    report: (problem) => {
      if (problem !== undefined) problems.push(problem)
    },
  })
  network.socket().open()
  const say = async (...messages: readonly ServerMessage[]) => {
    for (const message of messages) network.socket().say(message)
    await settle()
  }
  /** What was sent after hello, without the numbers. */
  const requests = () => network.socket().sent.slice(1)
  return { ...page, network, session, say, requests, problems, remembered }
}

type Table = Awaited<ReturnType<typeof openTable>>

async function welcomed(playthrough: Playthrough, seat = 0): Promise<Table> {
  const table = await openTable()
  await table.say(welcomeOf(playthrough, seat))
  return table
}

/** Reconnects after a loss and says hello. */
async function comeBack({ network, clock }: Table): Promise<void> {
  await clock.pass(1000)
  network.socket().open()
}

function gameOf({ session }: Table): Game {
  const game = session.game.getState()
  if (game === null) throw new Error('no game')
  return game
}

function after(before: Playthrough, key = before.state.pending?.options[0] ?? ''): Playthrough {
  return answerAll(ruleset.engine, before, key)
}

const begun = newCampaign(['person', 'person'])
const asked = begun.state.pending?.seat ?? -1
const other = 1 - asked
const firstKey = begun.state.pending?.options[0] ?? ''

describe('connecting', () => {
  test('a session is there at once; its game comes with the welcome', async () => {
    const table = await openTable()
    expect(table.session).toMatchObject({ kind: 'online', ref: { kind: 'table', id: 't1' } })
    expect(table.session.game.getState()).toBeNull()
    expect(table.session.table.getState()).toMatchObject({ status: 'connecting', info: null })
    await table.say(welcomeOf(begun, asked))
    expect(table.session.table.getState()).toMatchObject({ status: 'live', info: { village: 'Żabno' } })
    expect(gameOf(table)).toMatchObject({
      seat: asked,
      record: null,
      waiting: null,
      persons: 2,
      canGoOn: true,
    })
    expect(gameOf(table).decision).not.toBeNull()
  })

  test('before the first game there is a table and no game', async () => {
    const table = await openTable()
    const info = tableInfoOf(begun, { phase: 'gathering' })
    await table.say(welcomeOf(begun, asked, { sight: null, entries: [], table: info }))
    expect(table.session.table.getState().info?.phase).toBe('gathering')
    expect(table.session.game.getState()).toBeNull()
    expect(table.session.foresee('skip')).toEqual({ events: [], view: null })
    expect(table.session.closed()).toEqual([])
  })

  test('a spectator sees the game and decides nothing', async () => {
    const table = await welcomed(begun, -1)
    expect(gameOf(table)).toMatchObject({ seat: -1, decision: null, canGoOn: false })
    expect(gameOf(table).waiting).toEqual({ kind: 'person', seat: asked })
  })

  test('a host without a seat may pack up and start games', async () => {
    const table = await openTable()
    await table.say(welcomeOf(begun, -1, { you: roleOf(-1, { isHost: true }) }))
    expect(gameOf(table).canGoOn).toBe(true)
  })

  test('a seat that a bot plays waits for the bot, also for its own person', async () => {
    const table = await openTable()
    const seats = begun.state.legacy.seats.map(({ charter, name }, seat) =>
      seatInfo(charter, name, seat === asked ? { bot: 'easy', isLent: true } : {}),
    )
    await table.say(welcomeOf(begun, asked, { table: tableInfoOf(begun, { seats }) }))
    expect(gameOf(table)).toMatchObject({ decision: null, waiting: { kind: 'bot', seat: asked }, persons: 1 })
  })

  test('the device remembers the village and the names, once for each change', async () => {
    const table = await welcomed(begun)
    expect(table.remembered).toEqual([{ village: 'Żabno', names: ['Seat 0', 'Seat 1'] }])
    await table.say({ type: 'table', seq: 300, table: tableInfoOf(begun), you: roleOf(0) })
    expect(table.remembered).toHaveLength(1)
    const renamed = tableInfoOf(begun, { village: 'Brzozów' })
    await table.say({ type: 'table', seq: 301, table: renamed, you: roleOf(0) })
    expect(table.remembered.at(-1)?.village).toBe('Brzozów')
  })

  test('the device remembers the name of a person who takes over a seat', async () => {
    const table = await welcomed(begun)
    const seats = [seatInfo(0, 'Seat 0'), seatInfo(1, 'Zofia')]
    await table.say({ type: 'table', seq: 300, table: tableInfoOf(begun, { seats }), you: roleOf(0) })
    expect(table.remembered.at(-1)?.names).toEqual(['Seat 0', 'Zofia'])
  })
})

describe('answers', () => {
  test('an answer names the game and the step it belongs to', async () => {
    const table = await welcomed(begun, asked)
    void table.session.answer(firstKey)
    expect(table.requests()).toEqual([{ type: 'answer', game: 1, step: 0, key: firstKey, id: 1 }])
  })

  test('a second answer waits until the first one is confirmed', async () => {
    const table = await welcomed(begun, asked)
    void table.session.answer(firstKey)
    void table.session.answer(firstKey)
    expect(table.requests()).toHaveLength(1)
    await table.say({ type: 'done', id: 1, seq: 110 })
    void table.session.answer(firstKey)
    expect(table.requests()).toHaveLength(2)
  })

  test('without a decision nothing is sent', async () => {
    const table = await welcomed(begun, other)
    await table.session.answer(firstKey)
    expect(table.requests()).toEqual([])
  })

  test('a refused answer is reported, and the decision is shown again', async () => {
    const table = await welcomed(begun, asked)
    const before = gameOf(table)
    void table.session.answer(firstKey)
    await table.say({ type: 'refused', id: 1, fault: { code: 'not-offered' } })
    expect(table.problems).toEqual([{ code: 'not-offered' }])
    expect(gameOf(table)).not.toBe(before)
    expect(gameOf(table).decision).toEqual(before.decision)
  })

  test('an answer in flight is sent again after a reconnect when the table is still at its step', async () => {
    const table = await welcomed(begun, asked)
    const answer = table.session.answer(firstKey)
    table.network.socket().hangUp(1006)
    await answer
    await comeBack(table)
    expect(table.requests()).toEqual([])
    await table.say(welcomeOf(begun, asked, { isWhole: false, entries: [] }))
    expect(table.requests()).toMatchObject([{ type: 'answer', game: 1, step: 0, key: firstKey }])
    expect(table.problems).toEqual([])
  })

  test('an answer that had arrived before the loss is not sent again', async () => {
    const table = await welcomed(begun, asked)
    void table.session.answer(firstKey)
    table.network.socket().hangUp(1006)
    await comeBack(table)
    const next = after(begun)
    await table.say(
      welcomeOf(next, asked, { isWhole: false, entries: next.steps.slice(1).map((step) => entryOf(step)) }),
    )
    expect(table.requests()).toEqual([])
    expect(gameOf(table).log).toHaveLength(2)
  })

  test('after a loss the next answer can be given', async () => {
    const table = await welcomed(begun, asked)
    const next = after(begun)
    void table.session.answer(firstKey)
    table.network.socket().hangUp(1006)
    await comeBack(table)
    const seat = next.state.pending?.seat ?? -1
    await table.say(welcomeOf(next, seat))
    void table.session.answer(next.state.pending?.options[0] ?? '')
    expect(table.requests()).toMatchObject([{ type: 'answer', step: 1 }])
  })
})

describe('messages', () => {
  test('an answer that arrives as a patch is shown like a step', async () => {
    const table = await welcomed(begun, other)
    const { seq: base } = welcomeOf(begun, other)
    const step = stepOf(after(begun), other)
    if (step.type !== 'step') throw new Error('no step')
    const { seq, entry, sight } = step
    await table.say({ type: 'patch', seq, base, entry, patch: sight })
    await table.clock.pass(1500)
    expect(gameOf(table).latest).toMatchObject({ number: 1, seat: asked, key: firstKey, by: 'person' })
    expect(gameOf(table).log).toHaveLength(2)
  })

  test('the step of another seat is the latest, and adds to the log', async () => {
    const table = await welcomed(begun, other)
    await table.say(stepOf(after(begun), other))
    await table.clock.pass(1500)
    expect(gameOf(table).latest).toMatchObject({ number: 1, seat: asked, key: firstKey, by: 'person' })
    expect(gameOf(table).log).toHaveLength(2)
  })

  test('the same step twice is one step', async () => {
    const table = await welcomed(begun, other)
    await table.say(stepOf(after(begun), other), stepOf(after(begun), other))
    await table.clock.pass(5000)
    expect(gameOf(table).log.map(({ number }) => number)).toEqual([0, 1])
  })

  test('an undone step goes from the log and is no news', async () => {
    const next = after(begun)
    const back = undoLast(ruleset.engine, next, true)
    if (back === null) throw new Error('nothing undone')
    const table = await welcomed(next, other)
    await table.say({ type: 'undone', seq: 120, game: 1, step: 0, sight: seatViewOf(back, other) })
    expect(gameOf(table).log).toHaveLength(1)
    expect(gameOf(table).latest).toBeNull()
  })

  test('what another seat takes back is reported, what one takes back oneself is not', async () => {
    const next = after(begun)
    const back = undoLast(ruleset.engine, next, true)
    if (back === null) throw new Error('nothing undone')
    for (const [reader, count] of [
      [other, 1],
      [asked, undefined],
    ] as const) {
      const table = await welcomed(next, reader)
      const sight = seatViewOf(back, reader)
      await table.say({ type: 'undone', seq: 120, game: 1, step: 0, seat: asked, sight })
      expect(table.session.table.getState().tookBack?.count).toBe(count)
    }
  })

  test('a packed-up game leaves an empty log', async () => {
    const over = playOn(begun)
    const table = await welcomed(over, 0)
    expect(gameOf(table).view.phase).toBe('finished')
    await table.say({ type: 'packed-up', seq: 999, sight: seatViewOf(packUpGame(ruleset.engine, over), 0) })
    expect(gameOf(table)).toMatchObject({ log: [], view: { phase: 'between' } })
  })

  test('answers given during a pause are news when the connection is back', async () => {
    const table = await welcomed(begun, other)
    table.network.socket().hangUp(1006)
    await comeBack(table)
    const next = after(begun)
    const entries = next.steps.slice(1).map((step) => entryOf(step))
    await table.say(welcomeOf(next, other, { isWhole: false, entries }))
    await table.clock.pass(2000)
    expect(gameOf(table).latest).toMatchObject({ number: 1 })
  })

  test('a reconnect without news shows nothing as new', async () => {
    const table = await welcomed(begun, other)
    const { log } = gameOf(table)
    table.network.socket().hangUp(1006)
    await comeBack(table)
    await table.say(welcomeOf(begun, other, { isWhole: false, entries: [] }))
    expect(gameOf(table).latest).toBeNull()
    expect(gameOf(table).log).toBe(log)
  })

  test('hello after a loss names the last sequence number seen', async () => {
    const table = await welcomed(begun, other)
    await table.say(stepOf(after(begun), other))
    table.network.socket().hangUp(1006)
    await comeBack(table)
    expect(table.network.socket().sent).toEqual([{ type: 'hello', protocol: 1, patches: true, since: 101 }])
  })

  test('a change of the table shows at once in the game on screen', async () => {
    const table = await welcomed(begun, other)
    const seats = begun.state.legacy.seats.map(({ charter, name }) =>
      seatInfo(charter, name, { isClaimed: false }),
    )
    await table.say({ type: 'table', seq: 130, table: tableInfoOf(begun, { seats }), you: roleOf(other) })
    expect(gameOf(table).persons).toBe(0)
    expect(table.session.table.getState().info?.seats[0]?.isClaimed).toBe(false)
  })

  test('words that cannot be fetched do not stop the table', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const table = await openTable()
    table.words.setBroken(true)
    await table.say(welcomeOf(begun, asked))
    expect(gameOf(table).decision).not.toBeNull()
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })
})

describe('talk', () => {
  const said = (seq: number, text: string): Talk => ({ seq, seat: 1, at: 0, said: { kind: 'text', text } })

  test('talk from before the visit counts as read, later talk does not until it is read', async () => {
    const table = await openTable()
    await table.say(welcomeOf(begun, 0, { talk: [said(90, 'hello')] }))
    expect(table.session.table.getState()).toMatchObject({ read: 90, talk: [{ seq: 90 }] })
    await table.say({ type: 'talk', seq: 140, talk: said(140, 'your turn') })
    expect(table.session.table.getState()).toMatchObject({ read: 90, talk: [{ seq: 90 }, { seq: 140 }] })
    table.session.readTalk()
    expect(table.session.table.getState().read).toBe(140)
  })

  test('talk that is sent again after a reconnect appears once', async () => {
    const table = await openTable()
    await table.say(welcomeOf(begun, 0, { talk: [said(90, 'hello')] }))
    await table.say(welcomeOf(begun, 0, { talk: [said(90, 'hello')], isWhole: false, entries: [] }))
    expect(table.session.table.getState().talk).toHaveLength(1)
  })
})

describe('requests', () => {
  test('[D6] an undo that is free goes to its step; beyond that it needs the consent of the person', async () => {
    const next = after(begun)
    const table = await welcomed(next, asked)
    expect(gameOf(table).undo.kind).not.toBe('none')
    void table.session.undo(true)
    expect(table.requests()).toMatchObject([{ type: 'undo', game: 1, step: 0 }])
    const looked = await openTable()
    const undo = { kind: 'consent', to: 0, why: 'look' } as const
    await looked.say(welcomeOf(next, asked, { sight: { ...seatViewOf(next, asked), undo } }))
    await looked.session.undo(false)
    expect(looked.requests()).toEqual([])
  })

  test('[D6] with nothing to undo nothing is sent', async () => {
    const table = await welcomed(begun, asked)
    await table.session.undo(true)
    expect(table.requests()).toEqual([])
  })

  test('packing up names its game, and starting names the next one', async () => {
    const over = playOn(begun)
    const table = await welcomed(over, 0)
    void table.session.packUp()
    const between = packUpGame(ruleset.engine, over)
    await table.say({ type: 'packed-up', seq: 999, sight: seatViewOf(between, 0) })
    void table.session.startGame()
    expect(table.requests()).toMatchObject([
      { type: 'pack-up', game: over.state.legacy.game },
      { type: 'start-game', game: between.state.legacy.game },
    ])
  })

  test('a refusal is not reported when another player has been faster', async () => {
    const over = playOn(begun)
    const table = await welcomed(over, 0)
    void table.session.packUp()
    await table.say(
      { type: 'packed-up', seq: 999, sight: seatViewOf(packUpGame(ruleset.engine, over), 0) },
      { type: 'refused', id: 1, fault: { code: 'not-now' } },
    )
    expect(table.problems).toEqual([])
  })

  test('a refusal to pack up is reported when nothing has happened', async () => {
    const table = await welcomed(playOn(begun), 0)
    void table.session.packUp()
    await table.say({ type: 'refused', id: 1, fault: { code: 'not-now' } })
    expect(table.problems).toEqual([{ code: 'not-now' }])
  })

  test('closed options and forecasts work on a table consistent with the view', async () => {
    const acting = playOn(begun, ({ state }) => state.pending?.kind === 'act')
    const seat = acting.state.pending?.seat ?? -1
    const table = await welcomed(acting, seat)
    expect(table.session.closed().length).toBeGreaterThan(0)
    const [key = ''] = gameOf(table).decision?.options ?? []
    expect(table.session.foresee(key).events.length).toBeGreaterThan(0)
  })
})

describe('the end of a visit', () => {
  test.each([
    [CLOSE.noKey, 'revoked'],
    [CLOSE.noTable, 'missing'],
    [CLOSE.setAside, 'set-aside'],
  ] as const)('close code %i ends it as %s', async (code, status) => {
    const table = await welcomed(begun)
    table.network.socket().hangUp(code)
    await table.clock.pass(60_000)
    expect(table.session.table.getState().status).toBe(status)
    expect(table.network.sockets).toHaveLength(1)
  })

  test('a revoked seat falls back to another seat of this device', async () => {
    const table = await welcomed(begun)
    table.session.sitAt(1)
    table.network.socket().open()
    expect(table.network.socket().sent).toEqual([{ type: 'hello', protocol: 1, patches: true, seat: 1 }])
    table.network.socket().hangUp(CLOSE.noKey)
    expect(table.network.sockets).toHaveLength(3)
    table.network.socket().open()
    expect(table.network.socket().sent).toEqual([{ type: 'hello', protocol: 1, patches: true }])
    table.network.socket().hangUp(CLOSE.noKey)
    expect(table.session.table.getState().status).toBe('revoked')
  })

  test('a change of the seat forgets what the seat before saw, and keeps the talk', async () => {
    const table = await openTable()
    const talk: Talk = { seq: 90, seat: 1, at: 0, said: { kind: 'text', text: 'hello' } }
    await table.say(welcomeOf(begun, 0, { talk: [talk] }))
    table.session.sitAt(1)
    table.network.socket().open()
    await table.say(welcomeOf(begun, 1))
    expect(gameOf(table).seat).toBe(1)
    expect(table.session.table.getState().talk).toEqual([talk])
  })

  test('a closed session says and shows nothing any more', async () => {
    const table = await welcomed(begun, other)
    const before = gameOf(table)
    await table.session.close()
    expect(table.network.socket().isClosed()).toBe(true)
    table.network.socket().say(stepOf(after(begun), other))
    await table.clock.pass(60_000)
    expect(gameOf(table)).toBe(before)
    expect(table.words.listeners()).toBe(0)
    expect(table.clock.due()).toBe(0)
    expect(await table.session.request({ type: 'ping' })).toEqual({ code: 'lost' })
  })

  test('a lost connection is replaced at once when the person asks for it', async () => {
    const table = await welcomed(begun)
    table.network.socket().hangUp(1006)
    expect(table.session.table.getState().status).toBe('lost')
    table.session.reconnect()
    expect(table.network.sockets).toHaveLength(2)
  })
})
