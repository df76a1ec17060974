import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './notice.module.css'

/** One line above everything, with what can be done about it. It covers nothing: what is below moves down. */
export function Notice({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = own.current
    if (element === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--notice', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--notice')
    }
  }, [])
  return (
    <div ref={own} className={classes.notice} role="alert">
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  )
}
