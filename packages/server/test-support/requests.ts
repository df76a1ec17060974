import type { NewTable, SeatKey, TableKeys } from '@charterstone/protocol'

/** A request to a server, with or without a key. */
export async function call(
  address: string,
  method: string,
  path: string,
  {
    key,
    body,
    headers = {},
  }: {
    readonly key?: string
    readonly body?: unknown
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): Promise<{
  readonly status: number
  readonly body: unknown
  readonly text: string
  readonly headers: Headers
}> {
  const isText = typeof body === 'string'
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'Content-Type': isText ? 'text/plain' : 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: parsed(text), text, headers: response.headers }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

export type Seated = TableKeys & { readonly seats: readonly string[] }

/** A table with this number of persons, each with a key. */
export async function seatedTable(address: string, persons: number, config: NewTable = {}): Promise<Seated> {
  const { body } = await call(address, 'POST', 'api/tables', { body: config })
  const made = body as TableKeys
  const seats: string[] = []
  for (let seat = 0; seat < persons; seat++) {
    const claimed = await call(address, 'POST', `api/tables/${made.id}/seats`, {
      key: made.invite,
      body: { charter: seat, name: `Player ${seat + 1}` },
    })
    seats.push((claimed.body as SeatKey).key)
  }
  return { ...made, seats }
}
