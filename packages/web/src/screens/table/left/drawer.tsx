import type { Decision } from '@charterstone/engine'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTable } from '../../../table/table-context.tsx'
import classes from './drawer.module.css'
import { LeftColumn } from './left-column.tsx'

type DrawerProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** The folded left column: it slides in on demand, and automatically when it contains an option. */
export function Drawer({ isOpen, onClose }: DrawerProps) {
  const { decision, choices } = useTable()
  const [isAsked, setAsked] = useState(false)
  const look = useEffectEvent((asked: Decision | null) => {
    setAsked(
      asked !== null && choices.some(({ target }) => target.kind === 'quota' || target.kind === 'objective'),
    )
  })
  useEffect(() => look(decision), [decision])
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen, onClose])
  if (!isOpen && !isAsked) return null
  return (
    <div className={classes.drawer}>
      <LeftColumn />
    </div>
  )
}
