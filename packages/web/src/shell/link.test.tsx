// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../test-support/open-page.tsx'
import { Link } from './link.tsx'
import { cameFrom, navigate } from './router.ts'

beforeEach(() => navigate('/about'))

test('a link changes the address and remembers where it led from', async () => {
  const { user } = await openPage(<Link to="/new">New campaign</Link>)
  await user.click(screen.getByRole('link', { name: 'New campaign' }))
  expect(location.pathname).toBe('/new')
  expect(cameFrom()).toBe('/about')
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s is left to the browser',
  async (key) => {
    await openPage(<Link to="/new">New campaign</Link>)
    const isLeft = fireEvent.click(screen.getByRole('link'), { [key]: true, button: 0 })
    expect(isLeft).toBe(true)
  },
)

test('a link whose click was handled already leads nowhere', async () => {
  const { user } = await openPage(
    <Link to="/new" onClick={(event) => event.preventDefault()}>
      New campaign
    </Link>,
  )
  await user.click(screen.getByRole('link'))
  expect(location.pathname).toBe('/about')
})
