import type { BotQuestion } from '@charterstone/bots'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeBotClient } from './bot-client.ts'

type FakeWorker = {
  readonly sent: { readonly ticket: number; readonly question: BotQuestion }[]
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onerror: ((event: { readonly message: string }) => void) | null
  isEnded: boolean
}

const workers: FakeWorker[] = []

beforeEach(() => {
  workers.length = 0
  vi.stubGlobal(
    'Worker',
    class {
      readonly sent: FakeWorker['sent'] = []
      onmessage: FakeWorker['onmessage'] = null
      onerror: FakeWorker['onerror'] = null
      isEnded = false
      constructor() {
        workers.push(this)
      }
      postMessage(request: FakeWorker['sent'][number]): void {
        this.sent.push(request)
      }
      terminate(): void {
        this.isEnded = true
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const question = { bot: { level: 'easy' } } as unknown as BotQuestion

function worker(): FakeWorker {
  const [first] = workers
  if (first === undefined) throw new Error('no worker')
  return first
}

test('answers find their questions by the ticket, in any order', async () => {
  const client = makeBotClient()
  const [first, second] = [client.ask(question), client.ask(question)]
  const [a, b] = worker().sent.map(({ ticket }) => ticket)
  worker().onmessage?.({ data: { ticket: b, reply: { result: { key: 'b' } } } })
  worker().onmessage?.({ data: { ticket: a, reply: { result: { key: 'a' } } } })
  expect(await Promise.all([first, second])).toEqual([{ key: 'a' }, { key: 'b' }])
})

test('a bot that fails rejects its own question only', async () => {
  const client = makeBotClient()
  const [first, second] = [client.ask(question), client.ask(question)]
  const [a, b] = worker().sent.map(({ ticket }) => ticket)
  worker().onmessage?.({ data: { ticket: a, reply: { error: 'no option' } } })
  worker().onmessage?.({ data: { ticket: b, reply: { result: { key: 'b' } } } })
  await expect(first).rejects.toThrow('no option')
  expect(await second).toEqual({ key: 'b' })
})

test('a worker that breaks down fails every question', async () => {
  const client = makeBotClient()
  const questions = [client.ask(question), client.ask(question)]
  worker().onerror?.({ message: 'out of memory' })
  for (const asked of questions) await expect(asked).rejects.toThrow('out of memory')
})

test('a stopped client ends its worker and fails what was asked', async () => {
  const client = makeBotClient()
  const asked = client.ask(question)
  client.stop()
  expect(worker().isEnded).toBe(true)
  await expect(asked).rejects.toThrow('stopped')
})
