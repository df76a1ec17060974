import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { CSSProperties } from 'react'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { Chips } from './chips.tsx'
import classes from './strip.module.css'
import { useTheatre, useTheatreActions } from './theatre.ts'
import { CHIP_SIZE, useRoom } from './use-room.ts'

type StripProps = {
  /** For fingers: over the village of a phone, or in the top row of a tablet. */
  readonly on?: 'village' | 'top'
}

/** The moves of the others since one's own: each can be looked at, and all be played again, paused and skipped. */
export function Strip({ on }: StripProps) {
  const say = useSay()
  const { game } = useTable()
  const hasBeats = useTheatre(({ beats }) => beats.length > 0)
  const isOthersTurn = game.decision === null && game.waiting?.kind === 'bot'
  const chip = on === undefined ? CHIP_SIZE.desk : CHIP_SIZE.touch
  const { room, row } = useRoom(chip)
  if (!hasBeats && !isOthersTurn) return null
  return (
    <section
      className={classes.strip}
      aria-label={say('theatre.label')}
      data-strip
      data-on={on}
      style={{ '--chip': `${chip.width}px`, '--chip-edges': `${chip.edges}px` } as CSSProperties}
    >
      <div className={classes.row} ref={row}>
        <Chips room={room} />
      </div>
      <Controls isOthersTurn={isOthersTurn} />
    </section>
  )
}

function Controls({ isOthersTurn }: { readonly isOthersTurn: boolean }) {
  const say = useSay()
  const { again, previous, next, togglePause, skip } = useTheatreActions()
  const isAgain = useTheatre(({ mode }) => mode === 'again')
  const isPaused = useTheatre((theatre) => theatre.isPaused)
  const isHeld = useTheatre((theatre) => theatre.isHeld)
  const isAway = useTheatre((theatre) => theatre.isAway)
  const count = useTheatre(({ beats }) => beats.length)
  if (!isAgain && !isOthersTurn && !isHeld)
    return (
      <button
        type="button"
        className={classes.again}
        data-hint={say(isAway ? 'theatre.watch' : 'theatre.again-hint')}
        onClick={again}
      >
        <Icon name={isAway ? 'play' : 'replay'} size={17} />
        {say(isAway ? 'theatre.away' : 'theatre.again')}
      </button>
    )
  return (
    <div className={classes.controls}>
      {isAgain && count > 1 && <Control icon="left" name={say('theatre.previous')} onPress={previous} />}
      <Control
        icon={isPaused ? 'play' : 'pause'}
        name={say(isPaused ? 'theatre.resume' : 'theatre.pause')}
        onPress={togglePause}
      />
      {(isAgain || isHeld) && (
        <Control icon="right" name={say('theatre.next')} onPress={next} isMain={isHeld && !isAgain} />
      )}
      <Control
        icon={isAgain ? 'close' : 'fast'}
        name={say(isAgain ? 'theatre.stop' : 'theatre.skip')}
        onPress={skip}
      />
    </div>
  )
}

type ControlProps = {
  readonly icon: IconName
  readonly name: string
  readonly onPress: () => void
  /** The game waits for this one. */
  readonly isMain?: boolean
}

function Control({ icon, name, onPress, isMain = false }: ControlProps) {
  return (
    <button
      type="button"
      className={classes.control}
      data-main={isMain || undefined}
      aria-label={name}
      data-hint={name}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
      {isMain && <span>{name}</span>}
    </button>
  )
}
