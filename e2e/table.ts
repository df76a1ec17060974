import { expect, type Locator, type Page } from '@playwright/test'
import { look, type Sight } from './look.ts'
import { type StoredCampaign, storedCampaigns } from './page-kit.ts'
import { said } from './said.ts'

/** A simulated person at the table who presses what the page offers, with mouse, finger or keys. */
export type Person = {
  readonly page: Page
  /** Waits until there is something to do. */
  readonly sees: () => Promise<Sight>
  /** The current sight, if there is something to do. */
  readonly glances: () => Promise<Sight | null>
  /** Forgets the last sight, after a change that was not an answer. */
  readonly looksAgain: () => void
  /** Does one random thing that the page offers. */
  readonly acts: (sight: Sight) => Promise<void>
  /** The same; a moment that opens meanwhile is no error. */
  readonly tries: (sight: Sight) => Promise<void>
  /** Plays until the page shows a wanted sight. */
  readonly playsUntil: (isWanted: (sight: Sight) => boolean) => Promise<Sight>
}

/** The input device. */
export type Hand = 'mouse' | 'finger' | 'keys'

type Pending = StoredCampaign['record']['checkpoint']['pending']

async function storedPending(page: Page): Promise<Pending> {
  const [campaign] = await storedCampaigns(page)
  return campaign?.record.checkpoint.pending ?? null
}

