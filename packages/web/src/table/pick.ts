import { answer, undo } from '../session/actions.ts'
import { play } from '../settings/sound.ts'
import { lookNowhere, markChosen } from './attention.ts'

/** Gives an answer; what was chosen is marked until the game has moved on. */
export function pick(key: string): void {
  markChosen(key)
  play('choose')
  void answer(key)
}

export function takeBack(hasConsent: boolean): void {
  lookNowhere()
  play('undo')
  void undo(hasConsent)
}
