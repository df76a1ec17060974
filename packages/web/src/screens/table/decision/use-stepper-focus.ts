import { type RefObject, useEffect, useRef } from 'react'
import type { Draft } from '../../../table/draft.ts'

/** A plus that closes would lose the focus of the keyboard: it moves to the next plus, and at the end to Done. */
export function useStepperFocus({ given, isDone }: Draft): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused instanceof HTMLButtonElement && focused.disabled
    if (given === 0 || !isLost || container.current?.contains(focused) !== true) return
    const next = container.current.querySelector<HTMLElement>('[data-option]:enabled')
    const target = next ?? (isDone ? container.current.querySelector<HTMLElement>('[data-send]') : null)
    target?.focus({ preventScroll: true })
  }, [given, isDone])
  return container
}
