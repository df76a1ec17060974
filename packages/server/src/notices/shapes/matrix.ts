import { randomUUID } from 'node:crypto'
import type { Message } from '../message.ts'
import { type HookRequest, jsonRequest } from './hook-request.ts'

const ROOM = /^(\/.*)?\/_matrix\/client\/(?:r0|v3)\/rooms\/((?:!|%21)[^/]+)(\/|$)/i

/**
 * Matrix, client-server API, "Send a message event to a room": any home server, `/_matrix/client/v3/rooms/!room:server` with
 * `?access_token=…`. The token goes into a header, where logs do not show it.
 */
export function matrixRequest(
  address: URL,
  { id = randomUUID(), title, text, url }: Message,
): HookRequest | null {
  const [, base = '', room] = ROOM.exec(address.pathname) ?? []
  const token = address.searchParams.get('access_token')
  if (room === undefined || token === null) return null
  const path = `${base}/_matrix/client/v3/rooms/${encodeURIComponent(decodeURIComponent(room))}`
  // A message that is sent again has the same number, so that the room has it once.
  const to = new URL(`${path}/send/m.room.message/${encodeURIComponent(id)}`, address.origin)
  const body = { msgtype: 'm.text', body: `${title}\n${text}\n${url}`, 'm.mentions': {} }
  return jsonRequest('PUT', to.href, body, { Authorization: `Bearer ${token}` })
}
