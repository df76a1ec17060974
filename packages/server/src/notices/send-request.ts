import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { ResolvedAddress } from './public-url.ts'
import type { HookRequest } from './shapes/hook-request.ts'

/** Connects to this address, whatever the name resolves to by now. */
export function lookupOnly({ address, family }: ResolvedAddress): LookupFunction {
  return (_host, { all }, found) => {
    if (all === true) found(null, [{ address, family }])
    else found(null, address, family)
  }
}

/** Sends a request to a known address. Resolves to the status; redirects are not followed. */
export function sendRequest(
  { method, url, headers, body }: HookRequest,
  at: ResolvedAddress,
  { signal }: { readonly signal: AbortSignal },
): Promise<number> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method,
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        agent: false,
        lookup: lookupOnly(at),
        signal,
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        // Only the status counts; a reply without end is not read.
        response.destroy()
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
