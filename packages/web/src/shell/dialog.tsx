import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useSay } from '../words/speech.ts'
import classes from './dialog.module.css'
import { Scroller } from './scroller.tsx'

type DialogProps = {
  readonly title: string
  /** Read out after the title; shown unless `children` say it themselves. */
  readonly text?: string
  readonly open: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly children?: ReactNode
  /** Buttons, the main one last. */
  readonly actions?: ReactNode
  readonly size?: 'small' | 'large'
}

/** A page within the page: holds the focus, closes by Escape and by a click beside it. On a phone it is a sheet. */
export function Dialog({ title, text, open, onOpenChange, children, actions, size = 'small' }: DialogProps) {
  const say = useSay()
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={classes.overlay} />
        <Radix.Content
          className={classes.content}
          data-size={size}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          {...(text === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className={classes.header}>
            <Radix.Title className={classes.title}>{title}</Radix.Title>
            <Radix.Close className={classes.close} aria-label={say('shell.close')}>
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </Radix.Close>
          </header>
          {text !== undefined && <Radix.Description className={classes.text}>{text}</Radix.Description>}
          <Scroller className={classes.body} label={title}>
            {children}
          </Scroller>
          {actions !== undefined && <footer className={classes.actions}>{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
