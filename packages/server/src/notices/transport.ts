import { createTransport } from 'nodemailer'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Message } from './message.ts'
import { isPublicUrl } from './public-url.ts'
import type { Wishes } from './wishes.ts'

export type Way = 'push' | 'email' | 'webhook'

/** Carries a message to somebody. Rejects when it could not. */
export type Transport = (wishes: Wishes, message: Message) => Promise<void>
export type Transports = Readonly<Partial<Record<Way, Transport>>>

const DAY = 86_400
const WEBHOOK_WITHIN = 10_000

/** The ways that the settings allow. */
export function makeTransports(config: Config): Transports {
  return {
    ...pushTransport(config),
    ...mailTransport(config),
    ...(config.WEBHOOKS ? { webhook: callWebhook } : {}),
  }
}

function pushTransport({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_CONTACT }: Config): Transports {
  if (PUSH_PUBLIC_KEY === undefined || PUSH_PRIVATE_KEY === undefined || PUSH_CONTACT === undefined) return {}
  const vapidDetails = { subject: PUSH_CONTACT, publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY }
  return {
    push: async ({ push }, message) => {
      if (push === undefined) return
      await webPush.sendNotification(push, JSON.stringify(message), { vapidDetails, TTL: DAY })
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

/** An address in one's own network is not called: it could be anything there. */
const callWebhook: Transport = async ({ webhook }, message) => {
  if (webhook === undefined) return
  if (!(await isPublicUrl(webhook))) throw new Error('the webhook is no public address')
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(WEBHOOK_WITHIN),
  })
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}
