import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { cleanName, hasMarkup } from '../rules/names.ts'

test('[R5.1] in game 1 each of us names the persona without an ability', () => {
  const s = scenario({ begin: 'setup' })
  expect([s.asked(), s.state.pending?.open]).toEqual(['0 name', true])
  s.answer('name:Old Wynn')
  expect([s.state.legacy.names[200], s.asked()]).toEqual(['Old Wynn', '1 name'])
})

test('[R5.1] I may leave my persona at the printed name', () => {
  const s = scenario({ begin: 'setup' }).answer('skip', 'skip')
  expect([s.state.legacy.names, s.seat(0).personas]).toEqual([{}, [s.number('first-purple')]])
})

test('[R5.1] in later games nobody is asked for the name of a persona again', () => {
  const s = scenario({ begin: 'setup', game: 2 })
  expect([s.asked().slice(2), s.state.legacy.names]).toEqual(['act', {}])
})

test('[R8.2] an assistant that has no name may be named by its holder, and then never again', () => {
  const s = scenario({ players: [{ cards: ['sherpa'] }] })
  expect(s.options()).toContain('name:sherpa')
  s.answer('name:sherpa', 'name:Tenzing')
  expect(s.state.legacy.names[s.number('sherpa')]).toBe('Tenzing')
  expect([s.asked(), s.options().includes('name:sherpa')]).toEqual(['0 act', false])
})

test('[R8.2] I may decline to name an assistant and do so in another game', () => {
  const s = scenario({ game: 2, players: [{ cards: ['sherpa'] }] }).answer('name:sherpa', 'skip')
  expect(s.options()).not.toContain('name:sherpa')
  s.state.phase = 'finished'
  s.engine.packUp(s.state)
  expect(s.state.legacy.names).toEqual({})
})

test('[R8.2] I cannot name an assistant of another player, or one on the mat', () => {
  const s = scenario({ players: [{}, { cards: ['sherpa'] }], mat: ['broker'] })
  expect(s.options().filter((key) => key.startsWith('name:'))).toEqual([])
})

test('[R5.1] a name loses control characters and surplus blanks, and keeps its letters', () => {
  expect(cleanName('  Żółta\u0000 \t\n Łąka\u200b ')).toBe('Żółta Łąka')
  expect(cleanName('\u202eevil')).toBe('evil')
  expect(cleanName('<b>Ada</b> <3 1 < 2 &amp; R&D')).toBe('b>Ada /b> <3 1 < 2 amp; R&D')
  expect(cleanName('Cafe\u0301')).toBe('Café')
})

test('[R5.1] markup in a name is found wherever it stands, also at the beginning', () => {
  expect(['<b>Ada', 'Ada</b>', '&amp;', 'javascript:x'].map(hasMarkup)).toEqual([true, true, true, true])
  expect(['Ada', '1 < 2', '<3', 'R&D'].map(hasMarkup)).toEqual([false, false, false, false])
})

test('[R5.1] a name has at most 40 characters, however they are encoded', () => {
  expect(cleanName('x'.repeat(41))).toBe('x'.repeat(40))
  expect(cleanName('🎃'.repeat(50))).toBe('🎃'.repeat(40))
  expect(cleanName(`${'x'.repeat(39)} y`)).toBe('x'.repeat(39))
})

test('[R5.1] an empty name is refused, and the question stays', () => {
  const s = scenario({ begin: 'setup' })
  expect(s.engine.apply(s.state, 'name: \u0007 ')).toEqual({ reason: 'empty-name', key: 'name: \u0007 ' })
  expect(s.asked()).toBe('0 name')
})

test('[R5.1] where no name is asked for, no name is taken', () => {
  const s = scenario()
  expect(s.engine.apply(s.state, 'name:Wynn')).toEqual({ reason: 'not-offered', key: 'name:Wynn' })
})

test('[G3] the village is named once, and the name stays', () => {
  const s = scenario({ begin: 'end', game: 3, guidepost: 401 }).answer('row:1', 'row:1', 'path:C')
  s.answer(`name:${'Long'.repeat(20)}`)
  expect(s.state.legacy.village).toBe('Long'.repeat(10))
  while (s.asked() !== '') s.answer(s.options()[0] ?? '')
  s.engine.packUp(s.state)
  expect(s.state.legacy.village).toBe('Long'.repeat(10))
})
