import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { useSession } from '../../../session/session-context.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { Link } from '../../../shell/link.tsx'
import { pathOf } from '../../../shell/route.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { Strip } from '../motion/strip.tsx'
import { ToolsSlot } from '../online-slots.tsx'
import { TableMenu } from './table-menu.tsx'
import { TableTitle } from './table-title.tsx'
import classes from './top-bar.module.css'

type TopBarProps = {
  readonly onWords: () => void
  /** What the left column holds, where it has folded away. */
  readonly onDrawer?: (() => void) | undefined
}

/** Menu, village, game and round; the order of turns; Chronicle, log, sound, settings. */
export function TopBar({ onWords, onDrawer }: TopBarProps) {
  const say = useSay()
  const { ref } = useSession()
  const sound = useSettings((settings) => settings.sound)
  const soundSays = say(sound ? 'table.sound-off' : 'table.sound-on')
  return (
    <header className={classes.bar}>
      <div className={classes.start}>
        <TableMenu onWords={onWords} />
        {onDrawer !== undefined && (
          <button type="button" className={classes.tool} onClick={onDrawer}>
            <Icon name="quota" size={19} />
            <span>{say('table.common')}</span>
          </button>
        )}
        <TableTitle nameClass={classes.village} gameClass={classes.meta} />
      </div>
      <TurnOrder />
      <div className={classes.end}>
        <Strip />
        <nav className={classes.tools}>
          <ToolsSlot className={classes.tool} isBare />
          <Link className={classes.tool} to={pathOf('chronicle', ref)}>
            <Icon name="chronicle" size={19} />
            <span>{say('book.chronicle')}</span>
          </Link>
          <Link className={classes.tool} to={pathOf('log', ref)}>
            <Icon name="log" size={18} />
            <span>{say('book.log')}</span>
          </Link>
          <button
            type="button"
            className={classes.tool}
            aria-label={soundSays}
            data-hint={soundSays}
            onClick={() => useSettings.setState({ sound: !sound })}
          >
            <Icon name={sound ? 'sound' : 'sound-off'} size={18} />
          </button>
          <Link
            className={classes.tool}
            to={pathOf('settings')}
            aria-label={say('table.settings')}
            data-hint={say('table.settings')}
          >
            <Icon name="settings" size={18} />
          </Link>
        </nav>
      </div>
    </header>
  )
}

/** A ring round the one who must answer. */
function TurnOrder() {
  const say = useSay()
  const { view, cast, decision, game } = useTable()
  const asked = decision?.seat ?? game.waiting?.seat ?? -1
  const { first, seats } = view.table
  const order = seats.map((_, index) => (first + index) % seats.length)
  return (
    <ol className={classes.order} aria-label={say('table.order')}>
      {order.map((seat) => (
        <li key={seat} data-asked={seat === asked || undefined} data-hint={cast.seats[seat]}>
          <SeatToken charter={charterOfSeat(view, seat)} size={25} title={cast.seats[seat] ?? ''} />
        </li>
      ))}
    </ol>
  )
}
