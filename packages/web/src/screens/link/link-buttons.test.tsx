// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openPage } from '../../../test-support/open-page.tsx'
import { needWords, say } from '../../words/speech.ts'
import { LinkButtons } from './link-buttons.tsx'
import { qrCode } from './qr-code.ts'

const LINK = 'https://village.example/t/1#k=x'

beforeAll(async () => {
  // Fetched before, a dialog that comes on demand is there at once.
  await Promise.all([needWords('online'), import('./qr-dialog.tsx')])
})
afterEach(() => vi.unstubAllGlobals())

/** A phone with a share sheet. */
function holdPhone(share: (data: ShareData) => Promise<void>) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

test('the share sheet of a phone gets the link and its sentence', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  holdPhone(share)
  const { user } = await openPage(<LinkButtons label="Seat" link={LINK} line="Come in!" />)
  await user.click(screen.getByRole('button', { name: say('link.share') }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ url: LINK, text: 'Come in!' })
})

test('where sharing fails the link is copied; a closed share sheet copies nothing', async () => {
  let why = 'AbortError'
  holdPhone(() => Promise.reject(new DOMException('not shared', why)))
  const { user } = await openPage(<LinkButtons label="Seat" link={LINK} />)
  await navigator.clipboard.writeText('before')
  await user.click(screen.getByRole('button', { name: say('link.share') }))
  expect(await navigator.clipboard.readText()).toBe('before')
  why = 'NotAllowedError'
  await user.click(screen.getByRole('button', { name: say('link.share') }))
  expect(await screen.findByRole('button', { name: say('link.copied') })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(LINK)
})

test('the code of a link opens in a dialog that has its name', async () => {
  const { user } = await openPage(<LinkButtons label="Seat" link={LINK} />)
  await user.click(screen.getByRole('button', { name: say('link.code') }))
  expect(await screen.findByRole('dialog', { name: 'Seat' })).toBeTruthy()
  const drawn = screen.getByRole('img', { name: say('link.code') }).querySelector('path')
  expect(drawn?.getAttribute('d')).toBe(qrCode(LINK)?.path)
})

test('a link that is too long for a code says so', async () => {
  const { user } = await openPage(<LinkButtons label="Seat" link={LINK.repeat(100)} />)
  await user.click(screen.getByRole('button', { name: say('link.code') }))
  expect(await screen.findByText(say('link.code-too-long'))).toBeTruthy()
})
