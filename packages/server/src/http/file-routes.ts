import type { FileProgress, TableImported } from '@charterstone/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ImportedFile } from '../files/job.ts'
import { restoreFile } from '../table/commands/restore.ts'
import { makeTableFrom } from '../table/make-table.ts'
import { setKeys } from './caller.ts'
import { act, enterAsHost, fail, type Service } from './desk.ts'
import { goneSignal } from './gone.ts'
import { limitUploads } from './uploads.ts'

const LARGEST_FILE = 8_000_000

/** Campaigns that come as files. Nothing of a file is read here: a thread does it, within a budget. */
export function fileRoutes(app: FastifyInstance, service: Service, isSecure: boolean): void {
  const { storage, tables, box, clock, config, workshops } = service
  /** How far files have come, by the ticket that the sender chose. */
  const shares = new Map<string, number>()
  const options = {
    bodyLimit: LARGEST_FILE,
    config: { rateLimit: { max: config.TABLES_PER_HOUR, timeWindow: '1 hour' } },
    onRequest: limitUploads(),
  }
  // A file is text and stays so: nobody makes this thread parse megabytes of JSON.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post('/api/tables/import', options, async (request, reply) => {
    const file = await read(request, reply)
    const made = await makeTableFrom(storage, box, file, clock())
    await tables.open(made.id)
    setKeys(request, reply, made.id, [made.host], isSecure)
    return reply.code(201).send({ ...made, proof: file.proof } satisfies TableImported)
  })

  app.post('/api/tables/:id/file', options, async (request, reply) => {
    const table = await enterAsHost(service, request)
    const file = await read(request, reply)
    const { seq } = await act(service, table, (desk) => restoreFile(desk, file))
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
      // Copied: the memory of a buffer may be shared, and this copy goes to the thread.
      const outcome = await workshops.imports.run(
        { kind: 'import', bytes: new Uint8Array(body) },
        {
          address: request.ip,
          signal: goneSignal(reply),
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
