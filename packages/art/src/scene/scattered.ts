import { seeded } from '../ink/random.ts'

/** The same small thing drawn many times, at random but always the same places. */
export function scattered(count: number, seed: number, draw: (random: () => number) => string): string {
  const random = seeded(seed)
  let path = ''
  for (let one = 0; one < count; one++) path += draw(random)
  return path
}
