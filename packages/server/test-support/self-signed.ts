import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

export type SelfSigned = { readonly key: string; readonly cert: string }

const DAY = 86_400_000
const ECDSA_SHA256 = '06082a8648ce3d040302'
const COMMON_NAME = '0603550403'
const ALTERNATIVE_NAMES = '0603551d11'

/** A certificate for 127.0.0.1 that nobody but the test trusts: X.509, as few fields as will do. */
export function selfSigned(): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const algorithm = tlv(0x30, Buffer.from(ECDSA_SHA256, 'hex'))
  const commonName = tlv(0x30, Buffer.from(COMMON_NAME, 'hex'), tlv(0x0c, Buffer.from('trial')))
  const name = tlv(0x30, tlv(0x31, commonName))
  const addresses = tlv(0x30, tlv(0x87, Buffer.from([127, 0, 0, 1])))
  const extension = tlv(0x30, Buffer.from(ALTERNATIVE_NAMES, 'hex'), tlv(0x04, addresses))
  const body = tlv(
    0x30,
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([1])),
    algorithm,
    name,
    tlv(0x30, time(Date.now() - DAY), time(Date.now() + DAY)),
    name,
    publicKey,
    tlv(0xa3, tlv(0x30, extension)),
  )
  const signature = sign('sha256', body, createPrivateKey(privateKey))
  const whole = tlv(0x30, body, algorithm, tlv(0x03, Buffer.from([0]), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey,
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

/** Tag, length, value. */
function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  const { length } = value
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), value])
}

/** YYMMDDHHMMSSZ */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)
  return tlv(0x17, Buffer.from(`${digits}Z`))
}
