import { create } from 'zustand'
import classes from './toast.module.css'

type Toast = { readonly number: number; readonly text: string }

const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }))
const STAYS = 6000
let numbers = 0

/** A short message; screen readers announce it, and it disappears after a while. */
export function toast(text: string): void {
  numbers += 1
  const number = numbers
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.slice(-2), { number, text }] }))
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((each) => each.number !== number) }))
  }, STAYS)
}

export function Toasts() {
  const toasts = useToasts((state) => state.toasts)
  return (
    <div className={classes.toasts} role="status" aria-live="polite">
      {toasts.map(({ number, text }) => (
        <p key={number} className={classes.toast}>
          {text}
        </p>
      ))}
    </div>
  )
}
