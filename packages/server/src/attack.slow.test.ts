import { expect, test } from 'vitest'
import { attacks, attackTrial } from '../test-support/attack-trial.ts'

test.each(attacks)('$name is refused while people play', async (attack) => {
  const { isRefused, found, health, megabytes, answers } = await attackTrial(attack, 0.1)
  expect({ found, isRefused }).toEqual({ found, isRefused: true })
  expect(answers).toBeGreaterThan(0)
  // Without the limits it was 6 to 20 seconds. How far below that it is, `npm run soak -- attack` measures on a quiet machine.
  expect(health.longest).toBeLessThan(Math.max(3000, health.idle * 4))
  expect(megabytes.max).toBeLessThan(megabytes.before + 300)
})
