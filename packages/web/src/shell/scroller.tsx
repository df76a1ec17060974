import type { ReactNode } from 'react'

export type ScrollerProps = {
  /** The label for screen readers. */
  readonly label: string
  readonly className: string | undefined
  readonly children: ReactNode
}

const REACHED_BY_KEYS = { tabIndex: 0 } as const

/** A part of a page with its own scrollbar; it must be reachable by keyboard, too. */
export function Scroller({ label, className, children }: ScrollerProps) {
  return (
    <section className={className} aria-label={label} {...REACHED_BY_KEYS}>
      {children}
    </section>
  )
}
