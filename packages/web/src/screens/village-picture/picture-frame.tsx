import { type ReactNode, Suspense } from 'react'
import classes from './picture-frame.module.css'

/** The place of a village's picture on a page; empty until what it draws is there. */
export function PictureFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
