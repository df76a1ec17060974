import { type ReactNode, useId } from 'react'
import { Note } from './note.tsx'
import classes from './panel.module.css'

type PanelProps = {
  readonly title?: string
  /** What it is about, in a sentence or two. */
  readonly lead?: string | undefined
  /** A frame of its own, on raised paper. */
  readonly isFramed?: boolean
  readonly children: ReactNode
}

/** A part of a page: a heading, what it is about, and its controls below each other. */
export function Panel(props: PanelProps) {
  const id = useId()
  const { title, isFramed } = props
  return (
    <section
      className={classes.panel}
      data-framed={isFramed || undefined}
      aria-labelledby={title === undefined ? undefined : id}
    >
      <Contents id={id} {...props} />
    </section>
  )
}

type FormProps = PanelProps & { readonly onSubmit: () => void }

/** A panel that is sent, by its button or by Enter. */
export function Form({ onSubmit, ...props }: FormProps) {
  const id = useId()
  const { title, isFramed } = props
  return (
    <form
      className={classes.panel}
      data-framed={isFramed || undefined}
      aria-labelledby={title === undefined ? undefined : id}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Contents id={id} {...props} />
    </form>
  )
}

function Contents({ id, title, lead, children }: PanelProps & { readonly id: string }) {
  return (
    <>
      {(title !== undefined || lead !== undefined) && (
        <header className={classes.header}>
          {title !== undefined && (
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
          )}
          {lead !== undefined && <Note>{lead}</Note>}
        </header>
      )}
      {children}
    </>
  )
}
