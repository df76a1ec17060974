import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { defOf, sentenceOfEvent, sentenceOfOption } from '@charterstone/engine'
import { useReadable } from '../../../session/use-game.ts'
import { useVillage } from '../../../session/use-village.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import type { Choice } from '../../../table/model/target.ts'
import { usePick } from '../../../table/pick.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import page from '../../moments/story-page.module.css'
import { StoryPage } from '../../moments/story-page.tsx'
import { GuidepostPicture, PortraitPicture } from '../../moments/story-picture.tsx'
import { filled } from '../../moments/telling.ts'
import { useUndo } from '../undo/use-undo.ts'
import classes from './story-choice.module.css'

/** The story asks: a guidepost with its paths, or a companion at the door. */
export function StoryChoice() {
  const { view } = useTable()
  const frame = view.stack.at(-1)
  return (
    <div className={classes.cover} data-page>
      {frame?.kind === 'guidepost' && <GuidepostChoice number={frame.guidepost} />}
      {frame?.kind === 'companion' && <CompanionChoice number={frame.companion} />}
    </div>
  )
}

function GuidepostChoice({ number }: { readonly number: number }) {
  const say = useSay()
  const { choices, catalogue, view, cast } = useTable()
  const { guideposts } = useReadable()
  const text = guideposts[number]
  const def = defOf(catalogue, 'guidepost', number)
  return (
    <StoryPage
      picture={<GuidepostPicture game={view.legacy.game} isAnswered />}
      icon="guidepost"
      eyebrow={say('story.guidepost', { game: view.legacy.game })}
      title={text?.title ?? ''}
      paragraphs={[text?.intro ?? '']}
      foot={<Foot note={say('story.sealed')} />}
    >
      <Asked question={text?.question ?? null} />
      <div className={page.choices}>
        {choices.flatMap((choice) => {
          if (choice.option.kind !== 'path') return []
          const { letter } = choice.option
          const option = def?.options.find(({ crate }) => crate === letter)
          const words = Object.entries(text?.options ?? {}).find(([crate]) => crate === letter)?.[1]
          return (
            <Path
              key={choice.key}
              choice={choice}
              icon={
                option?.mood === 'happy' ? 'king-happy' : option?.mood === 'angry' ? 'king-angry' : 'crate'
              }
              label={words?.label ?? null}
              text={words?.text ?? ''}
              effect={
                option === undefined || option.mood === null
                  ? ''
                  : sentenceOfEvent(cast, { kind: 'mood-changed', mood: option.mood, crowns: option.crowns })
              }
            />
          )
        })}
      </div>
    </StoryPage>
  )
}

function CompanionChoice({ number }: { readonly number: number }) {
  const say = useSay()
  const { choices, cast, decision, view } = useTable()
  const { tales } = useReadable()
  const village = useVillage()
  const text = tales.companions?.[number]
  if (decision === null) return null
  return (
    <StoryPage
      picture={<PortraitPicture number={number} />}
      icon="companion"
      eyebrow={say('story.companion')}
      title={text?.title ?? ''}
      paragraphs={filled(view.legacy, village, [text?.tale ?? ''])}
      foot={<Foot note={say('story.forever')} />}
    >
      <Asked question={null} />
      <div className={page.choices}>
        {choices.map((choice) => {
          const { key, option } = choice
          const isKind = option.kind === 'companion' && option.treated === 'kind'
          const words = isKind ? text?.kind : text?.wary
          return (
            <Path
              key={key}
              choice={choice}
              icon={isKind ? 'capacity' : 'glory'}
              label={words?.label ?? null}
              text={words?.text ?? ''}
              effect={sentenceOfOption(cast, option)}
            />
          )
        })}
      </div>
    </StoryPage>
  )
}

/** Who decides, and the question. */
function Asked({ question }: { readonly question: string | null }) {
  const say = useSay()
  const { decision, cast, view } = useTable()
  if (decision === null) return null
  const name = cast.seats[decision.seat] ?? ''
  return (
    <p className={page.question}>
      <SeatToken charter={charterOfSeat(view, decision.seat)} size={26} />
      <span>
        {say('story.decides', { name })} {question}
      </span>
    </p>
  )
}

type PathProps = {
  readonly choice: Choice
  readonly icon: IconName
  /** Null when the words are not there: then the option is named plainly. */
  readonly label: string | null
  readonly text: string
  readonly effect: string
}

function Path({ choice, icon, label, text, effect }: PathProps) {
  const { cast } = useTable()
  const pick = usePick()
  const { key, option } = choice
  return (
    <button type="button" className={page.choice} data-option={key} onClick={() => pick(key)}>
      <Icon name={icon} size={40} />
      <span className={page.label}>{label ?? sentenceOfOption(cast, option)}</span>
      <span className={page.words}>{text}</span>
      <span className={page.effect}>{effect}</span>
    </button>
  )
}

function Foot({ note }: { readonly note: string }) {
  const say = useSay()
  const undo = useUndo()
  return (
    <>
      <p className={page.note}>{note}</p>
      <button type="button" className={classes.undo} {...undo.props}>
        <Icon name="undo" size={18} />
        {say('table.undo')}
      </button>
    </>
  )
}
