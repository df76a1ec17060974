import { useLayoutEffect, useRef, useState } from 'react'
import { type Subject, useAttention } from '../../../table/attention.ts'
import {
  type PreviewPosition,
  placeAbove,
  placePreview,
  type Rect,
} from '../../../table/model/preview-position.ts'
import { CardPreview } from './card-preview.tsx'
import { OptionPreview } from './option-preview.tsx'
import classes from './preview.module.css'
import { SpotPreview } from './spot-preview.tsx'

/** A glance in passing opens nothing. */
const DELAY = 80

/** The closer look at whatever is under the pointer or in focus. It takes no pointer events. */
export function Preview() {
  const subject = useAttention((attention) => attention.subject)
  const anchor = useAttention((attention) => attention.anchor)
  const settled = useSettled(subject)
  if (settled === null || anchor === null) return null
  return <Placed key={keyOf(settled)} subject={settled} anchor={anchor} />
}

function Placed({ subject, anchor }: { readonly subject: Subject; readonly anchor: Element }) {
  const own = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState<PreviewPosition | null>(null)
  useLayoutEffect(() => {
    const box = own.current?.getBoundingClientRect()
    // An option that has gone meanwhile has no place.
    if (box === undefined || !anchor.isConnected) return
    const area = anchor.closest('[data-village]') ?? document.documentElement
    setPosition(aboveTray(anchor, box) ?? placePreview(boxOf(anchor), box, boxOf(area), optionCentres(area)))
  }, [anchor])
  return (
    <div
      ref={own}
      className={classes.preview}
      role="tooltip"
      data-side={position?.side}
      data-placed={position !== null || undefined}
      style={position === null ? undefined : { left: position.x, top: position.y }}
    >
      {position !== null && (
        <span
          className={classes.tail}
          style={{ [position.side === 'above' ? 'left' : 'top']: position.tail }}
        />
      )}
      <div className={classes.content}>
        <Content subject={subject} />
      </div>
    </div>
  )
}

/** A card in the tray is shown above all cards, and left of the coach. */
function aboveTray(anchor: Element, size: DOMRect): PreviewPosition | null {
  const tray = anchor.closest('[data-tray]')
  if (tray === null) return null
  const tops = [tray, anchor.parentElement ?? tray].map((element) => element.getBoundingClientRect().top)
  const coach = document.querySelector('[data-coach]')?.getBoundingClientRect()
  const area = { x: 0, y: 0, width: coach?.left ?? innerWidth, height: innerHeight }
  return placeAbove(boxOf(anchor), size, Math.min(...tops), area)
}

function Content({ subject }: { readonly subject: Subject }) {
  switch (subject.kind) {
    case 'spot':
      return <SpotPreview spot={subject.spot} />
    case 'card':
      return <CardPreview card={subject.card} optionKey={subject.key} />
    case 'option':
      return <OptionPreview optionKey={subject.key} />
  }
}

function useSettled(subject: Subject | null): Subject | null {
  const [settled, setSettled] = useState<Subject | null>(null)
  useLayoutEffect(() => {
    if (subject === null) {
      setSettled(null)
      return
    }
    const timer = setTimeout(() => setSettled(subject), DELAY)
    return () => clearTimeout(timer)
  }, [subject])
  return subject === null ? null : settled
}

function keyOf(subject: Subject): string {
  return subject.kind === 'spot'
    ? `spot ${subject.spot}`
    : subject.kind === 'card'
      ? `card ${subject.card}`
      : subject.key
}

function boxOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

function optionCentres(area: Element): readonly { readonly x: number; readonly y: number }[] {
  return [...area.querySelectorAll('.is-option, [data-option]')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
}
