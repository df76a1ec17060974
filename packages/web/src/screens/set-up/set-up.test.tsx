// @vitest-environment happy-dom
import { type CampaignStart, HOUSE_RULES, houseRulesOf } from '@charterstone/engine'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../test-support/open-page.tsx'
import { prepareSetupWords } from '../../words/setup-words.ts'
import { chooseLanguage, say } from '../../words/speech.ts'
import { untied } from '../../words/tied.ts'
import { NewCampaignScreen } from '../new-campaign/new-campaign-screen.tsx'
import { SingleGameScreen } from '../single-game/single-game-screen.tsx'
import { readSeed } from './seed-field.tsx'
import type { useBegin } from './use-begin.ts'

const { begin } = vi.hoisted(() => ({ begin: vi.fn<ReturnType<typeof useBegin>['begin']>() }))
vi.mock('./use-begin.ts', () => ({ useBegin: () => ({ begin, isBusy: false }) }))
// The picture of the village needs the whole box; the form does not.
vi.mock('../village-picture/picture-frame.tsx', () => ({ PictureFrame: () => null }))

beforeAll(() => prepareSetupWords())
beforeEach(() => begin.mockClear())

/** What the button hands to the game. */
function beginning(): CampaignStart {
  expect(begin).toHaveBeenCalledTimes(1)
  const [call] = begin.mock.calls
  if (call === undefined) throw new Error('no game was begun')
  return call[1]
}

function seedField(): HTMLInputElement {
  return screen.getByLabelText(say('new.seed'))
}

test('one button is enough for a new campaign: every value is a sensible one', async () => {
  const { user } = await openPage(<NewCampaignScreen />)
  const seed = Number(seedField().value)
  const village = screen.getByLabelText<HTMLInputElement>(say('village.name')).value
  expect(village).not.toBe('')
  await user.click(screen.getByRole('button', { name: say('new.begin') }))
  expect(beginning().config).toHaveProperty('theme')
  expect(beginning()).toMatchObject({
    config: {
      seed,
      seats: [
        { charter: 0, name: 'Mira', player: 'person' },
        { charter: 3, name: 'Jonas', player: 'person' },
        { charter: 4, name: 'Vera', player: 'person' },
      ],
      houseRules: houseRulesOf([]),
      automaLevel: 2,
    },
    players: ['person', 'medium:builder', 'medium:merchant'],
    village,
  })
})

test('the village of a new campaign is named, and the die has other ideas', async () => {
  const { user } = await openPage(<NewCampaignScreen />)
  const field = screen.getByLabelText<HTMLInputElement>(say('village.name'))
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: say('village.idea') }))
  const idea = field.value
  expect(idea).not.toBe('')
  await user.click(screen.getByRole('button', { name: say('village.idea') }))
  expect(field.value).not.toBe(idea)
  await user.clear(field)
  await user.type(field, 'Amberwick')
  await user.click(screen.getByRole('button', { name: say('new.begin') }))
  expect(beginning().village).toBe('Amberwick')
})

test('house rules are chosen and left out again', async () => {
  const { user } = await openPage(<NewCampaignScreen />)
  const switches = screen.getAllByRole('switch')
  expect(switches).toHaveLength(HOUSE_RULES.length)
  for (const each of switches.slice(0, 2)) await user.click(each)
  await user.click(switches[0] ?? document.body)
  const [, second] = HOUSE_RULES
  await user.click(screen.getByRole('button', { name: say('new.begin') }))
  expect(beginning().config.houseRules).toEqual(houseRulesOf(second === undefined ? [] : [second.id]))
})

test('the foot of a new campaign says how many play and by how many house rules', async () => {
  const { user } = await openPage(<NewCampaignScreen />)
  const summary = untied(say('new.summary', { seats: 3, persons: 1 }))
  expect(screen.getByText(`${summary} · ${say('new.house-none')}`)).toBeTruthy()
  await user.click(screen.getAllByRole('switch')[0] ?? document.body)
  expect(screen.getByText(`${summary} · ${untied(say('new.house-some', { count: 1 }))}`)).toBeTruthy()
})

test('a seed that is no number stops the beginning and says so', async () => {
  const { user } = await openPage(<NewCampaignScreen />)
  await user.clear(seedField())
  await user.type(seedField(), '12b')
  expect(seedField().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(untied(say('new.seed-bad')))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: say('new.begin') }))
  expect(begin).not.toHaveBeenCalled()
})

test('another seed is drawn by a button', async () => {
  const { user } = await openPage(<NewCampaignScreen />)
  await user.clear(seedField())
  await user.click(screen.getByRole('button', { name: say('new.seed-other') }))
  expect(seedField().value).toMatch(/^\d{1,6}$/)
})

test('the level of the automas is asked only when one plays', async () => {
  const { user } = await openPage(<NewCampaignScreen />)
  expect(screen.queryByRole('group', { name: say('new.automa-level') })).toBeNull()
  await user.click(screen.getAllByRole('radio', { name: say('new.automa') })[1] ?? document.body)
  await user.click(screen.getByRole('radio', { name: say('new.automa-gentle') }))
  await user.click(screen.getByRole('button', { name: say('new.begin') }))
  expect(beginning().config).toMatchObject({ automaLevel: 1 })
  expect(beginning().config.seats[1]).toMatchObject({ player: 'automa' })
})

test('the language changes in the middle of the set-up and nothing is lost', async () => {
  const { user } = await openPage(<NewCampaignScreen />)
  const name = screen.getAllByLabelText<HTMLInputElement>(say('new.name'))[0]
  await user.type(name ?? document.body, ' B.')
  await chooseLanguage('pl')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(say('new.title')))
  expect(screen.getAllByLabelText<HTMLInputElement>(say('new.name'))[0]?.value).toBe('Mira B.')
})

test('a single game begins in the first village of the list', async () => {
  const { user } = await openPage(<SingleGameScreen />)
  await user.click(screen.getByRole('button', { name: say('single.begin') }))
  expect(beginning().config).toMatchObject({ stage: 3, seats: [{ name: 'Mira' }, {}, {}] })
  expect(beginning().config).not.toHaveProperty('automaLevel')
})

test('a random village has a slider for how far it has grown', async () => {
  const { user } = await openPage(<SingleGameScreen />)
  expect(screen.queryByRole('slider')).toBeNull()
  await user.click(screen.getByText(say('single.random')))
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('6')
  await user.click(screen.getByRole('button', { name: say('single.begin') }))
  expect(beginning().config).toMatchObject({ stage: 6, village: 'random' })
})

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
])('the seed "%s" is read as %s', (text, seed) => {
  expect(readSeed(text)).toBe(seed)
})
