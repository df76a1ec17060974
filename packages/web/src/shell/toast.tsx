import { create } from 'zustand'
import classes from './toast.module.css'

type ToastAction = { readonly label: string; readonly run: () => void }
type Toast = { readonly number: number; readonly text: string; readonly action: ToastAction | null }

const useToasts = create<{ readonly last: number; readonly toasts: readonly Toast[] }>(() => ({
  last: 0,
  toasts: [],
}))
const STAYS = 6000
const STAYS_WITH_ACTION = 10_000

/** A short message; screen readers announce it, and it disappears after a while. */
export function toast(text: string, action: ToastAction | null = null): void {
  const number = useToasts.getState().last + 1
  useToasts.setState(({ toasts }) => ({
    last: number,
    toasts: [...toasts.slice(-2), { number, text, action }],
  }))
  setTimeout(() => dismiss(number), action === null ? STAYS : STAYS_WITH_ACTION)
}

function dismiss(number: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((each) => each.number !== number) }))
}

export function Toasts() {
  const toasts = useToasts((state) => state.toasts)
  return (
    <div className={classes.toasts} role="status" aria-live="polite">
      {toasts.map(({ number, text, action }) => (
        <p key={number} className={classes.toast}>
          {text}
          {action !== null && (
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                dismiss(number)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}
