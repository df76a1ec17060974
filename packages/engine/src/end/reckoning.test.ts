import { miniCatalogue, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Charter } from '../catalogue/charter.ts'
import type { CharterRecord } from '../state/legacy.ts'

const REBELS: Readonly<Record<Charter, number>> = {
  purple: 364,
  black: 366,
  green: 368,
  red: 370,
  blue: 372,
  yellow: 374,
}
const ALL = Object.keys(REBELS) as Charter[]

/** The small box, but crate U asks for a name as the crates of guidepost 401 do. */
const ASKING_IN_CRATE_U: Catalogue = {
  ...miniCatalogue,
  letteredCrates: miniCatalogue.letteredCrates.map((crate) =>
    crate.letter === 'U' ? { ...crate, names: 'village' } : crate,
  ),
}

/** The first `kind` charters are kind to their companion, and the first `rebels` keep a rebel. */
function village(kind: number, rebels: number): Partial<Record<Charter, Partial<CharterRecord>>> {
  return Object.fromEntries(
    ALL.map((charter, index) => [
      charter,
      {
        companion: { number: 337 + index, kind: index < kind },
        special: index < rebels ? REBELS[charter] : REBELS[charter] - 1,
      },
    ]),
  )
}

/** The reckoning of a two-seat village with this many happy crowns; crate T adds none. */
function reckoned(
  happy: number,
  kind: number,
  rebels: number,
): { total: number; victory: boolean } | undefined {
  const legacy = { crowns: { happy, angry: 2 } }
  const s = scenario({ begin: 'end', game: 11, guidepost: 410, legacy, charters: village(kind, rebels) })
  return s.answer('row:1', 'row:1', 'path:T').eventsOf('reckoned')[0]
}

test('[GR] at the reckoning a happy crown counts 1, a kind companion 3, a rebel 2; angry crowns count nothing', () => {
  expect(reckoned(7, 0, 0)).toMatchObject({ total: 7 })
  expect(reckoned(0, 2, 0)).toMatchObject({ total: 6 })
  expect(reckoned(0, 0, 2)).toMatchObject({ total: 4 })
})

test('[GR] empty charters are reckoned in', () => {
  expect(reckoned(0, 6, 6)).toMatchObject({ total: 30 })
})

test('[GR] a reckoning of 24 is a victory, one of 23 a defeat', () => {
  expect(reckoned(11, 3, 2)).toMatchObject({ total: 24, needed: 24, victory: true })
  expect(reckoned(10, 3, 2)).toMatchObject({ total: 23, needed: 24, victory: false })
})

test('[GR] the event of the reckoning tells what the sum is made of', () => {
  expect(reckoned(10, 3, 2)).toMatchObject({
    parts: [
      { what: 'crowns', count: 10, each: 1 },
      { what: 'companions', count: 3, each: 3 },
      { what: 'rebels', count: 2, each: 2 },
    ],
  })
})

test('[GR] the crown of the last choice counts for the reckoning too', () => {
  const legacy = { crowns: { happy: 10, angry: 0 } }
  const s = scenario({ begin: 'end', game: 11, guidepost: 410, legacy, charters: village(3, 2) })
  s.answer('row:1', 'row:1', 'path:S')
  expect(s.eventsOf('reckoned')).toMatchObject([{ total: 24, victory: true }])
})

test('[GR] a victory opens crate V and leads to guidepost 413', () => {
  const s = scenario({
    begin: 'end',
    game: 11,
    guidepost: 411,
    legacy: { crowns: { happy: 24, angry: 0 } },
  })
  s.answer('row:1', 'row:1', 'path:T')
  expect([s.state.legacy.letters, s.state.legacy.nextGuidepost]).toEqual([['T', 'V'], 413])
  expect(s.state.legacy.stories).toContain('18:victory')
})

test('[GR] a defeat opens crate U and leads to guidepost 412', () => {
  const s = scenario({ begin: 'end', game: 11, guidepost: 411 }).answer('row:1', 'row:1', 'path:S')
  expect([s.state.legacy.letters, s.state.legacy.nextGuidepost]).toEqual([['S', 'U'], 412])
  expect(s.state.legacy.stories).toContain('18:defeat')
})

test('[GR] the player who chose the last path also answers what crate U asks', () => {
  const ending = { begin: 'end', game: 11, guidepost: 411, catalogue: ASKING_IN_CRATE_U } as const
  const s = scenario({ ...ending, players: [{}, { influence: 11 }] })
  expect(s.answer('row:1', 'row:1', 'path:S').asked()).toBe('0 name')
})
