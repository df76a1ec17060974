import { type Decision, keyOf, logOf, sentenceOfReason } from '@charterstone/engine'
import { engine, hang } from '@charterstone/lab'
import { board } from '../screen/board.ts'
import type { Scene } from '../screen/scene.ts'
import { castAt } from '../text/locale.ts'
import { sentencesFor } from '../text/sentences.ts'
import { advice } from './advice.ts'
import { chronicle } from './chronicle.ts'
import type { Display } from './display.ts'
import { explain, explainClosed } from './explain.ts'
import { question } from './question.ts'
import type { Session } from './session.ts'
import { standings } from './standings.ts'

/** A question that a person is to answer. */
export type Asking = {
  readonly session: Session
  readonly display: Display
  readonly scene: Scene
  readonly decision: Decision
}

/** The text to print for a line that is no answer. */
type Command = (asking: Asking, line: string) => string

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'b',
    ({ scene, decision, session }) => `${board(scene, decision.seat)}\n\n${asked(scene, decision, session)}`,
  ],
  ['s', ({ session, display }) => standingsNow(session, display)],
  ['r', ({ session, display }) => chronicle(session.playthrough.state, display.locale, display.paint)],
  ['h', ({ display }) => help(display)],
  ['l', ({ session, display }) => logText(session, display)],
  ['w', ({ scene, decision }) => advice(scene, decision)],
  ['?', ({ scene, session }) => explainClosed(scene, engine.closed(session.playthrough.state))],
])

/** What undoes or quits, besides the commands that only print something. */
const ACTIONS: readonly string[] = ['u', 'u!', 'q']

/** Whether a line is a command, also where any other text would be a name. */
export function isCommand(line: string): boolean {
  return COMMANDS.has(line) || ACTIONS.includes(line)
}

/** What to print for a line: a command, `?` with the number of an option, or the key of a closed option. */
export function textFor(asking: Asking, line: string): string {
  const command = COMMANDS.get(line) ?? (line.startsWith('?') ? explainOption : explainKey)
  return command(asking, line)
}

/** The question with its options and warnings. */
export function asked(scene: Scene, decision: Decision, { playthrough }: Session): string {
  return question(scene, decision, engine.warnings(playthrough.state))
}

function standingsNow({ playthrough: { state } }: Session, { locale, paint }: Display): string {
  return standings(state, engine.result(state), locale, paint)
}

function help({ locale }: Display): string {
  return locale.labels.help.map(([letter, text]) => hang(`  ${letter.padEnd(9)}`, text)).join('\n')
}

function logText({ playthrough }: Session, { locale }: Display): string {
  const { state } = playthrough
  const events = logOf(engine, playthrough).flatMap((step) => step.events)
  return sentencesFor(castAt(locale, state.legacy), events)
    .map((sentence) => hang('  ', sentence))
    .join('\n')
}

function explainOption({ scene, decision }: Asking, line: string): string {
  const option = engine.options({ ...scene.view, decision })[Number(line.slice(1).trim()) - 1]
  return option === undefined ? `  ${scene.labels.unknown}` : explain(scene, option)
}

/** The reason, when the line is the key of a closed option. */
function explainKey({ session, display: { locale } }: Asking, line: string): string {
  const closed = engine.closed(session.playthrough.state).find(({ option }) => keyOf(option) === line)
  return `  ${closed === undefined ? locale.labels.unknown : sentenceOfReason(locale.words, closed.reason)}`
}
