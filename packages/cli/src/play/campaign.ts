import { setImmediate } from 'node:timers/promises'
import { type Decision, type Event, isPersonAt, isRefusal } from '@charterstone/engine'
import { engine, hang, printLine } from '@charterstone/lab'
import { epilogueTale, storyBook, taleOf } from '../text/story-book.ts'
import { tell } from '../text/tell.ts'
import { castAt } from '../text/tongue.ts'
import { type SeatBots, seatBotsOf } from './seat-bots.ts'
import { answer, packUp, type Session, startGame } from './session.ts'
import { standings } from './standings.ts'
import { taleBlock } from './tale.ts'
import { askPerson, hasPerson, type Stage } from './turn.ts'

const GAMES_OF_A_CAMPAIGN = 12

/** Plays on until somebody quits or the campaign is over. */
export async function playCampaign(session: Session, stage: Stage): Promise<void> {
  const bots = seatBotsOf(session.playthrough.record)
  for (;;) {
    const { state } = session.playthrough
    if (state.phase === 'finished') {
      packUp(session)
      showStandings(session, stage)
    } else if (state.phase === 'between') {
      if (!(await nextGame(session, stage))) return
    } else if (state.pending === null) throw new Error('the game is on, but nothing is asked')
    else if (!(await nextAnswer(session, stage, bots, state.pending))) return
  }
}

/** False when nobody wants to play on. */
async function nextGame(session: Session, stage: Stage): Promise<boolean> {
  const { labels } = stage.tongue
  const isOver = engine.result(session.playthrough.state).isCampaignOver
  if (isOver) endCampaign(session, stage)
  if (hasPerson(session)) {
    const isFirst = session.playthrough.record.games.length === 0
    const line = isFirst ? '' : await stage.terminal.ask(`${labels.nextGame} > `)
    if (line === null || line === 'q') return false
  } else if (isOver) return false
  report(session, stage, startGame(session))
  return true
}

function endCampaign(session: Session, stage: Stage): void {
  const { state, record } = session.playthrough
  const tale = epilogueTale(
    storyBook(stage.tongue.words.language),
    state.legacy,
    engine.result(state),
    stage.tongue.labels.unnamedVillage,
  )
  const isJustOver = record.games.length === GAMES_OF_A_CAMPAIGN
  if (tale !== null && isJustOver && hasPerson(session)) printLine(taleBlock(tale, stage))
  printLine(stage.tongue.labels.campaignOver)
}

/** False when a person quits. */
async function nextAnswer(
  session: Session,
  stage: Stage,
  bots: SeatBots,
  decision: Decision,
): Promise<boolean> {
  if (!isPersonAt(session.playthrough.record, decision.seat)) {
    take(session, stage, bots(session.playthrough.state, decision))
    // Bots never wait; without a pause here Ctrl+C would not get through.
    await setImmediate()
    return !stage.terminal.isInterrupted()
  }
  const reply = await askPerson(session, stage, decision)
  if (reply.kind === 'answer') take(session, stage, reply.key)
  return reply.kind !== 'quit'
}

function take(session: Session, stage: Stage, key: string): void {
  const events = answer(session, key)
  if (isRefusal(events)) printLine(`  ${stage.tongue.labels.unknown}`)
  else report(session, stage, events)
}

/** Prints the log of the events; with a person at the table also the story. */
function report(session: Session, stage: Stage, events: readonly Event[]): void {
  const { legacy } = session.playthrough.state
  const cast = castAt(stage.tongue, legacy)
  let told = 0
  const tellTo = (end: number): void => {
    for (const sentence of tell(cast, events.slice(told, end))) printLine(hang('  · ', sentence))
    told = end
  }
  if (hasPerson(session))
    for (const [index, event] of events.entries()) {
      const tale = taleOf(
        storyBook(stage.tongue.words.language),
        legacy,
        event,
        stage.tongue.labels.unnamedVillage,
      )
      if (tale === null) continue
      tellTo(index + 1)
      printLine(taleBlock(tale, stage))
    }
  tellTo(events.length)
}

function showStandings({ playthrough: { state } }: Session, { tongue, paint }: Stage): void {
  printLine(`\n${standings(state, engine.result(state), tongue, paint)}\n`)
}
