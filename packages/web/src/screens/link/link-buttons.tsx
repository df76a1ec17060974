import { Icon } from '@charterstone/art/icons/icon.tsx'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'
import { untied } from '../../words/tied.ts'

type LinkButtonsProps = {
  /** What the link leads to. */
  readonly label: string
  readonly link: string
  /** A sentence that is copied and shared before the link. */
  readonly line?: string
}

const QrDialog = lazy(async () => ({ default: (await import('./qr-dialog.tsx')).QrDialog }))

/** Gives a link to others: copied, by the device's own dialog, or as a code for a camera. */
export function LinkButtons({ label, link, line }: LinkButtonsProps) {
  const say = useSay()
  const [isCopied, setCopied] = useState(false)
  const [isCodeOpen, setCodeOpen] = useState(false)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(line === undefined ? link : `${untied(line)} ${link}`)
      setCopied(true)
      setTimeout(() => setCopied(false), 2500)
    } catch {
      toast(say('link.not-copied'))
    }
  }
  async function share(): Promise<void> {
    try {
      await navigator.share({ url: link, ...(line !== undefined && { text: untied(line) }) })
    } catch (error) {
      // Closing the device's dialog is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  const canShare = 'share' in navigator && matchMedia('(pointer: coarse)').matches
  return (
    <>
      <Button icon={<Icon name={isCopied ? 'check' : 'link'} />} onClick={() => void copy()}>
        {say(isCopied ? 'link.copied' : 'link.copy')}
      </Button>
      {canShare && (
        <Button icon={<Icon name="export" />} onClick={() => void share()}>
          {say('link.share')}
        </Button>
      )}
      <Button icon={<Icon name="code" />} onClick={() => setCodeOpen(true)}>
        {say('link.code')}
      </Button>
      {isCodeOpen && (
        <Suspense>
          <QrDialog label={label} link={link} onClose={() => setCodeOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
