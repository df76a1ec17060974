import { Icon } from '@charterstone/art/icons/icon.tsx'
import { KingPortrait } from '@charterstone/art/portraits/king-portrait.tsx'
import { type Mood, sentenceOfEvent } from '@charterstone/engine'
import { keyed } from '../../table/parts/keyed.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import { MomentButtons } from './moment-buttons.tsx'
import classes from './mood-moment.module.css'

type MoodMomentProps = { readonly mood: Mood; readonly crowns: number }

/** The King's mood: new crowns, and all he has. */
export function MoodMoment({ mood, crowns }: MoodMomentProps) {
  const say = useSay()
  const { cast, view } = useTable()
  const { legacy } = view
  return (
    <div className={classes.page}>
      <span className={classes.king} data-mood={mood}>
        <KingPortrait mood={mood} />
      </span>
      <h1 className={classes.title}>{say(mood === 'happy' ? 'mood.happy' : 'mood.angry')}</h1>
      <p className={classes.text}>{sentenceOfEvent(cast, { kind: 'mood-changed', mood, crowns })}</p>
      <div className={classes.crowns}>
        <Crowns mood="happy" count={legacy.crowns.happy} fresh={mood === 'happy' ? crowns : 0} />
        <Crowns mood="angry" count={legacy.crowns.angry} fresh={mood === 'angry' ? crowns : 0} />
      </div>
      <footer className={classes.foot}>
        <MomentButtons />
      </footer>
    </div>
  )
}

type CrownsProps = { readonly mood: Mood; readonly count: number; readonly fresh: number }

function Crowns({ mood, count, fresh }: CrownsProps) {
  const say = useSay()
  const icon = mood === 'happy' ? 'crown-happy' : 'crown-angry'
  return (
    <div className={classes.side}>
      <div className={classes.row} aria-hidden="true">
        {keyed(Array.from({ length: count }, (_, index) => index >= count - fresh)).map(({ key, value }) => (
          <span key={key} className={classes.crown} data-fresh={value || undefined}>
            <Icon name={icon} size={44} />
          </span>
        ))}
        {count === 0 && (
          <span className={classes.none}>
            <Icon name={icon} size={44} />
          </span>
        )}
      </div>
      {say(mood === 'happy' ? 'mood.crowns-happy' : 'mood.crowns-angry', { count })}
    </div>
  )
}
