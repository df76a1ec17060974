import { setImmediate } from 'node:timers/promises'
import {
  currentVillageName,
  type Decision,
  type Event,
  isPersonAt,
  isRefusal,
  LAST_GAME,
} from '@charterstone/engine'
import { engine, hang, printLine } from '@charterstone/lab'
import { castAt } from '../text/locale.ts'
import { sentencesFor } from '../text/sentences.ts'
import { epilogueTale, storyBook, taleOf } from '../text/story-book.ts'
import type { Display } from './display.ts'
import { type SeatBots, seatBotsOf } from './seat-bots.ts'
import { answer, packUp, type Session, startGame } from './session.ts'
import { standings } from './standings.ts'
import { taleBlock } from './tale.ts'
import { askPerson, hasPerson } from './turn.ts'

/** Plays until a person quits or the campaign is over. */
export async function playCampaign(session: Session, display: Display): Promise<void> {
  const bots = seatBotsOf(session.playthrough.record)
  for (;;) {
    const { state } = session.playthrough
    if (state.phase === 'finished') {
      packUp(session)
      showStandings(session, display)
    } else if (state.phase === 'between') {
      if (!(await nextGame(session, display))) return
    } else if (state.pending === null) throw new Error('the game is on, but nothing is asked')
    else if (!(await nextAnswer(session, display, bots, state.pending))) return
  }
}

/** False when the person quits, or when only bots are left in a finished campaign. */
async function nextGame(session: Session, display: Display): Promise<boolean> {
  const { labels } = display.locale
  const isOver = engine.result(session.playthrough.state).isCampaignOver
  if (isOver) endCampaign(session, display)
  if (hasPerson(session)) {
    const isFirst = session.playthrough.record.games.length === 0
    const line = isFirst ? '' : await display.terminal.ask(`${labels.nextGame} > `)
    if (line === null || line === 'q') return false
  } else if (isOver) return false
  report(session, display, startGame(session))
  return true
}

function endCampaign(session: Session, display: Display): void {
  const { state, record } = session.playthrough
  const tale = epilogueTale(
    storyBook(display.locale.words.language),
    state.legacy,
    engine.result(state),
    villageOf(session, display),
  )
  const isJustOver = record.games.length === LAST_GAME
  if (tale !== null && isJustOver && hasPerson(session)) printLine(taleBlock(tale, display))
  printLine(display.locale.labels.campaignOver)
}

/** False when a person quits. */
async function nextAnswer(
  session: Session,
  display: Display,
  bots: SeatBots,
  decision: Decision,
): Promise<boolean> {
  if (!isPersonAt(session.playthrough.record, decision.seat)) {
    take(session, display, bots(session.playthrough.state, decision))
    // Bots never wait; without a pause here Ctrl+C would not get through.
    await setImmediate()
    return !display.terminal.isInterrupted()
  }
  const reply = await askPerson(session, display, decision)
  if (reply.kind === 'answer') take(session, display, reply.key)
  return reply.kind !== 'quit'
}

function take(session: Session, display: Display, key: string): void {
  const events = answer(session, key)
  if (isRefusal(events)) printLine(`  ${display.locale.labels.unknown}`)
  else report(session, display, events)
}

/** Prints the log of what happened, and the story if a person plays. */
function report(session: Session, display: Display, events: readonly Event[]): void {
  const { legacy } = session.playthrough.state
  const cast = castAt(display.locale, legacy)
  let printed = 0
  const printTo = (end: number): void => {
    for (const sentence of sentencesFor(cast, events.slice(printed, end))) printLine(hang('  · ', sentence))
    printed = end
  }
  if (hasPerson(session))
    for (const [index, event] of events.entries()) {
      const tale = taleOf(
        storyBook(display.locale.words.language),
        legacy,
        event,
        villageOf(session, display),
      )
      if (tale === null) continue
      printTo(index + 1)
      printLine(taleBlock(tale, display))
    }
  printTo(events.length)
}

/** The name of the village in stories that the story itself has not named yet. */
function villageOf({ playthrough: { record, state } }: Session, { locale }: Display): string {
  return currentVillageName(record.villageName, state) || locale.labels.unnamedVillage
}

function showStandings({ playthrough: { state } }: Session, { locale, paint }: Display): void {
  printLine(`\n${standings(state, engine.result(state), locale, paint)}\n`)
}
