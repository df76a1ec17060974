import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAnswer, PasskeyMade } from '@charterstone/protocol'

/** A device that makes passkeys, as WebAuthn describes it; all in software. */
export type Authenticator = {
  readonly make: (challenge: string, change?: Change) => PasskeyMade
  readonly answer: (challenge: string, change?: Change) => PasskeyAnswer
}

/** What a forger would change. */
export type Change = { readonly origin?: string; readonly rpId?: string; readonly key?: KeyObject }

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

export function makeAuthenticator(origin: string, rpId: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authData = (site: string, flags: number, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(PRESENT | VERIFIED | flags)
    head.writeUInt32BE(counter++, 1)
    return Buffer.concat([sha256(site), head, more])
  }
  const about = { id: text(id), rawId: text(id), type: 'public-key' } as const
  return {
    make: (challenge, { origin: from = origin, rpId: site = rpId } = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(site, HAS_KEY, key)],
        ]),
      )
      return {
        ...about,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, from)),
          attestationObject: text(attestation),
        },
      }
    },
    answer: (challenge, { origin: from = origin, rpId: site = rpId, key = privateKey } = {}) => {
      const client = clientData('webauthn.get', challenge, from)
      const data = authData(site, 0)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key)
      return {
        ...about,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      }
    },
  }
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

function text(data: Buffer): string {
  return data.toString('base64url')
}

/** RFC 9053: an elliptic curve key for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

type Cbor = number | string | Buffer | ReadonlyMap<string | number, Cbor>

/** RFC 8949, as far as an authenticator needs it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count])
  return count < 256
    ? Buffer.from([(kind << 5) | 24, count])
    : Buffer.from([(kind << 5) | 25, count >> 8, count & 255])
}
