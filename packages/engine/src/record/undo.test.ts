import { expect, test } from 'vitest'
import type { Revelation } from '../loop/revelation.ts'
import { isFreeToUndo, UNDO_REASONS, type UndoStep, undoAtOneScreen, undoOf } from './undo.ts'

const ADA = 0
const BEN = 1
const BOT = 2
const step = (seat: number, reveals: Revelation | null = null): UndoStep => ({
  seat,
  isPerson: seat !== BOT,
  reveals,
})
const REVELATIONS = UNDO_REASONS.filter((why) => why !== 'other-person' && why !== 'nothing-yet')

test('[D6] I may take back my last answer while nothing has become known', () => {
  expect(undoOf([step(ADA)], ADA)).toEqual({ kind: 'free', to: 0 })
  expect(undoOf([step(ADA), step(ADA)], ADA)).toEqual({ kind: 'free', to: 1 })
})

test('[D6] before anybody has answered there is nothing to take back', () => {
  expect(undoOf([], ADA)).toEqual({ kind: 'none', why: 'nothing-yet' })
  expect(undoOf([step(BEN), step(BOT)], ADA)).toEqual({ kind: 'none', why: 'nothing-yet' })
})

test.each(REVELATIONS)('[D6] what my answer made known needs consent: %s', (reveals) => {
  expect(undoOf([step(ADA), step(ADA, reveals)], ADA)).toEqual({ kind: 'consent', to: 1, why: reveals })
})

test('[D6] what I answered after something became known is mine to take back', () => {
  expect(undoOf([step(ADA, 'card'), step(ADA)], ADA)).toEqual({ kind: 'free', to: 1 })
})

test('[D6] what bots answered in between goes back with mine', () => {
  expect(undoOf([step(ADA), step(BOT), step(BOT)], ADA)).toEqual({ kind: 'free', to: 0 })
})

test.each(REVELATIONS)('[D6] unless a bot has made something known: %s', (reveals) => {
  const steps = [step(ADA), step(BOT, reveals), step(BOT)]
  expect(undoOf(steps, ADA)).toEqual({ kind: 'consent', to: 0, why: reveals })
})

test('[D6] the answer of another person needs consent', () => {
  const steps = [step(ADA), step(BEN)]
  expect(undoOf(steps, ADA)).toEqual({ kind: 'consent', to: 0, why: 'other-person' })
  expect(undoOf(steps, BEN)).toEqual({ kind: 'free', to: 1 })
})

test('[D6] the newest reason is given', () => {
  expect(undoOf([step(ADA, 'die'), step(BEN)], ADA)).toMatchObject({ why: 'other-person' })
  expect(undoOf([step(ADA), step(BEN), step(BOT, 'crate')], ADA)).toMatchObject({ why: 'crate' })
})

test('[D6] at one screen the last person to answer takes back', () => {
  expect(undoAtOneScreen([step(ADA), step(BEN), step(BOT)])).toEqual({ kind: 'free', to: 1 })
  expect(undoAtOneScreen([step(ADA), step(BEN, 'look')])).toEqual({ kind: 'consent', to: 1, why: 'look' })
  expect(undoAtOneScreen([step(BOT)])).toEqual({ kind: 'none', why: 'nothing-yet' })
})

test('[D6] several answers of mine may go back at once, never another’s and none of a bot', () => {
  const steps = [step(BEN), step(ADA), step(BOT), step(ADA)]
  expect([0, 1, 2, 3, 4].map((to) => isFreeToUndo(steps, ADA, to))).toEqual([false, true, false, true, false])
  expect(isFreeToUndo([step(ADA), step(ADA, 'look')], ADA, 0)).toBe(false)
  expect(isFreeToUndo([step(ADA), step(BEN), step(ADA)], ADA, 0)).toBe(false)
})
