import { lazy, Suspense, useEffect } from 'react'
import { useKeys } from '../../shell/keys.ts'
import { needWords, useSay } from '../../words/speech.ts'
import { CrateMoment } from './crate-moment.tsx'
import { GuidepostMoment } from './guidepost-moment.tsx'
import classes from './moment-stage.module.css'
import { useMomentActions, useMoments } from './moments.ts'
import type { Moment } from './moments-of.ts'
import { MoodMoment } from './mood-moment.tsx'
import { RulesMoment } from './rules-moment.tsx'
import { StoryMoment } from './story-moment.tsx'
import { SunsetMoment } from './sunset-moment.tsx'
import { TaleMoment } from './tale-moment.tsx'

const RecapMoment = lazy(async () => {
  const [{ RecapMoment: recap }] = await Promise.all([
    import('../recap/recap-moment.tsx'),
    needWords('recap'),
  ])
  return { default: recap }
})

/** Shows what is in line, one after the other, over everything else. Construction is shown in the village itself. */
export function MomentStage() {
  const moment = useMoments(({ queue }) => queue[0])
  if (moment === undefined || moment.kind === 'construction') return null
  return <Page key={keyOf(moment)} moment={moment} />
}

function Page({ moment }: { readonly moment: Moment }) {
  const say = useSay()
  const { closeMoment } = useMomentActions()
  useKeys({ skip: closeMoment })
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div role="dialog" aria-modal="true" aria-label={say('moment.label')} className={classes.cover} data-page>
      <Content moment={moment} />
    </div>
  )
}

function Content({ moment }: { readonly moment: Moment }) {
  switch (moment.kind) {
    case 'story':
      return <StoryMoment story={moment.story} letter={moment.letter} />
    case 'crate':
      return <CrateMoment crate={moment.crate} />
    case 'rules':
      return <RulesMoment rules={moment.rules} />
    case 'guidepost':
      return <GuidepostMoment guidepost={moment.guidepost} />
    case 'sunset':
      return <SunsetMoment {...moment} />
    case 'mood':
      return <MoodMoment mood={moment.mood} crowns={moment.crowns} />
    case 'candle-out':
    case 'spectral':
    case 'reckoning':
      return <TaleMoment moment={moment} />
    case 'recap':
      return (
        <Suspense fallback={null}>
          <RecapMoment days={moment.days} />
        </Suspense>
      )
    case 'construction':
      return null
  }
}

function keyOf(moment: Moment): string {
  return JSON.stringify(moment)
}
