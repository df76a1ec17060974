import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, globalAgent } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { NotificationSettings } from '@charterstone/protocol'
import { TEST_CERTIFICATE } from './test-certificate.ts'

export type Pushed = {
  /** What the browser would show, decrypted with its own keys (RFC 8291). */
  readonly message: unknown
  /** Whether the server has signed it with the key that it shows to browsers (RFC 8292). */
  readonly isSigned: boolean
  readonly contact: string
}

export type PushService = {
  readonly subscription: NonNullable<NotificationSettings['push']>
  readonly pushed: readonly Pushed[]
  /** What it answers from now on. */
  readonly answers: (status: number) => void
  readonly stop: () => Promise<void>
}

/** Where browsers let themselves be called, and one browser that has subscribed there. */
export async function startPushService(serverKey: string): Promise<PushService> {
  globalAgent.options.ca = TEST_CERTIFICATE.cert
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const pushed: Pushed[] = []
  let status = 201
  const server = createServer(TEST_CERTIFICATE, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = decrypt(Buffer.concat(parts))
      pushed.push({
        message: JSON.parse(text) as unknown,
        ...signatureOf(request.headers.authorization ?? ''),
      })
      response.writeHead(status).end()
    })
  })

  /** aes128gcm: salt, size of records, the sender's key, one record. */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyEnd = 21 + (body[20] ?? 0)
    const sender = body.subarray(21, keyEnd)
    const derive = (from: Uint8Array, by: Uint8Array, info: Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', from, by, info, length))
    const both = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
    const shared = derive(browser.computeSecret(sender), auth, both, 32)
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-16))
    const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
  }

  function signatureOf(authorization: string): Pick<Pushed, 'isSigned' | 'contact'> {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const isGood = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      {
        key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' }),
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(signature, 'base64url'),
    )
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { readonly sub: string }
    return { isSigned: isGood && key === serverKey, contact: sub }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    subscription: {
      endpoint: `https://127.0.0.1:${port}/push/1`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    pushed,
    answers: (next) => {
      status = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
