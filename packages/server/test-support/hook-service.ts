import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HookCall = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

export type HookService = {
  readonly port: number
  /** What was accepted. */
  readonly calls: readonly HookCall[]
  /** Why the others were not. */
  readonly refused: readonly string[]
  readonly stop: () => Promise<void>
}

/** A small service that accepts what `check` finds nothing wrong with, as its documentation says. */
export async function startHookService(
  status: number,
  check: (call: HookCall) => string | null,
): Promise<HookService> {
  const calls: HookCall[] = []
  const refused: string[] = []
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || 'null')
      const fault = check({ method, path, headers, body })
      if (fault === null) calls.push({ method, path, headers, body })
      else refused.push(fault)
      reply.writeHead(fault === null ? status : 400).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    calls,
    refused,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
