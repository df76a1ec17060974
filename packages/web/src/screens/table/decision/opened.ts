import { create } from 'zustand'

/** What is open beside the decision: the closed options, or what the others did. */
export type Opened = 'closed' | 'since' | null

export const useOpened = create<{ readonly opened: Opened }>(() => ({ opened: null }))

export function open(opened: Opened): void {
  useOpened.setState({ opened })
}

export function openClosed(): void {
  open('closed')
}
