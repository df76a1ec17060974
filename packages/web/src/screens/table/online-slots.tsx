import { lazy, Suspense } from 'react'
import { useSession } from '../../session/session-context.tsx'

// What only online tables have is fetched with them.
const Tools = lazy(async () => ({ default: (await import('../online/online-tools.tsx')).OnlineTools }))
const Presence = lazy(async () => ({ default: (await import('../online/seat-presence.tsx')).SeatPresence }))
const Items = lazy(async () => ({ default: (await import('../online/online-items.tsx')).OnlineItems }))

type ToolsSlotProps = {
  readonly className?: string | undefined
  readonly isBare?: boolean
  readonly isShort?: boolean
}

export function ToolsSlot(props: ToolsSlotProps) {
  if (useSession().ref.kind === 'local') return null
  return (
    <Suspense>
      <Tools {...props} />
    </Suspense>
  )
}

export function PresenceSlot({ seat }: { readonly seat: number }) {
  if (useSession().ref.kind === 'local') return null
  return (
    <Suspense>
      <Presence seat={seat} />
    </Suspense>
  )
}

/** Entries of the menu. */
export function ItemsSlot() {
  if (useSession().ref.kind === 'local') return null
  return (
    <Suspense>
      <Items />
    </Suspense>
  )
}
