import { Icon } from '@charterstone/art/icons/icon.tsx'
import { Link } from '../../../shell/link.tsx'
import { pathOf } from '../../../shell/route.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { Strip } from '../motion/strip.tsx'
import { ToolsSlot } from '../online-slots.tsx'
import { TableMenu } from '../top/table-menu.tsx'
import { TableTitle } from '../top/table-title.tsx'
import { useUndo } from '../undo/use-undo.ts'
import classes from './phone.module.css'

type PhoneTopProps = {
  /** The moves of the others are here, not over the village. */
  readonly hasStrip: boolean
  readonly onWords: () => void
}

/** Menu, village and game; undo and log. */
export function PhoneTop({ hasStrip, onWords }: PhoneTopProps) {
  const say = useSay()
  const { game } = useTable()
  const undo = useUndo()
  return (
    <header className={classes.top}>
      <TableMenu onWords={onWords} className={classes.tool} />
      <div className={classes.title}>
        <TableTitle nameClass={classes.name} gameClass={classes.meta} />
      </div>
      {hasStrip && <Strip on="top" />}
      <ToolsSlot className={classes.tool} isBare isShort />
      <button type="button" className={classes.tool} aria-label={say('table.undo')} {...undo.props}>
        <Icon name="undo" size={22} />
      </button>
      <Link className={classes.tool} to={pathOf('log', game.ref)} aria-label={say('book.log')}>
        <Icon name="log" size={22} />
      </Link>
    </header>
  )
}
