import { useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { Row } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { Panel } from '../../shell/panel.tsx'
import { useSay, useSpeech } from '../../words/speech.ts'

type Report = { readonly used: number; readonly isKept: boolean }

/** How much the campaigns take, and whether the browser will keep them. */
export function StorageReport() {
  const say = useSay()
  const language = useSpeech((speech) => speech.language)
  const [report, setReport] = useState<Report | null>(null)
  useEffect(() => void readStorage().then(setReport), [])
  // Only secure pages may ask.
  if (report === null) return null
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(report.used / 1_000_000)
  return (
    <Panel title={say('settings.storage')}>
      <Note>
        {say('settings.storage-used', { used: megabytes })}{' '}
        {say(report.isKept ? 'settings.storage-kept' : 'settings.storage-loose')}
      </Note>
      {!report.isKept && (
        <Row>
          <Button onClick={() => void navigator.storage.persist().then(readStorage).then(setReport)}>
            {say('settings.storage-keep')}
          </Button>
        </Row>
      )}
    </Panel>
  )
}

async function readStorage(): Promise<Report | null> {
  const storage: StorageManager | undefined = navigator.storage
  if (storage === undefined) return null
  const [estimate, isKept] = await Promise.all([storage.estimate(), storage.persisted()])
  return { used: estimate.usage ?? 0, isKept }
}
