import { Icon } from '@charterstone/art/icons/icon.tsx'
import { CANDLE_STEPS, Candle } from '@charterstone/art/tokens/candle.tsx'
import { useReadable } from '../../session/use-game.ts'
import { useVillage } from '../../session/use-village.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './guidepost-moment.module.css'
import { MomentButtons } from './moment-buttons.tsx'
import { StoryPage } from './story-page.tsx'
import { GuidepostPicture } from './story-picture.tsx'
import { filled } from './telling.ts'

/** The guidepost of a game: what to strive for, and what is different this time. */
export function GuidepostMoment({ guidepost }: { readonly guidepost: number }) {
  const say = useSay()
  const { view } = useTable()
  const village = useVillage()
  const { guideposts, tales } = useReadable()
  const text = guideposts[guidepost]
  const hasCandle = view.table.candleQuarters >= 0
  return (
    <StoryPage
      picture={<GuidepostPicture game={view.legacy.game} />}
      icon="guidepost"
      eyebrow={say('story.guidepost', { game: view.legacy.game })}
      title={text?.title ?? ''}
      paragraphs={filled(view.legacy, village, [
        text?.intro ?? '',
        ...(hasCandle && tales.candle !== undefined ? [tales.candle.text] : []),
      ])}
      foot={<MomentButtons />}
    >
      <dl className={classes.facts}>
        <dt>
          <Icon name="glory" size={24} />
          {say('guidepost.goal')}
        </dt>
        <dd>{text?.goal}</dd>
        {typeof text?.temporaryRule === 'string' && (
          <>
            <dt>
              <Icon name="info" size={24} />
              {say('guidepost.only-now')}
            </dt>
            <dd>{text.temporaryRule}</dd>
          </>
        )}
        {hasCandle && (
          <>
            <dt>
              <Candle left={CANDLE_STEPS} lit size={64} />
            </dt>
            <dd>{say('guidepost.candle')}</dd>
          </>
        )}
      </dl>
    </StoryPage>
  )
}