/** `asked` returns the pending decision from storage or network, not from the page. */
export function sitDown(page: Page, seed: number, hand: Hand, asked = storedPending): Person {
  const random = randomFrom(seed)
  const press = (target: Locator) => (hand === 'finger' ? target.tap() : target.click())
  const optionOf = (key: string) => page.locator(`[data-option="${key}"]:visible`)
  const checked = new Set<string>()
  let last = ''

  async function sees(): Promise<Sight> {
    const handle = await page.waitForFunction(look, last, { timeout: 60_000 })
    const sight = await handle.jsonValue()
    if (sight === null) throw new Error('nothing to do')
    return sight
  }

  function glances(): Promise<Sight | null> {
    return page.evaluate(look, last)
  }

  async function acts(sight: Sight): Promise<void> {
    last = sight.mark
    if (hand === 'keys') return pressesEnter(sight)
    switch (sight.kind) {
      case 'moment':
        return press(page.locator('[role=dialog] [data-continue]'))
      case 'hand-over':
        return press(page.locator('[data-take]'))
      case 'next-game':
        return press(page.locator('[data-next-game]'))
      case 'asked':
        await expectEverythingOffered(sight)
        return answers(sight)
    }
  }

  /** Once for every question: every legal option can be pressed. */
  async function expectEverythingOffered(sight: Sight): Promise<void> {
    if (checked.has(sight.said)) return
    checked.add(sight.said)
    // The page shows a decision shortly before it stores it.
    await expect(async () => expectOffered(sight, await asked(page))).toPass({ timeout: 10_000 })
  }

  async function answers({ keys, spots, hasMore, hasForm, hasStepper }: Sight): Promise<void> {
    if (hasStepper) return fillsStepper()
    const index = Math.floor(random() * (keys.length + spots.length + (hasMore ? 1 : 0)))
    const key = keys[index]
    const spot = spots[index - keys.length]
    if (hasForm && random() < 0.5) return givesName()
    if (key !== undefined) return pressesOption(key)
    if (spot !== undefined) return pressesSpot(spot, keys)
    await press(page.locator('[data-bar] [data-more]'))
    return press(page.locator('[role=menuitem][data-option]').first())
  }

  /** Presses one plus after the other until the answers can be sent. */
  async function fillsStepper(): Promise<void> {
    const send = page.locator('[data-send]')
    const plus = page.locator('[data-stepper] [data-option]:enabled')
    // Read at once: after the answers are sent, the form goes away at any moment.
    const stateOf = () =>
      page.evaluate(() => {
        const button = document.querySelector<HTMLButtonElement>('[data-send]')
        return button === null ? 'gone' : button.disabled ? 'closed' : 'ready'
      })
    while ((await stateOf()) === 'closed') {
      const count = await plus.count()
      // Nothing can be pressed while the answers are on their way to a server.
      if (count === 0) return
      await press(plus.nth(Math.floor(random() * count)))
    }
    if ((await stateOf()) === 'ready') await press(send)
  }

  async function givesName(): Promise<void> {
    const form = page.locator('[data-bar] form')
    await form.getByRole('textbox').fill(`Żółw ${Math.floor(random() * 1000)}`)
    await press(form.getByRole('button'))
  }

  /** The first tap previews an option; a second one chooses it. */
  async function pressesOption(key: string): Promise<void> {
    await press(optionOf(key).first())
    if (hand === 'finger' && (await page.locator(`[data-looked][data-option="${key}"]`).count()) > 0)
      await press(optionOf(key).first())
  }

  /** A building with two uses opens a choice. */
  async function pressesSpot(spot: number, before: readonly string[]): Promise<void> {
    if (hand === 'finger') return tapsSpot(spot, before)
    await press(page.locator(`[data-spot="${spot}"]`))
    const ways = page.locator('[data-village] section [data-option]')
    if ((await ways.count()) > 0) await press(ways.first())
  }

  /** Taps the hex if it is in view, or the arrow to the next spot; then confirms with the button. */
  async function tapsSpot(spot: number, before: readonly string[]): Promise<void> {
    const hex = page.locator(`[data-spot="${spot}"]`)
    if (await isInReach(hex)) await hex.tap()
    else await page.getByRole('button', { name: said('phone.next') }).tap()
    const now = await page.evaluate(look, '')
    const [confirm] = now?.keys.filter((key) => !before.includes(key)) ?? []
    await press(optionOf(confirm ?? '').first())
  }

  /** The focus is on an option and visible; Tab may lead to another one. */
  async function pressesEnter({ kind }: Sight): Promise<void> {
    const offered =
      kind === 'asked'
        ? '[data-option], [data-send], .village-spot.is-option'
        : '[data-continue], [data-take]'
    const isOffered = (selector: string) => document.activeElement?.matches(selector) ?? false
    await page.waitForFunction(isOffered, offered)
    for (let steps = Math.floor(random() * 3); steps > 0; steps--) {
      await page.keyboard.press('Tab')
      if (!(await page.evaluate(isOffered, offered))) await page.keyboard.press('Shift+Tab')
    }
    expect(await page.evaluate(isFocusSeen)).toBe(true)
    await page.keyboard.press('Enter')
  }

  async function playsUntil(isWanted: (sight: Sight) => boolean): Promise<Sight> {
    for (;;) {
      const sight = await sees()
      if (isWanted(sight)) return sight
      await tries(sight)
    }
  }

  /** Acts; an answer of another seat may open a moment between a look and a press. Any other error is thrown. */
  async function tries(sight: Sight): Promise<void> {
    await acts(sight).catch(async (error: unknown) => {
      last = ''
      if ((await glances())?.kind !== 'moment') throw error
    })
  }

  function looksAgain(): void {
    last = ''
  }

  return { page, sees, glances, looksAgain, acts, tries, playsUntil }
}

function expectOffered({ keys, spots, hasMore, hasForm }: Sight, pending: Pending): void {
  if (pending === null) throw new Error('no decision is pending')
  expect(pending.open && !hasForm, `a text field for ${pending.kind}`).toBe(false)
  if (hasMore) return
  const missing = pending.options.filter((key) => !keys.includes(key))
  if (spots.length === 0) expect(missing, `answers to ${pending.kind}`).toEqual([])
  else expect(missing.length, `spots for ${pending.kind}`).toBeGreaterThanOrEqual(spots.length)
}

/** Whether a tap at its centre would hit it. */
function isInReach(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === element
  })
}

/** Whether the focused element has a ring; in the village the hex has it. */
function isFocusSeen(): boolean {
  const element = document.activeElement
  if (element === null || !element.matches(':focus-visible')) return false
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return (outlineStyle !== 'none' && outlineWidth !== '0px') || document.querySelector('.art-focus') !== null
}

/** Lehmer random numbers: the same game every time. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
