// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeOrchestra, type Orchestra } from '../sound/orchestra.ts'
import type { Scene } from '../sound/scene.ts'
import { useSettings } from './settings.ts'
import { play, useScene } from './sound.ts'

vi.mock('../sound/orchestra.ts')

const SCENE: Scene = { seed: 1, visit: 1, hour: 3, workers: 2, perils: 0, charter: 0 }
const orchestra = { show: vi.fn<Orchestra['show']>(), play: vi.fn<Orchestra['play']>() }

beforeEach(() => {
  vi.mocked(makeOrchestra).mockReturnValue(orchestra)
})

test('where no sound could be made once, the next sound is heard', async () => {
  useSettings.setState({ sound: true })
  vi.mocked(makeOrchestra).mockImplementationOnce(() => {
    throw new Error('no loudspeaker')
  })
  renderHook(() => useScene(SCENE))
  dispatchEvent(new Event('click'))
  await vi.waitFor(() => expect(makeOrchestra).toHaveBeenCalledOnce())
  await vi.waitFor(() => {
    play('bump')
    expect(orchestra.play).toHaveBeenCalledWith('bump', 0)
  })
})
