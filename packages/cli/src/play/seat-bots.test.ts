import { BOT_NAMES, OFFERED_LEVELS, PLAY_STYLES } from '@charterstone/bots'
import { type CampaignRecord, newRecord, type State } from '@charterstone/engine'
import { engine, version } from '@charterstone/lab'
import { expect, test } from 'vitest'
import { localeOption } from '../text/locale.ts'
import { campaignOption, checkAgainst } from './new-campaign.ts'
import { seatBotsOf } from './seat-bots.ts'

const english = localeOption({ lang: 'en' })

/** A campaign with these players at the first decision of its first game. */
function campaignWith(players: string): { readonly record: CampaignRecord; readonly state: State } {
  const { config, players: names } = campaignOption({ players, seed: 5 }, english)
  const state = engine.newCampaign(config)
  const record = newRecord({ config, players: names, version }, state)
  engine.startGame(state)
  return { record, state }
}

test.each(BOT_NAMES)('the terminal can seat the bot %s, and it answers', (name) => {
  const { record, state } = campaignWith(`${name},${name}`)
  expect(record.players).toEqual([name, name])
  const decision = state.pending
  if (decision === null) throw new Error('no decision')
  expect(decision.options).toContain(seatBotsOf(record)(state, decision))
})

test('every bot that the page offers is a bot of the terminal', () => {
  for (const level of OFFERED_LEVELS)
    for (const style of PLAY_STYLES) {
      const { players } = campaignOption({ players: `person,${level}:${style}` }, english)
      expect(players).toHaveLength(2)
    }
})

test('a bot gives the same answer again when the campaign is continued', () => {
  const { record, state } = campaignWith('eager,medium:builder')
  const decision = state.pending
  if (decision === null) throw new Error('no decision')
  expect(seatBotsOf(record)(state, decision)).toBe(seatBotsOf(record)(state, decision))
})

test('names are accepted in any case, and a file may name the balanced style', () => {
  const { players } = campaignOption({ players: 'Person, HARD:Builder ,medium:balanced' }, english)
  expect(players).toEqual(['person', 'hard:builder', 'medium'])
  const { record } = campaignWith('person,medium')
  const older = { ...record, players: ['person', 'medium:balanced'] }
  expect(() => checkAgainst(older, { players: 'person,medium' }, 'file')).not.toThrow()
  expect(() => checkAgainst(older, { players: 'person,hard' }, 'file')).toThrow('--players differs')
})

test('an unknown bot or play style is refused with the names that exist', () => {
  expect(() => campaignOption({ players: 'person,genius' }, english)).toThrow(
    '--players must be one of person, automa, random, eager, hasty, easy, medium, hard, expert, master, not "genius"',
  )
  expect(() => campaignOption({ players: 'person,hard:lazy' }, english)).toThrow(
    'the play style must be one of balanced, builder, merchant, courtier, collector, not "lazy"',
  )
})
