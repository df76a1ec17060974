import { useMemo, useState } from 'react'
import { useCampaigns } from '../../data/page-campaigns.ts'
import { beginCampaign } from '../../session/begin-campaign.ts'
import { localRef } from '../../session/game-ref.ts'
import { useRuleset } from '../../session/use-ruleset.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Columns, Stack } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { Form } from '../../shell/panel.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { toast } from '../../shell/toast.tsx'
import { type Week, writeWeek } from '../../weekly/week.ts'
import { weeklyGame } from '../../weekly/weekly-game.ts'
import { useSay } from '../../words/speech.ts'
import { rememberedName, rememberName } from '../online/remembered-name.ts'
import { PlayerNameField } from '../player-name/player-name-field.tsx'
import { PictureFrame } from '../village-picture/picture-frame.tsx'
import { VillagePicture } from '../village-picture/village-picture.tsx'
import { OwnResult } from './own-result.tsx'

/** The village of this week: play it, go on with it, or share how it went. */
export function ThisWeek({ week }: { readonly week: Week }) {
  const say = useSay()
  const summaries = useCampaigns((list) => list.summaries)
  const own = summaries.filter((summary) => summary.week === writeWeek(week))
  const open = own.find(({ isOver, phase }) => !isOver && phase === 'playing')
  const over = own.filter((summary) => summary !== open)
  return (
    <Columns ratio="3:2">
      <Stack>
        {over.map(({ id }) => (
          <OwnResult key={id} id={id} />
        ))}
        {open === undefined ? (
          <Begin week={week} isAgain={over.length > 0} />
        ) : (
          <ButtonLink kind="primary" size="large" to={pathOf('play', localRef(open.id))}>
            {say('home.go-on')}
          </ButtonLink>
        )}
      </Stack>
      <PictureFrame>
        <WeeklyVillage week={week} />
      </PictureFrame>
    </Columns>
  )
}

type BeginProps = { readonly week: Week; readonly isAgain: boolean }

function Begin({ week, isAgain }: BeginProps) {
  const say = useSay()
  const [name, setName] = useState(rememberedName)
  const [isBusy, setBusy] = useState(false)
  async function begin(): Promise<void> {
    setBusy(true)
    rememberName(name)
    const id = await beginCampaign({
      ...weeklyGame(week, name),
      village: say('weekly.village', { week: week.week }),
    })
    setBusy(false)
    if (id === null) toast(say('new.no-room'))
    else navigate(pathOf('play', localRef(id)))
  }
  return (
    <Form
      title={say(isAgain ? 'weekly.again' : 'weekly.play')}
      lead={say('weekly.rules')}
      onSubmit={() => void begin()}
    >
      <PlayerNameField value={name} onChange={setName} />
      <Button kind="primary" size="large" type="submit" disabled={isBusy}>
        {isBusy ? say('new.beginning') : say('single.begin')}
      </Button>
      <Note>{say('weekly.spoils')}</Note>
    </Form>
  )
}

function WeeklyVillage({ week }: { readonly week: Week }) {
  const say = useSay()
  const { engine } = useRuleset()
  const buildings = useMemo(() => {
    const { config } = weeklyGame(week, '')
    return 'stage' in config ? engine.newSingleGame(config).legacy.buildings : []
  }, [engine, week])
  return <VillagePicture buildings={buildings} title={say('home.picture')} />
}
