import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FAULTS } from './fault.ts'

test('docs/protocol.md lists every fault', () => {
  const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
  const [, section = ''] = text.split('## Faults')
  const listed = [...section.matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => code)
  expect(listed).toEqual([...FAULTS])
})
