import type { Message } from '../message.ts'
import { type HookRequest, jsonRequest } from './hook-request.ts'
import { shorten } from './shorten.ts'

const HOSTS = /^hooks\.slack(-gov)?\.com$/
/** Slack advises at most 4,000 characters of `text` and cuts at 40,000. */
const MAX_TEXT = 4000

/** Slack, "Sending messages using incoming webhooks". */
export function slackRequest(address: URL, { title, text, url }: Message): HookRequest | null {
  if (!HOSTS.test(address.hostname) || !address.pathname.startsWith('/services/')) return null
  const link = `\n<${escaped(url)}>`
  return jsonRequest('POST', address.href, {
    text: shorten(`*${escaped(title)}*\n${escaped(text)}`, MAX_TEXT - link.length) + link,
    unfurl_links: false,
  })
}

/** The three signs that Slack gives a meaning to, "Escaping text". */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
