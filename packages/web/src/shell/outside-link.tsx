import type { ReactNode } from 'react'
import classes from './button.module.css'

type OutsideLinkProps = { readonly to: string; readonly icon?: ReactNode; readonly children: ReactNode }

/** A button that leads to another site; the game stays open, and the site does not learn where its visitor was. */
export function OutsideLink({ to, icon, children }: OutsideLinkProps) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={classes.button} data-kind="plain">
      {icon}
      <span>{children}</span>
    </a>
  )
}
