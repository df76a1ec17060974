import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { RuleName } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { Link } from '../../shell/link.tsx'
import { pathOf } from '../../shell/route.ts'
import type { TablePart } from '../spotlight/pointer.ts'
import classes from './section.module.css'

type SectionProps = {
  readonly icon: IconName
  readonly title: string
  /** Its page in the Chronicle, one step away. */
  readonly rule?: RuleName
  /** Its name for lessons that point to it. */
  readonly part?: TablePart
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A block of a panel under a heading. */
export function Section({ icon, title, rule, part, aside, children, className }: SectionProps) {
  const { ref } = useSession()
  return (
    <section className={[classes.section, className].filter(Boolean).join(' ')} data-part={part}>
      <h2 className={classes.heading}>
        <Icon name={icon} size={19} fill="none" />
        {rule === undefined ? (
          title
        ) : (
          <Link className={classes.link} to={`${pathOf('chronicle', ref)}#${rule}`}>
            {title}
          </Link>
        )}
        {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      </h2>
      {children}
    </section>
  )
}
