import type { Message } from '../message.ts'
import { type HookRequest, jsonRequest } from './hook-request.ts'

/** Sounds, but does not stay on the screen. */
const PRIORITY = 5

/** Gotify, "Push messages": any host, `/message?token=…`; a click opens the table. */
export function gotifyRequest(address: URL, { title, text, url }: Message): HookRequest | null {
  if (!address.pathname.endsWith('/message') || !address.searchParams.has('token')) return null
  return jsonRequest('POST', address.href, {
    title,
    message: `${text}\n${url}`,
    priority: PRIORITY,
    extras: { 'client::notification': { click: { url } } },
  })
}
