// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { askPasskey, canUsePasskeys } from './passkeys.ts'

class FakeCredential {
  static parseCreationOptionsFromJSON = () => ({})
  static parseRequestOptionsFromJSON = () => ({})
  toJSON = () => ({ id: 'key' })
}

afterEach(() => vi.unstubAllGlobals())

test('passkeys are offered only on the host name that they are bound to', () => {
  vi.stubGlobal('PublicKeyCredential', FakeCredential)
  vi.stubGlobal('location', { hostname: 'play.village.example' })
  expect(canUsePasskeys('village.example')).toBe(true)
  expect(canUsePasskeys('play.village.example')).toBe(true)
  expect(canUsePasskeys('age.example')).toBe(false)
  expect(canUsePasskeys('localhost')).toBe(false)
  expect(canUsePasskeys(null)).toBe(false)
  expect(canUsePasskeys(undefined)).toBe(false)
})

test('a browser without passkeys, or that cannot write them as JSON, is offered none', () => {
  vi.stubGlobal('location', { hostname: 'village.example' })
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(canUsePasskeys('village.example')).toBe(false)
  vi.stubGlobal('PublicKeyCredential', class {})
  expect(canUsePasskeys('village.example')).toBe(false)
})

test('a dialog that the person closes gives no answer; a passkey gives one as JSON', async () => {
  vi.stubGlobal('PublicKeyCredential', FakeCredential)
  const get = vi.fn<() => Promise<unknown>>()
  vi.stubGlobal('navigator', { credentials: { get } })
  get.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'))
  expect(await askPasskey({ challenge: 'c' })).toBeNull()
  get.mockResolvedValueOnce(new FakeCredential())
  expect(await askPasskey({ challenge: 'c' })).toEqual({ id: 'key' })
})
