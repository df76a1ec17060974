import type { Mood } from '@charterstone/engine'
import { describe, expect, test } from 'vitest'
import { isBroken } from '../ink/path.ts'
import { STAGE_HEIGHT, type Vignette } from './stage.ts'
import { candleWentOut, guidepostStands, spectreStands } from './vignettes/tales.ts'
import { vignetteOf } from './vignettes/vignettes.ts'

const STORIES = Array.from({ length: 18 }, (_, index) => index + 1)
const MOODS: readonly Mood[] = ['happy', 'angry']

describe('story pictures', () => {
  test.each(STORIES)('story %i has one for each mood', (story) => {
    for (const mood of MOODS) {
      expectWhole(vignetteOf(story, mood))
    }
  })

  test('where the story has two branches, the pictures differ', () => {
    for (const story of [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18])
      expect(JSON.stringify(vignetteOf(story, 'happy'))).not.toBe(JSON.stringify(vignetteOf(story, 'angry')))
  })

  test('whatever else is told has one', () => {
    for (const isOver of [false, true]) {
      expectWhole(guidepostStands(3, isOver))
      expectWhole(spectreStands(2, isOver))
    }
    expectWhole(candleWentOut())
  })

  test('an unknown story throws', () => {
    expect(() => vignetteOf(19, 'happy')).toThrow('no picture for story 19')
  })
})

function expectWhole({ props, lights = [], horizon }: Vignette): void {
  expect(props.length).toBeGreaterThan(0)
  expect(horizon).toBeLessThan(STAGE_HEIGHT)
  expect([...props, ...lights].flat().filter(({ d }) => isBroken(d))).toEqual([])
}
