import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('the server starts without any setting', () => {
  expect(readConfig({})).toMatchObject({ PORT: 4173, HOST: '127.0.0.1', LOG_LEVEL: 'info' })
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4173 })
})

test.each([
  [{ PORT: 'http' }, /^PORT: .*"http"/],
  [{ PORT: '70000' }, /^PORT/],
  [{ PUBLIC_URL: 'example.org' }, /^PUBLIC_URL/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must begin with postgres/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL/],
  [{ SMTP_URL: 'smtp://x' }, /^MAIL_FROM: is needed together with SMTP_URL/],
  [{ PUSH_PUBLIC_KEY: 'x' }, /is needed together with PUSH_PUBLIC_KEY/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY: must be the number of proxies.*"yes"/],
  [{ TRUST_PROXY: '10' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/8, nowhere' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY/],
  [{ ROLE: 'worker' }, /^DATABASE_URL: is needed by a worker/],
])('the server refuses to start with %o and names the invalid setting', (env, line) => {
  expect(() => readConfig(env)).toThrow(line)
})

test('the error about a secret setting does not show its value', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@x' })).toThrow(/^(?!.*secret).*$/)
})

test.each([
  ['0', false],
  ['false', false],
  ['1', 1],
  ['true', 1],
  ['2', 2],
  ['loopback, 10.0.0.0/8,fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
])('TRUST_PROXY=%s trusts %o', (text, trusted) => {
  expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(trusted)
})
