import type { FileProgress, ImportedTable } from '@charterstone/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ImportedFile } from '../files/job.ts'
import type { LimitName } from '../limits/limits.ts'
import { restoreFile } from '../table/commands/restore.ts'
import { makeTableFrom } from '../table/make-table.ts'
import { setKeys } from './caller.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import { act, addressOf, enterAsHost, fail, type Service } from './service.ts'

const MAX_FILE_BYTES = 8_000_000

/** Uploads of campaign files. A thread parses them, within limits of time and memory. */
export function fileRoutes(app: FastifyInstance, service: Service, isSecure: boolean): void {
  const { storage, tables, ruleset, clock, origins, jobThreads } = service
  /** The progress of each file, by the ticket that its sender chose. */
  const shares = new Map<string, number>()
  const upload = (...names: readonly LimitName[]) => ({
    bodyLimit: MAX_FILE_BYTES,
    config: { limits: names, transfer: 'uploads' as const },
  })
  // A file arrives as bytes: this thread must never parse megabytes of JSON.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post('/api/tables/import', upload('imports', 'tables'), async (request, reply) => {
    const file = await read(request, reply)
    const made = await makeTableFrom(storage, ruleset, file, clock())
    origins.note(made.id, addressOf(service, request))
    await tables.open(made.id)
    setKeys(request, reply, made.id, [made.host], isSecure)
    return reply.code(201).send({ ...made, proof: file.proof } satisfies ImportedTable)
  })

  app.post('/api/tables/:id/file', upload('imports'), async (request, reply) => {
    const table = await enterAsHost(service, request)
    const file = await read(request, reply)
    const { seq } = await act(service, table, (context) => restoreFile(context, file))
    return { seq, proof: file.proof }
  })

  app.get('/api/files/:ticket', (request): FileProgress => {
    const { ticket = '' } = request.params as { readonly ticket?: string }
    return { share: shares.get(ticket) ?? fail('unknown-address') }
  })

  async function read(request: FastifyRequest, reply: FastifyReply): Promise<ImportedFile> {
    const { body } = request
    if (!Buffer.isBuffer(body)) fail('bad-message', 'text/plain is expected')
    const ticket = ticketOf(request)
    if (ticket !== null) shares.set(ticket, 0)
    try {
      // A copy, because the memory of a buffer may be shared and this one is transferred to the thread.
      const outcome = await jobThreads.imports.run(
        { kind: 'import', bytes: new Uint8Array(body) },
        {
          address: addressOf(service, request),
          signal: disconnectSignal(reply),
          onProgress: (share) => {
            if (ticket !== null) shares.set(ticket, share)
          },
        },
      )
      if (outcome.kind === 'imported') return outcome.file
      return fail('bad-file', outcome.kind === 'refused' ? outcome.detail : '')
    } finally {
      if (ticket !== null) shares.delete(ticket)
    }
  }
}

function ticketOf({ headers }: FastifyRequest): string | null {
  const ticket = headers['x-file-ticket']
  return typeof ticket === 'string' && /^[\w-]{8,64}$/.test(ticket) ? ticket : null
}
