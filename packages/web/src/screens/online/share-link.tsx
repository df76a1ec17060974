import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { Field } from '../../shell/field.tsx'
import { Note } from '../../shell/note.tsx'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'
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

/** A link to copy or to share with the device's own dialog. */
export function ShareLink({ label, text, link, line, onRenew }: ShareLinkProps) {
  const say = useSay()
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(line === undefined ? link : `${line} ${link}`)
      setCopied(true)
      setTimeout(() => setCopied(false), 2500)
    } catch {
      toast(say('link.not-copied'))
    }
  }
  const canShare = 'share' in navigator && matchMedia('(pointer: coarse)').matches
  return (
    <div className={classes.share}>
      <Field label={label} kind="quiet" readOnly value={link} onFocus={({ target }) => target.select()} />
      <Button icon={<Icon name={isCopied ? 'check' : 'link'} />} onClick={() => void copy()}>
        {say(isCopied ? 'link.copied' : 'link.copy')}
      </Button>
      {canShare && (
        <Button
          icon={<Icon name="export" />}
          onClick={() =>
            void navigator
              .share({ url: link, ...(line !== undefined && { text: line }) })
              .catch(() => undefined)
          }
        >
          {say('link.share')}
        </Button>
      )}
      {(text !== undefined || onRenew !== undefined) && (
        <div className={classes.below}>
          {text !== undefined && <Note>{text}</Note>}
          {onRenew !== undefined && (
            <Button kind="quiet" onClick={onRenew}>
              {say('link.renew')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
