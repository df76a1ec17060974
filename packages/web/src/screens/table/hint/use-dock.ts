import { type RefObject, useEffect, useEffectEvent } from 'react'
import { elementsOf, type Pointer } from '../../../table/spotlight/pointer.ts'
import { RING_REACH } from '../../../table/spotlight/spotlight.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { zoomOf } from '../../../table/zoom-of.ts'
import { type Box, dockFor } from './dock-for.ts'

/** Puts a panel where it covers nothing that it points at; in the sheet of a phone, into view. */
export function useDock(panel: RefObject<HTMLElement | null>, pointer: Pointer): void {
  const { choices, game } = useTable()
  const dock = useEffectEvent(() => {
    const { current } = panel
    if (current === null) return
    const { style } = current
    style.removeProperty('--dock-height')
    if (getComputedStyle(current).position === 'static') {
      current.scrollIntoView({ block: 'start' })
      return
    }
    const targets = elementsOf(pointer, choices, game.seat).flatMap((element) =>
      element === null ? [] : [ringBox(element)],
    )
    const coach = document.querySelector('[data-coach]')
    const { left, height } = dockFor(boxOf(current), targets, innerWidth, coach && boxOf(coach))
    const from = current.offsetParent?.getBoundingClientRect().left ?? 0
    const zoom = zoomOf(current)
    style.setProperty('--dock-left', `${(left - from) / zoom}px`)
    style.setProperty('--dock-height', `${height / zoom}px`)
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => dock())
    const follow = () => dock()
    addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', follow)
    }
  }, [])
}

function boxOf(element: Element): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { left, right, top, bottom }
}

/** Where the ring round an element is. */
function ringBox(element: Element): Box {
  const { left, right, top, bottom } = boxOf(element)
  return {
    left: left - RING_REACH,
    right: right + RING_REACH,
    top: top - RING_REACH,
    bottom: bottom + RING_REACH,
  }
}
