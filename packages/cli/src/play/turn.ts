import {
  type Decision,
  keyOf,
  personsAt,
  readName,
  sentenceOfUndoReason,
  undoNow,
} from '@charterstone/engine'
import { engine, hang, printLine } from '@charterstone/lab'
import { board } from '../screen/board.ts'
import { sceneOf } from '../screen/scene.ts'
import type { Display } from './display.ts'
import { type Asking, asked, isCommand, textFor } from './prompt-commands.ts'
import { type Session, undo } from './session.ts'

export type Reply = { readonly kind: 'answer'; readonly key: string } | { readonly kind: 'again' | 'quit' }

/** Asks a person and does what needs no answer; `again` when the question should be put once more. */
export async function askPerson(session: Session, display: Display, decision: Decision): Promise<Reply> {
  const { locale, paint } = display
  const scene = sceneOf(engine.view(session.playthrough.state, decision.seat), locale, paint)
  if (decision.secret && personsAt(session.playthrough.record) > 1) {
    const line = await display.terminal.ask(`${locale.labels.secret} `)
    if (line === null || line === 'q') return { kind: 'quit' }
  }
  if (decision.kind === 'act') printLine(`\n${board(scene, decision.seat)}\n`)
  printLine(asked(scene, decision, session))
  for (;;) {
    const hint = decision.open ? `${locale.labels.nameHint} ` : ''
    const line = await display.terminal.ask(`${hint}> `)
    if (line === null || line === 'q') return { kind: 'quit' }
    const reply = replyTo({ session, display, scene, decision }, line)
    if (reply !== null) return reply
  }
}

/** Null when the line was served and the same question stands. */
function replyTo(asking: Asking, line: string): Reply | null {
  const key = answerOf(asking.decision, line)
  if (key !== null) return { kind: 'answer', key }
  if (line === 'u' || line === 'u!') return takeBack(asking, line === 'u!')
  printLine(textFor(asking, line))
  return null
}

/** Says what was undone, or why nothing was and what would do it. */
function takeBack({ session, display }: Asking, hasConsent: boolean): Reply | null {
  const { labels, words } = display.locale
  const back = undoNow(session.playthrough)
  const isDone = undo(session, hasConsent) || back.kind === 'free'
  const why = back.kind === 'free' ? '' : sentenceOfUndoReason(words, back.why)
  const isAlone = personsAt(session.playthrough.record) < 2
  const what = back.kind === 'none' ? '' : ` ${isAlone ? labels.undoAlone : labels.undoTogether}`
  printLine(hang('  ', isDone ? labels.undone : why + what))
  return isDone ? { kind: 'again' } : null
}

/** The answer that a line gives: a number, a key, or a name where one is asked for. */
export function answerOf({ options, open }: Decision, line: string): string | null {
  const byNumber = /^\d+$/.test(line) ? options[Number(line) - 1] : undefined
  if (byNumber !== undefined && !open) return byNumber
  if (options.includes(line)) return line
  if (!open || isCommand(line)) return null
  if (line === '') return keyOf({ kind: 'skip' })
  return readName(line) === null ? keyOf({ kind: 'write-name', name: line }) : line
}

export function hasPerson(session: Session): boolean {
  return personsAt(session.playthrough.record) > 0
}
