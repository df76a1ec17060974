import { type CampaignConfig, newCampaign } from './campaign/new-campaign.ts'
import { packUp } from './campaign/pack-up.ts'
import { type Result, resultOf } from './campaign/result.ts'
import { dealCharters, join, leave, type SeatRefusal } from './campaign/seats.ts'
import { newSingleGame, type SingleGameConfig } from './campaign/single-game.ts'
import type { Amount } from './catalogue/amount.ts'
import { openBox } from './catalogue/box.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Countable } from './catalogue/countable.ts'
import { type Decision, valuesOf } from './loop/decision.ts'
import type { Event } from './loop/event.ts'
import type { Play } from './loop/play.ts'
import { askerOf, run } from './loop/run.ts'
import type { ClosedOption, Option, Warning } from './option/option.ts'
import { type Asked, optionOf, optionsOf, withOptions } from './option/options-of.ts'
import { readName } from './option/read-option.ts'
import { amountOf, count } from './rules/counting.ts'
import type { ClosedKey, UselessKey } from './rules/lack.ts'
import { cleanName } from './rules/names.ts'
import { layTable } from './setup/lay-table.ts'
import { clone } from './state/clone.ts'
import type { SeatConfig } from './state/legacy.ts'
import type { State } from './state/state.ts'
import { determinise } from './view/determinise.ts'
import { passOthers } from './view/pass-others.ts'
import { type View, viewOf, viewsOf } from './view/view.ts'

/** Why an answer was not taken. Nothing has changed. */
export type Refusal = {
  readonly reason: 'nothing-asked' | 'not-offered' | 'empty-name'
  readonly key: string
}

/** The rules of one box, as functions over plain states. Made once; holds no game. */
export type Engine = {
  readonly catalogue: Catalogue
  readonly newCampaign: (config: CampaignConfig) => State
  readonly newSingleGame: (config: SingleGameConfig) => State
  readonly startGame: (state: State, events?: Event[]) => void
  /** Resolves the stack until a decision is pending; after loading a state or arranging one by hand. */
  readonly resume: (state: State, events?: Event[]) => void
  readonly decision: (state: State) => Decision | null
  /** What each option of the decision means, in their order; none where the seat of a view may not see them. */
  readonly options: (of: Asked) => readonly Option[]
  /** What a key means as an answer to the decision, offered or not; null for a key that no question has. */
  readonly optionOf: (of: Asked, key: string) => Option | null
  readonly closed: (state: State) => ClosedOption[]
  /** Which of the options offered would give nothing, and why (R17.7). */
  readonly warnings: (state: State) => Warning[]
  /** Answers the pending decision; changes the state in place. Undefined when taken. */
  readonly apply: (state: State, key: string, events?: Event[]) => Refusal | undefined
  readonly clone: (state: State) => State
  readonly after: (state: State, key: string) => State
  readonly view: (state: State, seat: number) => View
  /** The views of a state that does not change any more; what seats see alike is the same object in all of them. */
  readonly views: (state: State) => (seat: number) => View
  readonly determinise: (view: View, seed: number) => State
  /** For thinking ahead: the other seats stand still, and the next turn is this seat's again. */
  readonly passOthers: (state: State, seat: number) => boolean
  readonly result: (of: State | View) => Result
  /** How much of something a seat has now, as objectives and goals count it. */
  readonly count: (of: State | View, seat: number, what: Countable) => number
  /** An amount of an effect for a seat now. */
  readonly amount: (state: State, seat: number, amount: Amount) => number
  readonly packUp: (state: State) => void
  /** Between games players may come and go (R2.3, R2.4). Undefined when done. */
  readonly join: (state: State, seat: SeatConfig) => SeatRefusal | undefined
  readonly leave: (state: State, charter: number) => SeatRefusal | undefined
}

export function createEngine(catalogue: Catalogue): Engine {
  const box = openBox(catalogue)
  const playOf = (state: State, events?: Event[]): Play => ({ box, state, events: events ?? null })

  function startGame(state: State, events?: Event[]): void {
    if (state.phase !== 'between') throw new Error('a game is already on the table')
    const play = playOf(state, events)
    if (state.legacy.mode === 'post-campaign') dealCharters(play)
    layTable(play)
    state.phase = 'playing'
    state.stack.push({ kind: 'setup', step: 0 })
    run(play)
  }

  function apply(state: State, key: string, events?: Event[]): Refusal | undefined {
    const { pending } = state
    if (pending === null) return { reason: 'nothing-asked', key }
    const index = pending.options.indexOf(key)
    if (index < 0) return applyText(playOf(state, events), key)
    applyValue(playOf(state, events), valuesOf(pending)[index] ?? 0)
    return undefined
  }

  function after(state: State, key: string): State {
    const next = clone(state)
    const refusal = apply(next, key)
    if (refusal !== undefined) throw new Error(`${refusal.reason}: ${key}`)
    return next
  }

  return {
    catalogue,
    newCampaign: (config) => newCampaign(box, config),
    newSingleGame: (config) => newSingleGame(box, config),
    startGame,
    resume: (state, events) => run(playOf(state, events)),
    decision: (state) => state.pending,
    options: (of) => optionsOf(box, of),
    optionOf: (of, key) => optionOf(box, of, key),
    closed: (state) => withOptions(box, state, closedKeys(playOf(state))),
    warnings: (state) => withOptions(box, state, uselessKeys(playOf(state))),
    apply,
    clone,
    after,
    view: (state, seat) => viewOf(box, state, seat),
    views: (state) => viewsOf(box, state),
    determinise: (view, seed) => determinise(box, view, seed),
    passOthers: (state, seat) => passOthers(playOf(state), seat),
    result: (of) => resultOf({ box, state: of }),
    count: (of, seat, what) => count({ box, state: of }, seat, what),
    amount: (state, seat, amount) => amountOf(playOf(state), seat, amount),
    packUp: (state) => packUp(playOf(state)),
    join: (state, seat) => join(playOf(state), seat),
    leave: (state, charter) => leave(playOf(state), charter),
  }
}

/** Computed only on request, with the stack as it was when the options were offered: without the question. */
function closedKeys(play: Play): ClosedKey[] {
  const { state } = play
  const frame = state.stack.at(-1)
  if (state.pending === null || frame === undefined || !('asks' in frame)) return []
  const offered: Play = { ...play, state: { ...state, stack: state.stack.slice(0, -1) } }
  return askerOf(frame).closed?.(offered, frame) ?? []
}

function uselessKeys(play: Play): UselessKey[] {
  const frame = play.state.stack.at(-1)
  if (play.state.pending === null || frame === undefined || !('asks' in frame)) return []
  return askerOf(frame).warnings?.(play, frame) ?? []
}

function applyValue(play: Play, value: number): void {
  const frame = play.state.stack.pop()
  if (frame === undefined || !('asks' in frame)) throw new Error('the decision has no frame')
  askerOf(frame).answer(play, frame, value)
  run(play)
}

/** A written name answers a decision that is open to one. */
function applyText(play: Play, key: string): Refusal | undefined {
  const { pending, stack } = play.state
  const written = pending?.open === true ? readName(key) : null
  if (written === null) return { reason: 'not-offered', key }
  const name = cleanName(written)
  if (name === '') return { reason: 'empty-name', key }
  const frame = stack.pop()
  if (frame === undefined || !('asks' in frame)) throw new Error('the decision has no frame')
  askerOf(frame).text?.(play, frame, name)
  run(play)
  return undefined
}
