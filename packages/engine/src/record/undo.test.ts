import { expect, test } from 'vitest'
import type { Revelation } from '../loop/revelation.ts'
import { isFreeToUndo, UNDO_REASONS, type UndoStep, undoAtOneScreen, undoOf } from './undo.ts'

const ADA = 0
const BEN = 1
const BOT = 2

/** Who answered in turn, and what each answer revealed; the steps are numbered from `first`. */
type Answer = number | readonly [seat: number, reveals: Revelation]
function stepsOf(answers: readonly Answer[], first = 1): readonly UndoStep[] {
  return answers.map((answer, index) => {
    const [seat, reveals] = typeof answer === 'number' ? [answer, null] : answer
    return { number: first + index, seat, by: seat === BOT ? 'easy:balanced' : 'person', reveals }
  })
}
const undo = (answers: readonly Answer[], seat: number) => undoOf(stepsOf(answers), seat)

const REVELATIONS = UNDO_REASONS.filter((why) => why !== 'other-person' && why !== 'nothing-yet')

test('[D6] I may take back my last answer while nothing has been revealed', () => {
  expect(undo([ADA], ADA)).toEqual({ kind: 'free', to: 0 })
  expect(undo([ADA, ADA], ADA)).toEqual({ kind: 'free', to: 1 })
})

test('[D6] before my first answer I have nothing to take back', () => {
  expect(undo([], ADA)).toEqual({ kind: 'none', why: 'nothing-yet' })
  expect(undo([BEN, BOT], ADA)).toEqual({ kind: 'none', why: 'nothing-yet' })
})

test('[D6] the answers that stay are counted from the set-up, also when the first steps are missing', () => {
  expect(undoOf(stepsOf([BEN, ADA], 8), ADA)).toEqual({ kind: 'free', to: 8 })
  expect(isFreeToUndo(stepsOf([BEN, ADA], 8), ADA, 8)).toBe(true)
})

test.each(REVELATIONS)('[D6] an answer of mine that revealed something needs consent: %s', (reveals) => {
  expect(undo([ADA, [ADA, reveals]], ADA)).toEqual({ kind: 'consent', to: 1, why: reveals })
})

test('[D6] an answer of mine after a revelation is free to take back', () => {
  expect(undo([[ADA, 'card'], ADA], ADA)).toEqual({ kind: 'free', to: 1 })
})

test('[D6] the answers of bots after mine go back with it', () => {
  expect(undo([ADA, BOT, BOT], ADA)).toEqual({ kind: 'free', to: 0 })
})

test.each(REVELATIONS)(
  '[D6] my answer needs consent when a bot has revealed something since: %s',
  (reveals) => {
    expect(undo([ADA, [BOT, reveals], BOT], ADA)).toEqual({ kind: 'consent', to: 0, why: reveals })
  },
)

test('[D6] my answer needs consent when another person has answered since', () => {
  expect(undo([ADA, BEN], ADA)).toEqual({ kind: 'consent', to: 0, why: 'other-person' })
  expect(undo([ADA, BEN], BEN)).toEqual({ kind: 'free', to: 1 })
})

test('[D6] the newest of several reasons against an undo is given', () => {
  expect(undo([[ADA, 'die'], BEN], ADA)).toMatchObject({ why: 'other-person' })
  expect(undo([ADA, BEN, [BOT, 'crate']], ADA)).toMatchObject({ why: 'crate' })
})

test('[D6] at one screen the last person who answered takes back', () => {
  expect(undoAtOneScreen(stepsOf([ADA, BEN, BOT]))).toEqual({ kind: 'free', to: 1 })
  expect(undoAtOneScreen(stepsOf([ADA, [BEN, 'look']]))).toEqual({ kind: 'consent', to: 1, why: 'look' })
  expect(undoAtOneScreen(stepsOf([BOT]))).toEqual({ kind: 'none', why: 'nothing-yet' })
})

test('[D6] I may take back several answers at once, beginning with one of my own', () => {
  const isFree = (answers: readonly Answer[], to: number) => isFreeToUndo(stepsOf(answers), ADA, to)
  const answers = [BEN, ADA, BOT, ADA]
  expect([0, 1, 2, 3, 4].map((to) => isFree(answers, to))).toEqual([false, true, false, true, false])
  expect(isFree([ADA, [ADA, 'look']], 0)).toBe(false)
  expect(isFree([ADA, BEN, ADA], 0)).toBe(false)
})
