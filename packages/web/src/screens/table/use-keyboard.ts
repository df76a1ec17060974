import type { Decision } from '@charterstone/engine'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBookKeys } from '../../shell/book-keys.ts'
import { useKeys } from '../../shell/keys.ts'
import { useAttentionActions } from '../../table/attention.ts'
import { useHintActions } from '../../table/hint.ts'
import { useTable } from '../../table/table-context.tsx'
import { useMoments } from '../moments/moments.ts'
import { useOpened } from './decision/opened.ts'
import { useTheatre, useTheatreActions } from './motion/theatre.ts'
import { focusFirst, focusNext, stepOf } from './option-focus.ts'
import { usePlanActions } from './plan/use-plan-actions.ts'
import { useUndo } from './undo/use-undo.ts'

/** The whole game without a mouse: letters, digits, and the focus where the next answer is given. */
export function useKeyboard({ onWords }: { readonly onWords: () => void }): void {
  const { game, decision } = useTable()
  const undo = useUndo()
  const { lookNowhere, toggleNames } = useAttentionActions()
  const { toggleHint, dropHint } = useHintActions()
  const [, open] = useOpened()
  const plan = usePlanActions()
  // A house that rises stops nobody.
  const isBusy = useMoments(({ queue }) => queue.some(({ kind }) => kind !== 'construction'))
  const { isPlaying, next: nextMove, skip: skipMoves } = useKeysOfTheatre()
  const isByKey = useLastInput()
  useBookKeys(isBusy ? null : game.ref)
  useArrows(!isBusy && decision !== null)
  useKeys(
    isBusy
      ? {}
      : {
          undo: undo.press,
          closed: () => open('closed'),
          numbers: ({ key }) => pressButton(Number(key)),
          hint: () => void toggleHint(),
          names: toggleNames,
          pin: () => plan.pin?.(),
          tryAhead: () => plan.tryAhead?.(),
          queue: () => plan.queue?.(),
          textView: onWords,
          skip: ({ key }) => {
            if (key === 'Escape' && plan.cancel !== null) plan.cancel()
            else if (isPlaying && key === ' ') nextMove()
            else if (isPlaying) skipMoves()
            lookNowhere()
            dropHint()
          },
        },
  )
  const follow = useEffectEvent((asked: Decision | null, isShown: boolean) => {
    if (asked !== null && isShown && isByKey.current) focusFirst()
  })
  useEffect(() => {
    // After the new options have been drawn.
    const frame = requestAnimationFrame(() => follow(decision, !isBusy))
    return () => cancelAnimationFrame(frame)
  }, [decision, isBusy])
}

/** While moves of others wait or are played again, a key goes on and another one ends it. */
function useKeysOfTheatre() {
  const isPlaying = useTheatre(({ isHeld, mode }) => isHeld || mode === 'again')
  return { isPlaying, ...useTheatreActions() }
}

/** Arrows go from option to option, wherever the focus is, before the map takes them for its own. */
function useArrows(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    const listen = (event: KeyboardEvent) => {
      const step = stepOf(event)
      if (step === null) return
      event.preventDefault()
      event.stopPropagation()
      focusNext(step)
    }
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [isAsked])
}

function useLastInput(): { readonly current: boolean } {
  const isByKey = useRef(false)
  useEffect(() => {
    const key = () => {
      isByKey.current = true
    }
    const pointer = () => {
      isByKey.current = false
    }
    addEventListener('keydown', key, true)
    addEventListener('pointerdown', pointer, true)
    return () => {
      removeEventListener('keydown', key, true)
      removeEventListener('pointerdown', pointer, true)
    }
  }, [])
  return isByKey
}

/** The first nine buttons of the bar. */
function pressButton(digit: number): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-bar] [data-option]')
  buttons[digit - 1]?.click()
}
