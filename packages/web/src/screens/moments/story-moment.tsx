import type { LetteredCrate } from '@charterstone/engine'
import { useReadable } from '../../session/use-game.ts'
import { useVillage } from '../../session/use-village.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import { MomentButtons } from './moment-buttons.tsx'
import { ReadAloud } from './read-aloud.tsx'
import { StoryPage } from './story-page.tsx'
import { StoryPicture } from './story-picture.tsx'
import { paragraphsOf } from './telling.ts'

type StoryMomentProps = { readonly story: string; readonly letter: LetteredCrate | null }

/** A page of the story, as this table has brought it about. */
export function StoryMoment({ story, letter }: StoryMomentProps) {
  const say = useSay()
  const { view, catalogue } = useTable()
  const village = useVillage()
  const { stories } = useReadable()
  const text = stories[story]
  const { game } = view.legacy
  const paragraphs = text === undefined ? [] : paragraphsOf(catalogue, view.legacy, text, village)
  return (
    <StoryPage
      picture={<StoryPicture story={story} />}
      eyebrow={letter === null ? say('story.before', { game }) : say('story.crate', { game, letter })}
      title={text?.title ?? ''}
      paragraphs={paragraphs}
      foot={
        <>
          <MomentButtons />
          <ReadAloud text={[text?.title ?? '', ...paragraphs].join('\n')} />
        </>
      }
    />
  )
}
