import type { Mood } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { isBroken } from '../ink/path.ts'
import { STAGE_HEIGHT, type Vignette } from './stage.ts'
import { candleWentOut, guidepostStands, spectreStands } from './vignettes/tales.ts'
import { vignetteOf } from './vignettes/vignettes.ts'

const STORIES = Array.from({ length: 18 }, (_, index) => index + 1)
const MOODS: readonly Mood[] = ['happy', 'angry']

test.each(STORIES)('story %i has a picture for each mood', (story) => {
  for (const mood of MOODS) {
    expect(vignetteOf(story, mood)).toSatisfy(isWhole)
  }
})

test('the pictures of a story with two branches differ', () => {
  for (const story of [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18])
    expect(JSON.stringify(vignetteOf(story, 'happy'))).not.toBe(JSON.stringify(vignetteOf(story, 'angry')))
})

test('every other scene has a picture', () => {
  for (const isOver of [false, true]) {
    expect(guidepostStands(3, isOver)).toSatisfy(isWhole)
    expect(spectreStands(2, isOver)).toSatisfy(isWhole)
  }
  expect(candleWentOut()).toSatisfy(isWhole)
})

test('an unknown story throws', () => {
  expect(() => vignetteOf(19, 'happy')).toThrow('no picture for story 19')
})

function isWhole({ props, lights = [], horizon }: Vignette): boolean {
  const marks = [...props, ...lights].flat()
  return props.length > 0 && horizon < STAGE_HEIGHT && !marks.some(({ d }) => isBroken(d))
}
