import { create } from 'zustand'
import classes from './toast.module.css'

type Toast = { readonly number: number; readonly text: string }

const useToasts = create<{ readonly last: number; readonly toasts: readonly Toast[] }>(() => ({
  last: 0,
  toasts: [],
}))
const STAYS = 6000

/** A short message; screen readers announce it, and it disappears after a while. */
export function toast(text: string): void {
  const number = useToasts.getState().last + 1
  useToasts.setState(({ toasts }) => ({ last: number, toasts: [...toasts.slice(-2), { number, text }] }))
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
