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
const PUSH_WITHIN = 10_000
const UNSUBSCRIBED: readonly number[] = [404, 410]

/** Nobody is reached this way any more. */
export class Gone extends Error {}

/** Whether an address may be called: one in our own network could be anything there. */
type MayCall = (url: string) => Promise<boolean>

/** The ways that the settings allow. */
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
      if (!(await mayCall(push.endpoint))) throw new Gone('the browser names no public address')
      try {
        await webPush.sendNotification(push, JSON.stringify(message), {
          vapidDetails,
          TTL: DAY,
          timeout: PUSH_WITHIN,
        })
      } catch (error) {
        if (error instanceof webPush.WebPushError && UNSUBSCRIBED.includes(error.statusCode))
          throw new Gone('the browser has unsubscribed')
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
    if (!(await mayCall(webhook))) throw new Error('the webhook is no public address')
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
