import { useEffect } from 'react'

/** Brings what the address names into view, once it is on the page. */
export function useScrollTo(mark: string): void {
  useEffect(() => {
    if (mark === '') return
    const target = document.getElementById(mark)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }, [mark])
}
