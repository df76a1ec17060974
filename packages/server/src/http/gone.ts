import type { FastifyReply } from 'fastify'

/** Aborted when whoever asked has gone before the reply. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
