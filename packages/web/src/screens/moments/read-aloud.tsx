import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { useSay, useSpeech } from '../../words/speech.ts'

/** Lets the browser read the page aloud, where it can. */
export function ReadAloud({ text }: { readonly text: string }) {
  const say = useSay()
  const language = useSpeech((speech) => speech.language)
  const [isReading, setReading] = useState(false)
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])
  if (!('speechSynthesis' in globalThis)) return null
  function toggle(): void {
    speechSynthesis.cancel()
    setReading(!isReading)
    if (isReading) return
    const spoken = new SpeechSynthesisUtterance(text)
    spoken.lang = language
    spoken.rate = 0.95
    spoken.onend = () => setReading(false)
    speechSynthesis.speak(spoken)
  }
  return (
    <Button kind="quiet" icon={<Icon name={isReading ? 'pause' : 'sound'} size={20} />} onClick={toggle}>
      {say(isReading ? 'moment.stop-reading' : 'moment.read-aloud')}
    </Button>
  )
}
