import { expect, test } from 'vitest'
import { localeOf } from '../text/locale.ts'
import { askCampaign } from './ask-campaign.ts'
import { campaignOption, seatNames } from './new-campaign.ts'
import type { Terminal } from './terminal.ts'

const english = localeOf('en')

/** A terminal at which these lines are typed; then it is closed. */
function typing(...lines: string[]): Terminal & { readonly prompts: string[] } {
  const prompts: string[] = []
  return {
    prompts,
    ask: (prompt) => {
      prompts.push(prompt)
      return Promise.resolve(lines.shift() ?? null)
    },
    isInteractive: true,
    isInterrupted: () => false,
    close: () => undefined,
  }
}

test('seats, people and names are asked for; bots take the other seats', async () => {
  const campaign = await askCampaign(typing('3', '2', 'Ada', ''), english)
  expect(campaign?.players).toEqual(['person', 'person', 'random'])
  expect(campaign?.config.seats.map(({ name }) => name)).toEqual(['Ada', 'Black', 'Green (random)'])
})

test('Enter takes the number in brackets', async () => {
  const terminal = typing('', '', '')
  expect((await askCampaign(terminal, english))?.players).toEqual(['person', 'random', 'random'])
  expect(terminal.prompts[0]).toContain('(1-6) [3]')
  expect(terminal.prompts[1]).toContain('(1-3) [1]')
})

test('a number outside the bounds is asked for again', async () => {
  const terminal = typing('0', '7', 'two', '1.5', '2', '3', '1', 'Ada')
  expect((await askCampaign(terminal, english))?.players).toEqual(['person', 'random'])
  expect(terminal.prompts).toHaveLength(8)
})

test.each([['q'], ['3', 'q'], ['3', '1'], []])(
  'no campaign begins when the person quits (%j)',
  async (...lines) => {
    expect(await askCampaign(typing(...lines), english)).toBeNull()
  },
)

test('a long name is cut at forty letters', async () => {
  const campaign = await askCampaign(typing('1', '1', 'x'.repeat(60)), english)
  expect(campaign?.config.seats[0]?.name).toBe('x'.repeat(40))
})

test('seats are called after their colours, in each language, and bots have their level', () => {
  expect(seatNames(['person', 'hard:builder'], english)).toEqual(['Purple', 'Black (hard:builder)'])
  expect(seatNames(['person'], localeOf('de'))).not.toEqual(['Purple'])
})

test('without options a campaign has one person and one random bot', () => {
  expect(campaignOption({}, english).players).toEqual(['person', 'random'])
  expect(campaignOption({ seats: 4 }, english).players).toHaveLength(4)
  const { config } = campaignOption({ players: 'person,automa', seed: 7, house: 'H1' }, english)
  expect(config.seed).toBe(7)
  expect(config.seats.map(({ player }) => player)).toEqual(['person', 'automa'])
  expect(() => campaignOption({ players: 'automa', seats: 2 }, english)).toThrow('automas need')
})
