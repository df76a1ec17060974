import { useEffect, useState } from 'react'
import classes from './hints.module.css'

type Hint = { readonly text: string; readonly x: number; readonly y: number; readonly isBelow: boolean }

const DELAY = 350
const LONG_PRESS = 450

/** A word for every icon: whatever bears `data-hint` says it on hover, on focus and on a long press. */
export function Hints() {
  const [hint, setHint] = useState<Hint | null>(null)
  useEffect(() => {
    let timer = 0
    const show = (target: EventTarget | null, delay: number) => {
      clearTimeout(timer)
      const element = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null
      const text = element?.dataset.hint ?? ''
      if (element === null || text === '') setHint(null)
      else timer = window.setTimeout(() => setHint(hintAt(element, text)), delay)
    }
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && show(event.target, DELAY)
    const press = (event: PointerEvent) => event.pointerType !== 'mouse' && show(event.target, LONG_PRESS)
    const focus = (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(':focus-visible') && show(event.target, 0)
    const hide = () => {
      clearTimeout(timer)
      setHint(null)
    }
    addEventListener('pointerover', over)
    addEventListener('pointerdown', press)
    addEventListener('pointerup', hide)
    addEventListener('focusin', focus)
    addEventListener('keydown', hide)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerover', over)
      removeEventListener('pointerdown', press)
      removeEventListener('pointerup', hide)
      removeEventListener('focusin', focus)
      removeEventListener('keydown', hide)
    }
  }, [])
  if (hint === null) return null
  return (
    <div
      className={classes.hint}
      data-below={hint.isBelow || undefined}
      style={{ left: hint.x, top: hint.y }}
      aria-hidden="true"
    >
      {hint.text}
    </div>
  )
}

const MARGIN = 130

function hintAt(element: Element, text: string): Hint {
  const { x, y, width, height } = element.getBoundingClientRect()
  const isBelow = y < 60
  const middle = x + width / 2
  return {
    text,
    x: Math.max(MARGIN, Math.min(innerWidth - MARGIN, middle)),
    y: isBelow ? y + height + 6 : y - 6,
    isBelow,
  }
}
