import type { FastifyReply } from 'fastify'

/** Aborted when the client disconnects before the reply. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const disconnect = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) disconnect.abort()
  })
  return disconnect.signal
}
