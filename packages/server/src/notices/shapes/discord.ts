import type { Message } from '../message.ts'
import { type HookRequest, jsonRequest } from './hook-request.ts'
import { shorten } from './shorten.ts'

const HOSTS = /^((ptb|canary)\.)?(discord|discordapp)\.com$/
const PATH = /^\/api\/(v\d+\/)?webhooks\/\d+\/[\w-]+$/
/** The most characters of `content`. */
const MAX_CONTENT = 2000

/** Discord, "Execute Webhook". Nobody is mentioned, whatever a village or a person is called. */
export function discordRequest(address: URL, { title, text, url }: Message): HookRequest | null {
  if (!HOSTS.test(address.hostname) || !PATH.test(address.pathname)) return null
  const link = `\n${url}`
  const content = shorten(`**${plain(title)}**\n${plain(text)}`, MAX_CONTENT - link.length) + link
  return jsonRequest('POST', address.href, { content, allowed_mentions: { parse: [] } })
}

/** Signs of Markdown are shown as they are. */
function plain(text: string): string {
  return text.replaceAll(/[\\*_~`|>#[\]()<@]/g, (sign) => `\\${sign}`)
}
