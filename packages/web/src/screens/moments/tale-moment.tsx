import { VignettePicture } from '@charterstone/art/story/story-picture.tsx'
import { candleWentOut, spectreStands } from '@charterstone/art/story/vignettes/tales.ts'
import { useReadable } from '../../session/use-game.ts'
import { type TableValue, useTable } from '../../table/table-context.tsx'
import { type Say, useSay } from '../../words/speech.ts'
import { MomentButtons } from './moment-buttons.tsx'
import type { Moment } from './moments-of.ts'
import { ReckoningSum } from './reckoning-sum.tsx'
import { StoryPage } from './story-page.tsx'
import { VillagePicture } from './story-picture.tsx'

type Tale = Extract<Moment, { readonly kind: 'candle-out' | 'spectral' | 'reckoning' }>

/** The candle goes out, a worker turns spectral or free, the village is reckoned up. */
export function TaleMoment({ moment }: { readonly moment: Tale }) {
  const say = useSay()
  const table = useTable()
  const { tales } = useReadable()
  const { title, text } = wordsOf(say, table, tales, moment)
  return (
    <StoryPage
      picture={<Picture moment={moment} />}
      eyebrow={say('story.game', { game: table.view.legacy.game })}
      title={title}
      paragraphs={[text]}
      foot={<MomentButtons />}
    >
      {moment.kind === 'reckoning' && <ReckoningSum sum={moment.sum} />}
    </StoryPage>
  )
}

function Picture({ moment }: { readonly moment: Tale }) {
  if (moment.kind === 'reckoning') return <VillagePicture />
  const vignette =
    moment.kind === 'candle-out' ? candleWentOut() : spectreStands(moment.charter, moment.isFreed)
  return <VignettePicture vignette={vignette} seed={9} />
}

function wordsOf(
  say: Say,
  { cast }: TableValue,
  { candle, spectral }: ReturnType<typeof useReadable>['tales'],
  moment: Tale,
): { readonly title: string; readonly text: string } {
  switch (moment.kind) {
    case 'candle-out':
      return {
        title: candle?.title ?? say('guidepost.candle-out'),
        text: candle?.outText ?? say('moment.candle-out', { name: cast.seats[moment.seat] ?? '' }),
      }
    case 'spectral':
      return {
        title: spectral?.title ?? cast.charters[moment.charter] ?? '',
        text: (moment.isFreed ? spectral?.freedText : spectral?.text) ?? '',
      }
    case 'reckoning':
      return {
        title: say(moment.sum.victory ? 'moment.victory' : 'moment.defeat'),
        text: say('moment.reckoned', { needed: moment.sum.needed }),
      }
  }
}
