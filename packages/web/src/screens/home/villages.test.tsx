// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPage } from '../../../test-support/open-page.tsx'
import { campaigns } from '../../data/page-campaigns.ts'
import { renameCampaign } from '../../data/rename-campaign.ts'
import type { Summary } from '../../data/summary.ts'
import { Questions } from '../../shell/ask.tsx'
import { Toasts } from '../../shell/toast.tsx'
import { say, useSpeech } from '../../words/speech.ts'
import { untied } from '../../words/tied.ts'
import { ContinueCard } from './continue-card.tsx'
import { FirstCard } from './first-card.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { OtherVillages } from './other-villages.tsx'
import { timeSince } from './relative-time.ts'

vi.mock('../../data/page-campaigns.ts', () => ({
  campaigns: { load: vi.fn<() => void>(), remove: vi.fn<() => void>(), restore: vi.fn<() => void>() },
  useCampaigns: (select: (list: object) => unknown) => select({ summaries: [], bin: [] }),
}))
vi.mock('../../data/rename-campaign.ts', () => ({ renameCampaign: vi.fn<() => void>() }))
vi.mock('../village-picture/village-picture.tsx', () => ({
  VillagePicture: ({ title }: { readonly title: string }) => <img alt={title} src="data:," />,
}))

const AMBERWICK: Summary = {
  id: 'a1',
  savedAt: 0,
  mode: 'campaign',
  phase: 'playing',
  village: 'Amberwick',
  game: 6,
  round: 9,
  progress: 12,
  seats: [
    { charter: 0, name: 'Mira', player: 'person', by: 'person', vp: 17, glory: 0, wins: 0 },
    { charter: 3, name: 'Jonas', player: 'person', by: 'medium:builder', vp: 21, glory: 0, wins: 0 },
  ],
  asked: 0,
  buildings: [],
  covers: [],
  isOver: false,
  champions: [],
  seal: 'x',
}

test('the card of the last village names it and leads to its table', async () => {
  await openPage(<ContinueCard summary={AMBERWICK} />)
  expect(screen.getByRole('heading', { name: 'Amberwick' })).toBeTruthy()
  const go = screen.getByRole('link', { name: new RegExp(say('home.your-turn')) })
  expect(go.getAttribute('href')).toBe('/play/a1')
})

test('while a bot acts the card of the last village says so less loudly', async () => {
  await openPage(<ContinueCard summary={{ ...AMBERWICK, asked: 1 }} />)
  expect(screen.getByRole('link', { name: new RegExp(say('home.go-on')) })).toBeTruthy()
})

test('a finished campaign is looked back on', async () => {
  await openPage(<ContinueCard summary={{ ...AMBERWICK, isOver: true, mode: 'post-campaign' }} />)
  const back = screen.getByRole('link', { name: new RegExp(say('home.look-back')) })
  expect(back.getAttribute('href')).toBe('/play/a1/campaign')
})

test('a campaign that has just ended says who won, with all its games behind it', async () => {
  const champions = AMBERWICK.seats.slice(0, 1).map(({ charter }) => charter)
  const over = { ...AMBERWICK, isOver: true, phase: 'finished', game: 12, champions } as const
  const { container } = await openPage(<ContinueCard summary={over} />)
  expect(screen.getByText(new RegExp(say('home.champions', { names: ['Mira'] })))).toBeTruthy()
  expect(container.querySelectorAll('[data-when=done]')).toHaveLength(12)
})

test('the picture of the last village is left out where the village is seen beside it', async () => {
  const { rerender } = await openPage(<ContinueCard summary={AMBERWICK} />)
  expect(await screen.findByRole('img', { name: say('home.picture') })).toBeTruthy()
  rerender(<ContinueCard summary={AMBERWICK} hasPicture={false} />)
  expect(screen.queryByRole('img', { name: say('home.picture') })).toBeNull()
})

test('a village without a name has the one from the story', async () => {
  await openPage(<ContinueCard summary={{ ...AMBERWICK, village: '' }} />)
  expect(screen.getByRole('heading', { name: say('village.unnamed') })).toBeTruthy()
})

