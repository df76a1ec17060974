import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Camera, held, panned, type Size, WHOLE, zoomedAt } from './camera.ts'

export type CameraControl = {
  readonly camera: Camera
  readonly area: Size
  readonly setCamera: (camera: Camera) => void
  /** True while fingers or the mouse move it, so that nothing eases. */
  readonly isMoving: boolean
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: (event: PointerEvent) => void
    readonly onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => void
  }
}

/** A press that travels further than this is no tap. */
const TAP = 7
const WHEEL = 0.0016

/** Pan by dragging, zoom by wheel or two fingers. */
export function useCamera(frame: RefObject<HTMLElement | null>): CameraControl {
  const [camera, show] = useState<Camera>(WHOLE)
  const [isMoving, setMoving] = useState(false)
  const area = useAreaOf(frame)
  const touches = useRef(new Map<number, { x: number; y: number }>())
  const travelled = useRef(0)
  const setCamera = (next: Camera) => show(held(next, area))

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const factor = Math.exp(-event.deltaY * WHEEL)
      show((before) => zoomedAt(before, area, factor, event.clientX - box.x, event.clientY - box.y))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame, area])

  function onPointerDown(event: PointerEvent): void {
    travelled.current = 0
    touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function onPointerMove(event: PointerEvent): void {
    const before = touches.current.get(event.pointerId)
    if (before === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    const dx = now.x - before.x
    const dy = now.y - before.y
    travelled.current += Math.abs(dx) + Math.abs(dy)
    touches.current.set(event.pointerId, now)
    if (travelled.current < TAP) return
    setMoving(true)
    const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1]
    const box = frame.current?.getBoundingClientRect()
    if (other === undefined || box === undefined) {
      show((camera) => panned(camera, area, dx, dy))
      return
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other))
    const middle = { x: (now.x + other.x) / 2 - box.x, y: (now.y + other.y) / 2 - box.y }
    show((camera) => panned(zoomedAt(camera, area, factor, middle.x, middle.y), area, dx / 2, dy / 2))
  }

  function onPointerUp(event: PointerEvent): void {
    touches.current.delete(event.pointerId)
    if (touches.current.size === 0) setMoving(false)
  }

  return {
    camera,
    area,
    setCamera,
    isMoving,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      // The end of a drag is no choice.
      onClickCapture: (event) => {
        if (travelled.current < TAP) return
        event.stopPropagation()
        event.preventDefault()
        travelled.current = 0
      },
    },
  }
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function useAreaOf(frame: RefObject<HTMLElement | null>): Size {
  const [area, setArea] = useState<Size>({ width: 890, height: 616 })
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    // Without its padding, which lies under the sheet of a phone.
    const measure = ({ contentRect: { width, height } }: ResizeObserverEntry) => {
      setArea((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    // The observer reports before the first paint, when sizes are known anyway; measuring now would cost a layout.
    const observer = new ResizeObserver(([entry]) => entry !== undefined && flushSync(() => measure(entry)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return area
}
