import { type RefObject, useEffect, useEffectEvent } from 'react'
import { elementsOf, type Pointer } from '../../../table/spotlight/pointer.ts'
import { useTable } from '../../../table/table-context.tsx'
import { type Box, dockFor } from './dock-for.ts'

/** Puts a panel where it covers as little as possible of what it points at; in the sheet of a phone, into view. */
export function useDock(panel: RefObject<HTMLElement | null>, pointer: Pointer): void {
  const { choices, game } = useTable()
  const dock = useEffectEvent(() => {
    const { current } = panel
    if (current === null) return
    if (getComputedStyle(current).position === 'static') current.scrollIntoView({ block: 'start' })
    const targets = elementsOf(pointer, choices, game.seat).flatMap((element) =>
      element === null ? [] : [boxOf(element)],
    )
    current.setAttribute('data-dock', dockFor(boxOf(current), targets, innerWidth))
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
