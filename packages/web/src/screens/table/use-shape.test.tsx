// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../test-support/open-page.tsx'
import { useShape } from './use-shape.ts'

function resize(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height })
  dispatchEvent(new Event('resize'))
}

function Shown() {
  return <p>{useShape().kind}</p>
}

test('the layout of the table follows the window', async () => {
  resize(1366, 768)
  await openPage(<Shown />)
  expect(screen.getByText('desk')).toBeTruthy()
  act(() => resize(390, 844))
  expect(screen.getByText('phone')).toBeTruthy()
  act(() => resize(844, 390))
  expect(screen.getByText('landscape')).toBeTruthy()
})
