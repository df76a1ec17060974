import {
  type Decision,
  keyOf,
  logOf,
  personsAt,
  readName,
  sentenceOfReason,
  sentenceOfUndoReason,
  undoNow,
} from '@charterstone/engine'
import { engine, hang, printLine } from '@charterstone/lab'
import { board } from '../screen/board.ts'
import type { Paint } from '../screen/paint.ts'
import { type Scene, sceneOf } from '../screen/scene.ts'
import { castAt, type Locale } from '../text/locale.ts'
import { sentencesFor } from '../text/sentences.ts'
import { advice } from './advice.ts'
import { chronicle } from './chronicle.ts'
import { explain, explainClosed } from './explain.ts'
import { question } from './question.ts'
import { type Session, undo } from './session.ts'
import { standings } from './standings.ts'
import type { Terminal } from './terminal.ts'

/** Where and how a campaign is shown, and where answers come from. */
export type Display = { readonly locale: Locale; readonly paint: Paint; readonly terminal: Terminal }

export type Reply = { readonly kind: 'answer'; readonly key: string } | { readonly kind: 'again' | 'quit' }

export function sceneFor(
  { playthrough: { state } }: Session,
  { locale, paint }: Display,
  seat: number,
): Scene {
  return sceneOf(engine.view(state, seat), locale, paint)
}

/** Asks a person and does what needs no answer; `again` when the question should be put once more. */
export async function askPerson(session: Session, display: Display, decision: Decision): Promise<Reply> {
  const scene = sceneFor(session, display, decision.seat)
  if (decision.secret && personsAt(session.playthrough.record) > 1) {
    const line = await display.terminal.ask(`${display.locale.labels.secret} `)
    if (line === null || line === 'q') return { kind: 'quit' }
  }
  if (decision.kind === 'act') printLine(`\n${board(scene, decision.seat)}\n`)
  printLine(question(scene, decision, engine.warnings(session.playthrough.state)))
  for (;;) {
    const hint = decision.open ? `${display.locale.labels.nameHint} ` : ''
    const line = await display.terminal.ask(`${hint}> `)
    if (line === null || line === 'q') return { kind: 'quit' }
    const reply = replyTo(session, display, decision, line)
    if (reply !== null) return reply
  }
}

/** Null when the line was served and the same question stands. */
function replyTo(session: Session, display: Display, decision: Decision, line: string): Reply | null {
  const { locale, paint } = display
  const scene = sceneFor(session, display, decision.seat)
  const key = answerOf(decision, line)
  if (key !== null) return { kind: 'answer', key }
  if (line === 'u' || line === 'u!') {
    const refusal = takeBack(session, locale, line === 'u!')
    printLine(hang('  ', refusal ?? locale.labels.undone))
    return refusal === null ? { kind: 'again' } : null
  }
  if (line === 'b')
    printLine(
      `${board(scene, decision.seat)}\n\n${question(scene, decision, engine.warnings(session.playthrough.state))}`,
    )
  else if (line === 's')
    printLine(standings(session.playthrough.state, engine.result(session.playthrough.state), locale, paint))
  else if (line === 'r') printLine(chronicle(session.playthrough.state, locale, paint))
  else if (line === 'h')
    printLine(locale.labels.help.map(([letter, text]) => hang(`  ${letter.padEnd(9)}`, text)).join('\n'))
  else if (line === 'l') printLine(logText(session, display))
  else if (line === 'w') printLine(advice(scene, decision))
  else if (line === '?') printLine(explainClosed(scene, engine.closed(session.playthrough.state)))
  else if (line.startsWith('?')) printLine(explainOption(scene, decision, line))
  else printLine(`  ${closedReason(session, display, line) ?? locale.labels.unknown}`)
  return null
}

/** Null when it is done; else why not, and what would do it. */
function takeBack(session: Session, { words, labels }: Locale, hasConsent: boolean): string | null {
  const back = undoNow(session.playthrough)
  if (undo(session, hasConsent) || back.kind === 'free') return null
  const why = sentenceOfUndoReason(words, back.why)
  if (back.kind === 'none') return why
  return `${why} ${personsAt(session.playthrough.record) > 1 ? labels.undoTogether : labels.undoAlone}`
}

/** The reason, when the line is the key of a closed option. */
function closedReason({ playthrough: { state } }: Session, { locale }: Display, line: string): string | null {
  const closed = engine.closed(state).find(({ option }) => keyOf(option) === line)
  return closed === undefined ? null : sentenceOfReason(locale.words, closed.reason)
}

const COMMANDS: ReadonlySet<string> = new Set(['u', 'u!', 'b', 's', 'r', 'h', 'l', 'w', 'q', '?'])

/** The answer that a line gives: a number, a key, or a name where one is asked for. */
export function answerOf({ options, open }: Decision, line: string): string | null {
  const byNumber = /^\d+$/.test(line) ? options[Number(line) - 1] : undefined
  if (byNumber !== undefined && !open) return byNumber
  if (options.includes(line)) return line
  if (!open || COMMANDS.has(line)) return null
  if (line === '') return keyOf({ kind: 'skip' })
  return readName(line) === null ? keyOf({ kind: 'write-name', name: line }) : line
}

function explainOption(scene: Scene, decision: Decision, line: string): string {
  const option = engine.options({ ...scene.view, decision })[Number(line.slice(1).trim()) - 1]
  return option === undefined ? `  ${scene.labels.unknown}` : explain(scene, option)
}

function logText({ playthrough }: Session, { locale }: Display): string {
  const { state } = playthrough
  const events = logOf(engine, playthrough).flatMap((step) => step.events)
  return sentencesFor(castAt(locale, state.legacy), events)
    .map((sentence) => hang('  ', sentence))
    .join('\n')
}

export function hasPerson(session: Session): boolean {
  return personsAt(session.playthrough.record) > 0
}
