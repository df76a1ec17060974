import { Button } from '../../shell/button.tsx'
import { Field } from '../../shell/field.tsx'
import { Note } from '../../shell/note.tsx'
import { useSay } from '../../words/speech.ts'
import { LinkButtons } from './link-buttons.tsx'
import classes from './share-link.module.css'

type ShareLinkProps = {
  readonly label: string
  readonly text?: string
  readonly link: string
  /** A sentence that is copied and shared before the link. */
  readonly line?: string
  /** Makes a new one in its place. */
  readonly onRenew?: () => void
}

/** A link in sight, and the ways to give it to others. */
export function ShareLink({ label, text, link, line, onRenew }: ShareLinkProps) {
  return (
    <div className={classes.share}>
      <Field label={label} kind="quiet" readOnly value={link} onFocus={({ target }) => target.select()} />
      <LinkButtons label={label} link={link} {...(line !== undefined && { line })} />
      {(text !== undefined || onRenew !== undefined) && <RenewRow text={text} onRenew={onRenew} />}
    </div>
  )
}

type RenewRowProps = {
  readonly text: string | undefined
  readonly onRenew: (() => void) | undefined
}

/** What a link is for, and the button for a new one. */
export function RenewRow({ text, onRenew }: RenewRowProps) {
  const say = useSay()
  return (
    <div className={classes.below}>
      {text !== undefined && <Note>{text}</Note>}
      {onRenew !== undefined && (
        <Button kind="quiet" onClick={onRenew}>
          {say('link.renew')}
        </Button>
      )}
    </div>
  )
}
