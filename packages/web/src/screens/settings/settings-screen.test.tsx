// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../../test-support/open-page.tsx'
import { applySettings } from '../../settings/apply-settings.ts'
import { STANDARD_SETTINGS, useSettings } from '../../settings/settings.ts'
import { KEY_MAP } from '../../shell/key-map.ts'
import { navigate } from '../../shell/router.ts'
import { needWords, say } from '../../words/speech.ts'
import { SettingsScreen } from './settings-screen.tsx'

vi.mock('../../settings/sound.ts')

beforeAll(async () => {
  applySettings()
  await needWords('settings')
})

function stored(): unknown {
  return JSON.parse(localStorage.getItem('charterstone.settings') ?? 'null')
}

describe('settings', () => {
  test('the theme is written on the page and remembered', async () => {
    const { user } = await openPage(<SettingsScreen />)
    await user.click(screen.getByRole('radio', { name: say('settings.theme-dark') }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(stored()).toMatchObject({ theme: 'dark' })
  })

  test('the text size is written on the page and remembered', async () => {
    const { user } = await openPage(<SettingsScreen />)
    await user.click(screen.getByRole('radio', { name: say('settings.text-largest') }))
    expect(document.documentElement.dataset.text).toBe('largest')
    expect(stored()).toMatchObject({ textSize: 'largest' })
  })

  test.each(['de', 'pl'] as const)('the page changes to %s at once', async (language) => {
    const { user } = await openPage(<SettingsScreen />)
    const english = screen.getByRole('heading', { level: 1 }).textContent
    await user.click(screen.getByRole('radio', { name: language === 'de' ? 'Deutsch' : 'Polski' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(english))
    expect(document.documentElement.lang).toBe(language)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(say('settings.title'))
    const [undo, space] = language === 'de' ? ['Strg+Z', 'Leertaste'] : ['Ctrl+Z', 'Spacja']
    expect(screen.getByText(undo).tagName).toBe('KBD')
    expect(screen.getByText(space).tagName).toBe('KBD')
  })

  test('three volumes appear with the sound and can be changed', async () => {
    const { user } = await openPage(<SettingsScreen />)
    expect(screen.queryByRole('slider')).toBeNull()
    await user.click(screen.getByRole('switch', { name: say('settings.sound') }))
    expect(useSettings.getState().sound).toBe(true)
    for (const name of ['music', 'ambience', 'volume'] as const) {
      const slider = screen.getByRole<HTMLInputElement>('slider', { name: say(`settings.${name}`) })
      expect(slider.value).toBe('0.5')
      fireEvent.change(slider, { target: { value: '0.8' } })
      expect(useSettings.getState()[name]).toBe(0.8)
    }
  })

  test('one button brings all settings back', async () => {
    const { user } = await openPage(<SettingsScreen />)
    useSettings.setState({ theme: 'dark', textSize: 'large', speed: 'instant', patterns: true })
    await user.click(screen.getByRole('button', { name: say('settings.reset') }))
    expect(useSettings.getState()).toEqual(STANDARD_SETTINGS)
  })

  test('every key of the table is listed with what it does', async () => {
    await openPage(<SettingsScreen />)
    for (const { shown, says } of Object.values(KEY_MAP)) {
      for (const key of shown) expect(screen.getAllByText(key)[0]?.tagName).toBe('KBD')
      expect(screen.getByText(say(says))).toBeTruthy()
    }
  })

  test('the arrow leads back to the page that led here', async () => {
    navigate('/about')
    navigate('/settings')
    await openPage(<SettingsScreen />)
    expect(screen.getByRole('link', { name: say('shell.back') }).getAttribute('href')).toBe('/about')
  })
})
