import type { Mood } from '@charterstone/engine'
import { describe, expect, test } from 'vitest'
import { isBroken } from '../ink/path.ts'
import { STAGE_HEIGHT } from './stage.ts'
import { vignetteOf } from './vignettes/vignettes.ts'

const STORIES = Array.from({ length: 18 }, (_, index) => index + 1)
const MOODS: readonly Mood[] = ['happy', 'angry']

describe('story pictures', () => {
  test.each(STORIES)('story %i has one for each mood', (story) => {
    for (const mood of MOODS) {
      const { props, lights = [], horizon } = vignetteOf(story, mood)
      expect(props.length).toBeGreaterThan(0)
      expect(horizon).toBeLessThan(STAGE_HEIGHT)
      expect([...props, ...lights].flat().filter(({ d }) => isBroken(d))).toEqual([])
    }
  })

  test('where the story has two branches, the pictures differ', () => {
    for (const story of [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18])
      expect(JSON.stringify(vignetteOf(story, 'happy'))).not.toBe(JSON.stringify(vignetteOf(story, 'angry')))
  })

  test('an unknown story throws', () => {
    expect(() => vignetteOf(19, 'happy')).toThrow('no picture for story 19')
  })
})
