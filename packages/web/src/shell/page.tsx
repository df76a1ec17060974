import { type ReactNode, useEffect, useRef } from 'react'
import { useSay } from '../words/speech.ts'
import { Link } from './link.tsx'
import classes from './page.module.css'

type PageProps = {
  readonly title: string
  /** One sentence under the title. */
  readonly lead?: ReactNode
  /** Where the arrow on the left leads, or what it does. */
  readonly back?: string | (() => void)
  readonly backLabel?: string
  /** On the right of the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
  /** What stays in view at the bottom: the main action. */
  readonly foot?: ReactNode
  readonly width?: 'text' | 'wide'
}

/** A page of text and controls, with its title; everything but the home screen and the table. */
export function Page({
  title,
  lead,
  back = '/',
  backLabel,
  aside,
  children,
  foot,
  width = 'text',
}: PageProps) {
  const say = useSay()
  useTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  // A new page is announced by its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        <Back to={back} label={backLabel ?? say('shell.home')} />
        <div className={classes.titles}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      </header>
      <main className={classes.main}>{children}</main>
      {foot !== undefined && <footer className={classes.foot}>{foot}</footer>}
    </div>
  )
}

function Back({ to, label }: { readonly to: string | (() => void); readonly label: string }) {
  const arrow = (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d="M19 12H5m6-6-6 6 6 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
  return typeof to === 'string' ? (
    <Link to={to} className={classes.back} aria-label={label}>
      {arrow}
    </Link>
  ) : (
    <button type="button" onClick={to} className={classes.back} aria-label={label}>
      {arrow}
    </button>
  )
}

/** The name of the tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Charterstone' : `${title} · Charterstone`
  }, [title])
}
