import type { Message } from '../message.ts'
import { type HookRequest, jsonRequest } from './hook-request.ts'
import { shortenOctets } from './shorten.ts'

const HOSTS = /^(ntfy\.sh|ntfy\..+)$/
const TOPIC = /^\/([-\w]{1,64})\/?$/
/** Longer messages become attachments. */
const MAX_OCTETS = 4096

/** ntfy, "Publish as JSON": posted to the root, with the topic inside. */
export function ntfyRequest(address: URL, { title, text, url }: Message): HookRequest | null {
  const topic = TOPIC.exec(address.pathname)?.[1]
  if (!HOSTS.test(address.hostname) || topic === undefined) return null
  const { username, password } = address
  const root = new URL(`/${address.search}`, address)
  root.username = ''
  root.password = ''
  root.hash = ''
  const body = { topic, title, message: shortenOctets(text, MAX_OCTETS), click: url, tags: ['houses'] }
  return jsonRequest('POST', root.href, body, {
    ...(password !== '' && { Authorization: `Basic ${basic(username, password)}` }),
  })
}

/** An access token is the password of nobody. */
function basic(username: string, password: string): string {
  return Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
}
