/** A request that brings a message to a service. */
export type HookRequest = {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A request with JSON; `headers` are those beside the type of the content. */
export function jsonRequest(
  method: HookRequest['method'],
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): HookRequest {
  return {
    method,
    url,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}
