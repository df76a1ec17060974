import type { Decision } from '@charterstone/engine'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useKeys } from '../../shell/keys.ts'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { useAttentionActions } from '../../table/attention.ts'
import { useHintActions } from '../../table/hint.ts'
import { useTable } from '../../table/table-context.tsx'
import { useMoments } from '../moments/moments.ts'
import { useOpened } from './decision/opened.ts'
import { useTheatre, useTheatreActions } from './motion/theatre.ts'
import { usePlanActions } from './plan/use-plan-actions.ts'
import { useUndo } from './undo/use-undo.ts'

/** The parts of the page that hold options, in the order in which the focus looks for one. */
const PLACES = [
  '[data-page]',
  '[data-surface]',
  '[data-village]',
  '[data-tray]',
  '[data-left]',
  '[data-bar]',
] as const
const OPTION = '[data-option]:not(:disabled), .is-option'

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
  const go = (name: 'chronicle' | 'log' | 'chest' | 'campaign') => () => navigate(pathOf(name, game.ref))
  useKeys(
    isBusy
      ? {}
      : {
          undo: undo.press,
          closed: () => open('closed'),
          numbers: ({ key }) => pressButton(Number(key)),
          next: () => focusFirst(),
          previous: () => focusFirst(),
          hint: () => void toggleHint(),
          names: toggleNames,
          pin: () => plan.pin?.(),
          tryAhead: () => plan.tryAhead?.(),
          queue: () => plan.queue?.(),
          textView: onWords,
          chronicle: go('chronicle'),
          log: go('log'),
          chest: go('chest'),
          campaign: go('campaign'),
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

function focusFirst(): void {
  for (const place of PLACES) {
    const first = document.querySelector(place)?.querySelector<HTMLElement | SVGElement>(OPTION)
    if (first === null || first === undefined) continue
    first.focus({ preventScroll: place !== '[data-page]' })
    return
  }
}

/** The first nine buttons of the bar. */
function pressButton(digit: number): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-bar] [data-option]')
  buttons[digit - 1]?.click()
}
