import { expect, test } from 'vitest'
import { attacks, attackTrial } from '../test-support/attack-trial.ts'

test.each(attacks)('$name is refused while people play', async (attack) => {
  const { isRefused, found, health, megabytes, answers } = await attackTrial(attack, 0.1)
  expect({ found, isRefused }).toEqual({ found, isRefused: true })
  expect(answers).toBeGreaterThan(0)
  // On a busy machine everything takes longer, also without an attack.
  expect(health.longest).toBeLessThan(Math.max(1000, health.idle * 4))
  expect(megabytes.max).toBeLessThan(megabytes.before + 300)
})
