import { readBotName, USUAL_BOT } from '@charterstone/bots'
import { type BotClient, makeBotClient } from '../bots/bot-client.ts'
import { type Speed, useSettings } from '../settings/settings.ts'
import { useSession } from './game.ts'
import { released } from './hold.ts'
import { answerWith, isPersonAt, isRefusal } from './played.ts'
import { moveOn, type Run, save, show } from './run.ts'

/** How long a bot seems to think, at least. */
const PAUSE: Readonly<Record<Speed, number>> = { calm: 1100, fast: 350, instant: 0 }
/** At instant speed the page is drawn anew no oftener than this. */
const FRAME = 120

let bots: BotClient | null = null
let driving: Run | null = null

export function stopBots(): void {
  bots?.stop()
  bots = null
}

/** Lets bots answer until a person is asked. */
export async function drive(run: Run): Promise<void> {
  if (driving === run) return
  driving = run
  try {
    let shown = performance.now()
    while (botToAnswer(run) !== null) {
      await step(run, () => {
        const isDue = performance.now() - shown > FRAME || botToAnswer(run) === null
        if (isDue) shown = performance.now()
        return isDue
      })
    }
  } catch (error) {
    // Whoever closes the campaign stops its bots; nobody waits for them any more.
    if (run.isClosed) return
    console.error(error)
    stopBots()
    useSession.setState({ isBotStuck: true })
  } finally {
    if (driving === run) driving = null
  }
}

/** The name of the bot that is asked now; null for everybody else. */
function botToAnswer({ played, isClosed, lock }: Run): string | null {
  const { pending } = played.state
  if (pending === null || isClosed || lock === null) return null
  return isPersonAt(played.record, pending.seat) ? null : (played.record.players[pending.seat] ?? null)
}

async function step(run: Run, isDue: () => boolean): Promise<void> {
  const { box, played } = run
  const { state } = played
  const player = botToAnswer(run)
  if (player === null || state.pending === null) return
  bots ??= makeBotClient()
  const { pending } = state
  const { speed } = useSettings.getState()
  const [{ key }] = await Promise.all([
    bots.ask({
      bot: { ...(readBotName(player) ?? USUAL_BOT), seed: (played.record.config.seed + pending.seat) | 0 },
      view: box.engine.view(state, pending.seat),
      decision: pending,
    }),
    speed === 'instant' ? undefined : pause(PAUSE[speed]),
    released(),
  ])
  // Somebody has taken an answer back, or closed the campaign, while the bot was thinking.
  if (run.played !== played || botToAnswer(run) === null) return
  const next = answerWith(box, played, key)
  if (isRefusal(next)) throw new Error(`${player} answered ${key}: ${next.reason}`)
  const latest = next.log.at(-1) ?? null
  if (useSettings.getState().speed !== 'instant') {
    await moveOn(run, next, latest)
    return
  }
  run.played = next
  run.latest = latest
  if (!isDue()) return
  save(run)
  await show(run)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
