import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useOnlineTable } from '../../../online/use-online-table.ts'
import { useSay } from '../../../words/speech.ts'
import classes from './talk.module.css'
import { useTalkPanel } from './talk-open.ts'

type TalkButtonProps = { readonly className?: string | undefined; readonly isBare?: boolean }

/** Opens the table talk; says how much is new. */
export function TalkButton({ className = classes.button, isBare = false }: TalkButtonProps) {
  const say = useSay()
  const [isOpen, setOpen] = useTalkPanel()
  const fresh = useOnlineTable(({ talk, read, you }) =>
    talk.reduce(
      (count, { seq, seat, said }) =>
        seq > read && said.kind !== 'note' && seat !== you?.seat ? count + 1 : count,
      0,
    ),
  )
  const label = fresh === 0 ? say('talk.title') : say('talk.fresh', { count: fresh })
  return (
    <button
      type="button"
      className={isBare ? `${className} ${classes.bare}` : className}
      aria-expanded={isOpen}
      aria-label={label}
      data-hint={label}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name="talk" size={20} />
      {!isBare && <span>{say('talk.title')}</span>}
      {fresh > 0 && <b className={classes.fresh}>{fresh}</b>}
    </button>
  )
}