test('the card of the last village shows points until the first star of glory', async () => {
  const { rerender } = await openPage(<ContinueCard summary={AMBERWICK} />)
  const standing = () => screen.getByRole('list', { name: say('home.standing') }).textContent
  expect(standing()).toContain(say('home.vp', { vp: 21 }))
  const [mira, jonas] = AMBERWICK.seats
  if (mira === undefined || jonas === undefined) throw new Error('two seats')
  rerender(<ContinueCard summary={{ ...AMBERWICK, seats: [{ ...mira, glory: 3 }, jonas] }} />)
  expect(standing()).toContain(say('home.stars', { stars: 3 }))
})

test('before the first campaign the card says what this is, and leads to lessons and to a campaign', async () => {
  await openPage(<FirstCard />)
  expect(screen.getByText(untied(say('home.facts')))).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/learn', '/new'])
})

describe('the other villages', () => {
  test('each of the other villages is a link, and the one that waits is marked', async () => {
    await openPage(
      <OtherVillages summaries={[AMBERWICK, { ...AMBERWICK, id: 'b2', village: 'Fenbury', asked: 1 }]} />,
    )
    const [first, second] = screen.getAllByRole('listitem')
    expect(screen.getByRole('link', { name: 'Fenbury' }).getAttribute('href')).toBe('/play/b2')
    expect(first?.textContent).toContain(say('home.your-turn-short'))
    expect(second?.textContent).not.toContain(say('home.your-turn-short'))
  })

  test('a village is removed only after a question', async () => {
    const { user } = await openPage(
      <>
        <OtherVillages summaries={[AMBERWICK]} />
        <Questions />
        <Toasts />
      </>,
    )
    const remove = async (reply: string) => {
      await user.click(screen.getByRole('button', { name: say('home.more', { village: 'Amberwick' }) }))
      await user.click(screen.getByRole('menuitem', { name: say('home.remove') }))
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: reply }))
    }
    await remove(say('shell.cancel'))
    expect(campaigns.remove).not.toHaveBeenCalled()
    await remove(say('home.remove'))
    expect(campaigns.remove).toHaveBeenCalledWith('a1')
    await user.click(screen.getByRole('button', { name: say('home.undo') }))
    expect(campaigns.restore).toHaveBeenCalledWith('a1')
  })

  test('the question before deleting offers a file, and stays open', async () => {
    const { user } = await openPage(
      <>
        <OtherVillages summaries={[AMBERWICK]} />
        <Questions />
      </>,
    )
    await user.click(screen.getByRole('button', { name: say('home.more', { village: 'Amberwick' }) }))
    await user.click(screen.getByRole('menuitem', { name: say('home.remove') }))
    const question = within(screen.getByRole('dialog'))
    vi.mocked(campaigns.load).mockResolvedValueOnce(null)
    await user.click(question.getByRole('button', { name: say('home.export') }))
    expect(campaigns.load).toHaveBeenCalledWith('a1')
    await user.click(question.getByRole('button', { name: say('shell.cancel') }))
  })

  test('a village is renamed from its menu', async () => {
    const { user } = await openPage(<OtherVillages summaries={[AMBERWICK]} />)
    await user.click(screen.getByRole('button', { name: say('home.more', { village: 'Amberwick' }) }))
    await user.click(screen.getByRole('menuitem', { name: say('home.rename') }))
    const field = await screen.findByLabelText<HTMLInputElement>(say('village.name'), {}, { timeout: 20_000 })
    expect(field.value).toBe('Amberwick')
    await user.clear(field)
    const yes = screen.getByRole<HTMLButtonElement>('button', { name: say('village.rename-yes') })
    expect(yes.disabled).toBe(true)
    await user.type(field, ' Fenbury{Enter}')
    await vi.waitFor(() => expect(renameCampaign).toHaveBeenCalledWith(campaigns, AMBERWICK, 'Fenbury'))
  })
})

test('the language switch marks the language of the page and changes it', async () => {
  const { user } = await openPage(<LanguageSwitch />)
  const pressed = () =>
    screen
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map(({ textContent }) => textContent)
  expect(pressed()).toEqual(['EN'])
  await user.click(screen.getByRole('button', { name: 'Polski' }))
  await vi.waitFor(() => expect(useSpeech.getState().language).toBe('pl'))
  await vi.waitFor(() => expect(pressed()).toEqual(['PL']))
})

test.each([
  [30_000, 'moment', 0],
  [60_000, 'minute', 1],
  [7_200_000, 'hour', 2],
  [90_000_000, 'day', 1],
])('%i ms ago is written in the largest unit that fits: %s, %i', (ago, unit, count) => {
  expect(timeSince(1000, 1000 + ago)).toEqual({ unit, count })
})
