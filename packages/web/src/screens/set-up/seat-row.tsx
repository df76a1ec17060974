import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { OFFERED_LEVELS, PLAY_STYLES } from '@charterstone/bots'
import { CHARTERS } from '@charterstone/engine'
import { Choice } from '../../shell/choice.tsx'
import { Select } from '../../shell/select.tsx'
import { useSetupWords } from '../../words/setup-words.ts'
import { type Say, useSay } from '../../words/speech.ts'
import { KINDS, MAX_SEAT_NAME, type SeatDraft } from './seat-draft.ts'
import classes from './seats.module.css'

type SeatRowProps = {
  readonly seat: SeatDraft
  readonly canGo: boolean
  readonly onChange: (change: Partial<SeatDraft>) => void
  readonly onCharter: (charter: number) => void
  readonly onRemove: () => void
}

export function SeatRow({ seat, canGo, onChange, onCharter, onRemove }: SeatRowProps) {
  const say = useSay()
  const { charters } = useSetupWords()
  const charter = CHARTERS[seat.charter] ?? 'purple'
  return (
    <li className={classes.seat} data-charter={charter}>
      <label className={classes.charter}>
        <SeatToken charter={charter} size={40} />
        <Icon name="down" size={16} />
        <select
          aria-label={say('new.charter')}
          value={seat.charter}
          onChange={({ target }) => onCharter(Number(target.value))}
        >
          {CHARTERS.map((each, index) => (
            <option key={each} value={index}>
              {charters[each].name}
            </option>
          ))}
        </select>
      </label>
      <label className={classes.name}>
        <span className={classes.of}>{charters[charter].name}</span>
        <input
          aria-label={say('new.name')}
          value={seat.name}
          maxLength={MAX_SEAT_NAME}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </label>
      <div className={classes.kind}>
        <Choice
          label={say('new.player')}
          isLabelHidden
          value={seat.kind}
          options={KINDS.map((value) => ({ value, label: say(`new.${value}`) }))}
          onChange={(kind) => onChange({ kind })}
        />
      </div>
      <div className={classes.bot}>
        {seat.kind === 'bot' && (
          <>
            <Select
              label={say('new.level')}
              value={seat.level}
              options={OFFERED_LEVELS.map((value) => ({ value, label: say(`new.level-${value}`) }))}
              onChange={(level) => onChange({ level })}
            />
            {seat.level !== 'random' && (
              <Select
                label={say('new.style')}
                value={seat.style}
                options={PLAY_STYLES.map((value) => ({ value, label: say(`new.style-${value}`) }))}
                onChange={(style) => onChange({ style })}
              />
            )}
          </>
        )}
        {seat.kind !== 'person' && <p className={classes.about}>{aboutPlayer(say, seat)}</p>}
      </div>
      <button
        type="button"
        className={classes.remove}
        aria-label={say('new.remove', { name: seat.name })}
        disabled={!canGo}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

/** What to expect of a player that is no person. */
function aboutPlayer(say: Say, { kind, level, style }: SeatDraft): string {
  if (kind === 'automa') return say('player.automa')
  return level === 'random' ? say('player.random') : say(`player.style-${style}`)
}
