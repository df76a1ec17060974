import { Agent, globalAgent } from 'node:https'
import type { NotificationSettings } from '@charterstone/protocol'
import { createTransport } from 'nodemailer'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Message } from './message.ts'
import { NotPublic, publicAddress, type ResolvedAddress } from './public-url.ts'
import { lookupOnly, sendRequest } from './send-request.ts'
import { requestFor } from './shapes/shape-of.ts'

export type Channel = 'push' | 'email' | 'webhook'

/** Sends a message to a person. Rejects when it fails. */
export type Transport = (settings: NotificationSettings, message: Message) => Promise<void>
export type Transports = Readonly<Partial<Record<Channel, Transport>>>

const DAY = 86_400
const WEBHOOK_WITHIN = 5000
const PUSH_WITHIN = 10_000
const UNSUBSCRIBED: readonly number[] = [404, 410]

/** The person cannot be reached through this channel any more. */
export class Unsubscribed extends Error {}

/** The only address that a URL may be requested at. Throws for a private network, where internal services are. */
type AddressOf = (url: string) => Promise<ResolvedAddress>

/** The channels that the settings of the server allow. */
export function makeTransports(config: Config, addressOf: AddressOf = publicAddress): Transports {
  return {
    ...pushTransport(config, addressOf),
    ...mailTransport(config),
    ...(config.WEBHOOKS ? { webhook: webhookTransport(addressOf) } : {}),
  }
}

function pushTransport(
  { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_CONTACT }: Config,
  addressOf: AddressOf,
): Transports {
  if (PUSH_PUBLIC_KEY === undefined || PUSH_PRIVATE_KEY === undefined || PUSH_CONTACT === undefined) return {}
  const vapidDetails = { subject: PUSH_CONTACT, publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY }
  return {
    push: async ({ push }, { title, text, url }) => {
      if (push === undefined) return
      try {
        const at = await addressOf(push.endpoint)
        await webPush.sendNotification(push, JSON.stringify({ title, text, url }), {
          vapidDetails,
          TTL: DAY,
          timeout: PUSH_WITHIN,
          agent: new Agent({ ...globalAgent.options, lookup: lookupOnly(at) }),
        })
      } catch (error) {
        if (error instanceof NotPublic) throw new Unsubscribed('the push endpoint is not a public address')
        if (error instanceof webPush.WebPushError && UNSUBSCRIBED.includes(error.statusCode))
          throw new Unsubscribed('the browser has unsubscribed')
        throw error
      }
    },
  }
}

function mailTransport({ SMTP_URL, MAIL_FROM }: Config): Transports {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return {}
  const mailer = createTransport(SMTP_URL)
  return {
    email: async ({ email }, { title, text, url }) => {
      await mailer.sendMail({ from: MAIL_FROM, to: email, subject: title, text: `${text}\n${url}\n` })
    },
  }
}

function webhookTransport(addressOf: AddressOf): Transport {
  return async ({ webhook }, message) => {
    if (webhook === undefined) return
    const status = await sendRequest(requestFor(webhook, message), await addressOf(webhook), {
      signal: AbortSignal.timeout(WEBHOOK_WITHIN),
    })
    if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`)
  }
}
