import type { Fault } from '@charterstone/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fail, parse, type Service, tableIdOf } from '../http/service.ts'
import type { Owner } from '../storage/leases.ts'
import { answerByBot } from '../table/commands/answer.ts'
import type { Receipt } from '../table/open-table.ts'
import { isPassedOn, peerHeaders } from './peer-request.ts'

const botAnswerSchema = z.object({ seq: z.int(), key: z.string(), bot: z.string() })
/** The answer of a bot to the question after entry `seq`. */
export type BotAnswer = z.infer<typeof botAnswerSchema>

const ANSWER_WITHIN = 10_000

/** What processes ask of each other. */
export function peerRoutes(app: FastifyInstance, service: Service): void {
  const { tables, storage } = service
  app.post('/peer/tables/:id/answer', async (request): Promise<Receipt | Fault> => {
    if (!isPassedOn(request, storage.leases)) fail('unknown-address')
    const { seq, key, bot } = parse(botAnswerSchema, request.body)
    const id = tableIdOf(request)
    const table = (await tables.open(id)) ?? fail(await tables.reasonClosed(id))
    // Not own: the process whose bot it is lets it answer the next question as well.
    return table.act((context) => answerByBot(context, seq, key, bot), false)
  })
}

/** Lets the owner of a table write the answer of a bot that thought in this process. */
export async function answerAtOwner(
  owner: Owner,
  table: string,
  answer: BotAnswer,
): Promise<Receipt | Fault> {
  const response = await fetch(new URL(`/peer/tables/${table}/answer`, owner.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...peerHeaders(owner, '') },
    body: JSON.stringify(answer),
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  })
  if (!response.ok) throw new Error(`the owner of the table answered ${response.status}`)
  return (await response.json()) as Receipt | Fault
}
