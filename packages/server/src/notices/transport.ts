import type { NotificationSettings } from '@charterstone/protocol'
import { createTransport } from 'nodemailer'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Message } from './message.ts'
import { isPublicUrl } from './public-url.ts'

export type Channel = 'push' | 'email' | 'webhook'

/** Sends a message to a person. Rejects when it fails. */
export type Transport = (settings: NotificationSettings, message: Message) => Promise<void>
export type Transports = Readonly<Partial<Record<Channel, Transport>>>

const DAY = 86_400
const WEBHOOK_WITHIN = 10_000
const PUSH_WITHIN = 10_000
const UNSUBSCRIBED: readonly number[] = [404, 410]

/** The person cannot be reached through this channel any more. */
export class Unsubscribed extends Error {}

/** Whether a URL may be requested: one in a private network could reach internal services. */
type MayCall = (url: string) => Promise<boolean>

/** The channels that the settings of the server allow. */
export function makeTransports(config: Config, mayCall: MayCall = isPublicUrl): Transports {
  return {
    ...pushTransport(config, mayCall),
    ...mailTransport(config),
    ...(config.WEBHOOKS ? { webhook: webhookTransport(mayCall) } : {}),
  }
}

function pushTransport(
  { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_CONTACT }: Config,
  mayCall: MayCall,
): Transports {
  if (PUSH_PUBLIC_KEY === undefined || PUSH_PRIVATE_KEY === undefined || PUSH_CONTACT === undefined) return {}
  const vapidDetails = { subject: PUSH_CONTACT, publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY }
  return {
    push: async ({ push }, message) => {
      if (push === undefined) return
      if (!(await mayCall(push.endpoint))) throw new Unsubscribed('the push endpoint is not a public address')
      try {
        await webPush.sendNotification(push, JSON.stringify(message), {
          vapidDetails,
          TTL: DAY,
          timeout: PUSH_WITHIN,
        })
      } catch (error) {
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

function webhookTransport(mayCall: MayCall): Transport {
  return async ({ webhook }, message) => {
    if (webhook === undefined) return
    if (!(await mayCall(webhook))) throw new Error('the webhook is not a public address')
    const response = await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(WEBHOOK_WITHIN),
    })
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
  }
}
