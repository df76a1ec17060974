import { isPlayerName } from '@charterstone/bots'
import { type Decision, type Event, seedRng } from '@charterstone/engine'
import { engine, players } from '../box.ts'
import { printLine } from '../output.ts'
import { hang } from '../screen/width.ts'
import { tell } from '../text/story.ts'
import { castAt } from '../text/tongue.ts'
import { answer, isPerson, packUp, type Session, setUpGame } from './session.ts'
import { standings } from './standings.ts'
import { askPerson, hasPerson, type Stage } from './turn.ts'

/** Plays on until somebody quits or the campaign is over. */
export async function playCampaign(session: Session, stage: Stage): Promise<void> {
  for (;;) {
    const { state } = session
    if (state.phase === 'finished') {
      packUp(session)
      showStandings(session, stage)
    } else if (state.phase === 'between') {
      if (!(await nextGame(session, stage))) return
    } else if (state.pending === null) throw new Error('the game is on, but nothing is asked')
    else if (!(await nextAnswer(session, stage, state.pending))) return
  }
}

/** False when nobody wants to play on. */
async function nextGame(session: Session, stage: Stage): Promise<boolean> {
  const { labels } = stage.tongue
  const isOver = engine.result(session.state).isCampaignOver
  if (isOver) printLine(labels.campaignOver)
  if (hasPerson(session)) {
    const isFirst = session.record.games.length === 0
    const line = isFirst ? '' : await stage.terminal.ask(`${labels.nextGame} > `)
    if (line === null || line === 'q') return false
  } else if (isOver) return false
  report(session, stage, setUpGame(session))
  return true
}

/** False when a person quits. */
async function nextAnswer(session: Session, stage: Stage, decision: Decision): Promise<boolean> {
  if (!isPerson(session, decision.seat)) {
    take(session, stage, botAnswer(session, decision))
    return true
  }
  const reply = await askPerson(session, stage, decision)
  if (reply.kind === 'answer') take(session, stage, reply.key)
  return reply.kind !== 'quit'
}

function take(session: Session, stage: Stage, key: string): void {
  const events = answer(session, key)
  if (Array.isArray(events)) report(session, stage, events)
  else printLine(`  ${stage.tongue.labels.unknown}`)
}

/** The same campaign at the same step always gets the same answer, also after it was interrupted. */
function botAnswer({ state, record }: Session, decision: Decision): string {
  const name = record.players[decision.seat] ?? ''
  const step = record.games.length * 100_000 + (record.current?.answers.length ?? 0)
  const rng = seedRng(record.config.seed * 31 + step)
  return players[isPlayerName(name) ? name : 'random'](decision, rng, state)
}

function report({ state }: Session, { tongue }: Stage, events: readonly Event[]): void {
  for (const sentence of tell(castAt(tongue, state.legacy), events)) printLine(hang('  · ', sentence))
}

function showStandings({ state }: Session, { tongue, paint }: Stage): void {
  printLine(`\n${standings(state, engine.result(state), tongue, paint)}\n`)
}
