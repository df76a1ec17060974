import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { RestorePoint } from '@charterstone/protocol'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { fileName, offerFile } from '../../../data/export-file.ts'
import { api, fetchFile, problemOf } from '../../../online/api.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { localRef } from '../../../session/game-ref.ts'
import { ask } from '../../../shell/ask.tsx'
import { Button } from '../../../shell/button.tsx'
import { Fold } from '../../../shell/fold.tsx'
import { List, Row } from '../../../shell/layout.tsx'
import { Panel } from '../../../shell/panel.tsx'
import { pathOf } from '../../../shell/route.ts'
import { navigate } from '../../../shell/router.ts'
import { toast } from '../../../shell/toast.tsx'
import { LOCALES, useSay, useSpeech } from '../../../words/speech.ts'
import classes from './campaign-section.module.css'

/** The host keeps the campaign safe: as a file, at home, and at every point to return to. */
export function CampaignSection() {
  const say = useSay()
  const { id, table } = useTableInfo()
  const input = useRef<HTMLInputElement>(null)
  async function save(): Promise<void> {
    const file = await fetchFile(id)
    if (!file.ok) reportProblem(file.fault)
    else
      offerFile(
        new Blob([file.value], { type: 'application/json' }),
        `${fileName(table.village)}.charterstone`,
      )
  }
  async function takeHome(): Promise<void> {
    const file = await fetchFile(id)
    if (!file.ok) {
      reportProblem(file.fault)
      return
    }
    const [{ importFile }, { campaigns }] = await Promise.all([
      import('../../../data/import-file.ts'),
      import('../../../data/page-campaigns.ts'),
    ])
    const imported = await importFile(campaigns, new Blob([file.value]))
    if (!imported.ok) {
      toast(say('fault.bad-file'))
      return
    }
    toast(say('backup.at-home'))
    navigate(pathOf('play', localRef(imported.id)))
  }
  async function replace({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    if (file === undefined) return
    const isSure = await ask({
      title: say('backup.file-title'),
      text: say('backup.restore-text'),
      yes: say('backup.restore'),
    })
    if (!isSure) return
    const put = await api.putFile(id, await file.text())
    reportProblem(problemOf(put))
  }
  return (
    <Panel title={say('backup.title')} lead={say('backup.text')}>
      <Row>
        <Button icon={<Icon name="export" />} onClick={() => void save()}>
          {say('shell.export')}
        </Button>
        <Button icon={<Icon name="home" />} onClick={() => void takeHome()}>
          {say('backup.home')}
        </Button>
        <Button icon={<Icon name="import" />} onClick={() => input.current?.click()}>
          {say('backup.from-file')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".charterstone,application/json"
          hidden
          onChange={(event) => void replace(event)}
        />
      </Row>
      <Points />
    </Panel>
  )
}

/** The start of every game, to return to. */
function Points() {
  const say = useSay()
  const language = useSpeech((speech) => speech.language)
  const { id, table } = useTableInfo()
  const [points, setPoints] = useState<readonly RestorePoint[]>([])
  useEffect(() => {
    let isWanted = true
    void reread(id, table.game, table.phase).then((found) => {
      if (isWanted) setPoints(found)
    })
    return () => {
      isWanted = false
    }
  }, [id, table.game, table.phase])
  async function restore({ point }: RestorePoint): Promise<void> {
    const isSure = await ask({
      title: say('backup.restore-title'),
      text: say('backup.restore-text'),
      yes: say('backup.restore'),
    })
    if (!isSure) return
    const restored = await api.restore(id, point)
    reportProblem(problemOf(restored))
  }
  if (points.length === 0) return null
  const time = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Fold summary={say('backup.points')}>
      <List>
        {points.toReversed().map((point) => (
          <li key={point.point} className={classes.point}>
            <span>
              {say(`backup.${point.phase}`, { game: point.game })}{' '}
              <span className={classes.time}>{time.format(point.at)}</span>
            </span>
            <Button onClick={() => void restore(point)}>{say('backup.restore')}</Button>
          </li>
        ))}
      </List>
    </Fold>
  )
}

async function reread(id: string, _game: number, _phase: string): Promise<readonly RestorePoint[]> {
  const read = await api.points(id)
  return read.ok ? read.value : []
}
