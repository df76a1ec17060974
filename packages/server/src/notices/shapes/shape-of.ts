import type { Message } from '../message.ts'
import { discordRequest } from './discord.ts'
import { gotifyRequest } from './gotify.ts'
import { type HookRequest, jsonRequest } from './hook-request.ts'
import { matrixRequest } from './matrix.ts'
import { ntfyRequest } from './ntfy.ts'
import { slackRequest } from './slack.ts'

/** Each knows its service by the address, and declines others. */
const SERVICES = [discordRequest, slackRequest, ntfyRequest, gotifyRequest, matrixRequest]

/** The request that the service at an address accepts: its own shape, or else plain JSON. */
export function requestFor(webhook: string, message: Message): HookRequest {
  const address = new URL(webhook)
  for (const requestOf of SERVICES) {
    const request = requestOf(address, message)
    if (request !== null) return request
  }
  const { title, text, url } = message
  return jsonRequest('POST', webhook, { title, text, url })
}
