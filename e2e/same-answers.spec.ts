import { makeAnswerer, readBotName, USUAL_BOT } from '@charterstone/bots'
import { greengully } from '@charterstone/content'
import { formatRecord, giveAnswer, isRefusal, type Playthrough } from '@charterstone/engine'
import { expect, test } from '@playwright/test'
import { ruleset } from '../packages/web/src/session/page-ruleset.ts'
import { openFile, pointOf } from './late-game.ts'
import { storedCampaigns } from './page-kit.ts'

const { engine } = ruleset
const PLAYERS = ['person', 'master', 'expert', 'hard'] as const

/** The answers that the bots give in Node until a person is asked. */
function answersInNode(start: Playthrough): string[] {
  const answer = makeAnswerer(greengully)
  const keys: string[] = []
  let played = start
  for (let { pending } = played.state; pending !== null; pending = played.state.pending) {
    const name = PLAYERS[pending.seat] ?? 'person'
    if (name === 'person') break
    const seed = (played.record.config.seed + pending.seat) | 0
    const bot = { ...(readBotName(name) ?? USUAL_BOT), seed }
    const { key } = answer({ bot, view: engine.view(played.state, pending.seat), decision: pending })
    const after = giveAnswer(engine, played, key)
    if (isRefusal(after)) throw new Error(after.reason)
    keys.push(key)
    played = after
  }
  return keys
}

for (const game of [1, 8])
  test(`in game ${game} bots answer in Chromium as they do in Node`, async ({ page }) => {
    const { played } = pointOf(
      PLAYERS.length,
      (point) =>
        point.game === game &&
        point.answers > 60 &&
        point.played.state.pending?.kind === 'act' &&
        point.played.state.pending.seat === 1,
      PLAYERS,
    )
    const expected = answersInNode(played)
    expect(expected.length).toBeGreaterThan(2)
    const before = played.record.current?.answers.length ?? 0
    await openFile(page, formatRecord(played.record))
    const answers = async (): Promise<readonly string[]> =>
      (await storedCampaigns(page))[0]?.record.current?.answers.slice(before) ?? []
    await expect.poll(async () => (await answers()).length, { timeout: 60_000 }).toBe(expected.length)
    expect(await answers()).toEqual(expected)
  })
