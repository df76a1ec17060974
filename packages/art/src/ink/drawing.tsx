import type { CSSProperties, ReactNode } from 'react'

export type Frame = {
  readonly viewBox: string
  readonly width?: number | string | undefined
  readonly height?: number | string | undefined
  /** Said by a screen reader; without it the drawing is decoration beside a word. */
  readonly title?: string | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly fit?: string | undefined
}

export type DrawingProps = Frame & { readonly children: ReactNode }

/** The one way a drawing enters a page: named, or hidden from screen readers. */
export function Drawing({ title, fit, children, ...frame }: DrawingProps) {
  if (title === undefined) {
    return (
      <svg {...frame} preserveAspectRatio={fit} aria-hidden="true">
        {children}
      </svg>
    )
  }
  return (
    <svg {...frame} preserveAspectRatio={fit} role="img" aria-label={title}>
      {children}
    </svg>
  )
}
