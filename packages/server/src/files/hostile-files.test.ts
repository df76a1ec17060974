import { expect, test } from 'vitest'
import { fileTrial } from '../../test-support/file-trial.ts'

const FILES = 70

test(`${FILES} hostile files: each is refused, no rows stay, and other requests are not delayed`, async () => {
  const result = await fileTrial({ files: FILES, seed: 11, seconds: 50 })
  const { health, loopHeld, megabytes } = result
  console.log(JSON.stringify({ health, loopHeld, megabytes, refused: result.refused, taken: result.taken }))
  expect(result.failed).toEqual([])
  expect(result.leftBehind).toBe(0)
  expect(result.files).toBe(FILES)
  expect(result.taken + result.setAside).toBeLessThan(FILES * 0.1)
  // How long exactly says little on a busy machine, where an idle server waits, too; `npm run soak -- files` is strict.
  expect(health.longest).toBeLessThan(Math.max(1000, health.idle * 5))
  expect(loopHeld.longest).toBeLessThan(Math.max(1000, loopHeld.idle * 5))
  expect(megabytes.max - megabytes.before).toBeLessThan(500)
})
