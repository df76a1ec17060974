import { createContext, type ReactNode, use } from 'react'

/** What stands in the dock of the table instead of the plan; null for the plan. */
export const DockSlot = createContext<ReactNode>(null)

export function useDockSlot(): ReactNode {
  return use(DockSlot)
}
