import { useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { useSay, useSpeech } from '../../words/speech.ts'
import classes from './settings.module.css'

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
    <section className={classes.storage}>
      <h2 className={classes.heading}>{say('settings.storage')}</h2>
      <p>
        {say('settings.storage-used', { used: megabytes })}{' '}
        {say(report.isKept ? 'settings.storage-kept' : 'settings.storage-loose')}
      </p>
      {!report.isKept && (
        <Button onClick={() => void navigator.storage.persist().then(readStorage).then(setReport)}>
          {say('settings.storage-keep')}
        </Button>
      )}
    </section>
  )
}

async function readStorage(): Promise<Report | null> {
  const storage: StorageManager | undefined = navigator.storage
  if (storage === undefined) return null
  const [estimate, isKept] = await Promise.all([storage.estimate(), storage.persisted()])
  return { used: estimate.usage ?? 0, isKept }
}
