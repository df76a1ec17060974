import { expect, test, vi } from 'vitest'
import { settle } from '../../test-support/fake-clock.ts'
import { localRef, tableRef } from './game-ref.ts'
import type { Session } from './session.ts'
import { makeSessionHost, type OpenResult } from './session-host.ts'
import { makeParts } from './session-parts.ts'

/** A session that only remembers that it was closed. */
function fakeSession() {
  const close = vi.fn<() => Promise<void>>(() => Promise.resolve())
  return { session: { close } as unknown as Session, close }
}

/** Openers that answer when a test lets them. */
function makeHost() {
  const asked: { readonly what: string; readonly reply: (result: OpenResult) => void }[] = []
  const opener = (what: string) => new Promise<OpenResult>((reply) => asked.push({ what, reply }))
  const host = makeSessionHost({
    local: (id) => opener(`local ${id}`),
    table: (id, key) => opener(`table ${id} ${key}`),
  })
  const reply = async (index: number, result: OpenResult) => {
    asked[index]?.reply(result)
    await settle()
  }
  return { host, reply, whats: () => asked.map(({ what }) => what), state: () => host.state.getState() }
}

test('a game is opening, then open', async () => {
  const { host, reply, state } = makeHost()
  expect(state()).toEqual({ status: 'closed' })
  void host.open(localRef('a'))
  expect(state()).toEqual({ status: 'opening', ref: localRef('a') })
  const { session } = fakeSession()
  await reply(0, { ok: true, session })
  expect(state()).toMatchObject({ status: 'open', ref: localRef('a'), session })
})

test('the same game is not opened twice, while it opens or when it is open', async () => {
  const { host, reply, whats } = makeHost()
  void host.open(localRef('a'))
  void host.open(localRef('a'))
  await reply(0, { ok: true, session: fakeSession().session })
  void host.open(localRef('a'))
  expect(whats()).toEqual(['local a'])
})

test('a campaign and a table with the same id are two games', async () => {
  const { host, whats } = makeHost()
  void host.open(localRef('a'))
  void host.open(tableRef('a'))
  await settle()
  expect(whats()).toEqual(['local a', 'table a null'])
})

test('another game closes the one before', async () => {
  const { host, reply, state } = makeHost()
  const first = fakeSession()
  void host.open(localRef('a'))
  await reply(0, { ok: true, session: first.session })
  void host.open(localRef('b'))
  expect(first.close).toHaveBeenCalledOnce()
  expect(state()).toEqual({ status: 'opening', ref: localRef('b') })
})

test('a game that opens too late is closed, and the one asked for last stays', async () => {
  const { host, reply, state } = makeHost()
  const late = fakeSession()
  const wanted = fakeSession()
  void host.open(localRef('a'))
  void host.open(localRef('b'))
  await reply(1, { ok: true, session: wanted.session })
  await reply(0, { ok: true, session: late.session })
  expect(late.close).toHaveBeenCalledOnce()
  expect(state()).toMatchObject({ status: 'open', ref: localRef('b'), session: wanted.session })
  expect(wanted.close).not.toHaveBeenCalled()
})

test('a game that opens after the page has left is closed', async () => {
  const { host, reply, state } = makeHost()
  const late = fakeSession()
  void host.open(localRef('a'))
  host.close()
  await reply(0, { ok: true, session: late.session })
  expect(late.close).toHaveBeenCalledOnce()
  expect(state()).toEqual({ status: 'closed' })
})

test('a new key opens an open table again', async () => {
  const { host, reply, whats } = makeHost()
  const first = fakeSession()
  void host.open(tableRef('t'))
  await reply(0, { ok: true, session: first.session })
  void host.open(tableRef('t'), 'key-2')
  expect(first.close).toHaveBeenCalledOnce()
  expect(whats()).toEqual(['table t null', 'table t key-2'])
})

test('a refusal says why, and the game can be tried again', async () => {
  const { host, reply, state, whats } = makeHost()
  void host.open(localRef('a'))
  await reply(0, { ok: false, problem: { code: 'missing' } })
  expect(state()).toEqual({ status: 'refused', ref: localRef('a'), problem: { code: 'missing' } })
  void host.open(localRef('a'))
  expect(whats()).toHaveLength(2)
})

test('a refusal that comes too late is not shown', async () => {
  const { host, reply, state } = makeHost()
  void host.open(localRef('a'))
  void host.open(localRef('b'))
  await reply(0, { ok: false, problem: { code: 'missing' } })
  expect(state()).toEqual({ status: 'opening', ref: localRef('b') })
})

test('an opener that throws is a failure, not an endless wait', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const broken = () => Promise.reject(new Error('no network'))
  const host = makeSessionHost({ local: broken, table: broken })
  await host.open(localRef('a'))
  expect(host.state.getState()).toEqual({
    status: 'refused',
    ref: localRef('a'),
    problem: { code: 'failed' },
  })
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})

test('closing twice closes once', async () => {
  const { host, reply } = makeHost()
  const { session, close } = fakeSession()
  void host.open(localRef('a'))
  await reply(0, { ok: true, session })
  host.close()
  host.close()
  expect(close).toHaveBeenCalledOnce()
})

test('a part is made once for a session, and again for the next one', () => {
  const makeList = vi.fn<(session: Session) => { readonly list: readonly string[] }>(() => ({ list: [] }))
  const makeOther = () => ({ list: [] })
  const parts = makeParts(fakeSession().session)
  expect(parts(makeList)).toBe(parts(makeList))
  expect(parts(makeOther)).not.toBe(parts(makeList))
  expect(makeList).toHaveBeenCalledOnce()
  expect(makeParts(fakeSession().session)(makeList)).not.toBe(parts(makeList))
})
