import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { ReactNode } from 'react'
import classes from './notice-page.module.css'

type NoticePageProps = {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** What one can do now. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** A page that says why there is nothing to see, and how to go on. */
export function NoticePage({ icon, title, text, actions, children }: NoticePageProps) {
  return (
    <main className={classes.page}>
      <span className={classes.icon}>
        <Icon name={icon} size={72} />
      </span>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{actions}</div>
      {children}
    </main>
  )
}
