import { describe, expect, test } from 'vitest'
import { joined, type Mark, NONE, together } from './mark.ts'

const LINE: Mark = { d: 'M0 0h1', fill: NONE, line: 'black', width: 1, opacity: 1, role: 'plain' }
const AREA: Mark = { ...LINE, d: 'M1 1h1v1Z', fill: 'red' }

describe('marks', () => {
  test('lines of one ink that follow one another become one path', () => {
    expect(joined([LINE, { ...LINE, d: 'M2 2h1' }, AREA])).toEqual([{ ...LINE, d: 'M0 0h1M2 2h1' }, AREA])
  })

  test('areas stay apart, since the later one covers the earlier one', () => {
    expect(joined([AREA, AREA])).toHaveLength(2)
  })

  test('things that stand side by side share one path for each ink, back to front', () => {
    const thing = (x: number): readonly Mark[] => [
      { ...AREA, d: `M${x} 0Z` },
      { ...LINE, d: `M${x} 1Z` },
    ]
    expect(together([thing(1), thing(5)])).toEqual([
      { ...AREA, d: 'M1 0ZM5 0Z' },
      { ...LINE, d: 'M1 1ZM5 1Z' },
    ])
  })

  test('things of another colour keep their own path, and a small thing adds nothing to the upper levels', () => {
    const blue = { ...AREA, fill: 'blue' }
    expect(together([[AREA, LINE], [blue], []])).toEqual([AREA, blue, LINE])
    expect(together([])).toEqual([])
  })

  test('a broken line is another ink', () => {
    expect(together([[LINE], [{ ...LINE, dash: [2, 1] }]])).toHaveLength(2)
  })
})
