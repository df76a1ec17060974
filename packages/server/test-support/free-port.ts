import { createServer } from 'node:net'

/** A port of this machine that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0))
    })
  })
}
