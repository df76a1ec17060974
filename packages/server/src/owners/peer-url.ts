import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'

const ANY = ['0.0.0.0', '::']

/** Where other processes reach this one, which listens at `address`. */
export function peerUrlOf({ PEER_URL, HOST }: Pick<Config, 'PEER_URL' | 'HOST'>, address: string): string {
  if (PEER_URL !== undefined) return PEER_URL
  if (!ANY.includes(HOST)) return address
  const own = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  return own === undefined ? address : `http://${own.address}:${new URL(address).port}/`
}
