import { openingOf, type Playthrough } from '@charterstone/engine'
import { useEffect, useState } from 'react'
import type { StoredCampaign } from '../../data/stored-campaign.ts'
import { type LocalSession, openLocal } from '../../session/local-session.ts'
import { PAGE_DEPS } from '../../session/page-deps.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { makeParts, type Parts } from '../../session/session-parts.ts'
import { LogScreen } from '../log/log-screen.tsx'

type ReplayLogProps = { readonly playthrough: Playthrough; readonly onBack: () => void }

type Open = { readonly session: LocalSession; readonly parts: Parts }

/** The log of a game that is stored nowhere: only to look at. */
export function ReplayLog({ playthrough, onBack }: ReplayLogProps) {
  const [open, setOpen] = useState<Open | null>(null)
  useEffect(() => {
    let isWanted = true
    const opening = openToWatch(playthrough)
    void opening.then((session) => {
      if (isWanted && session !== null) setOpen({ session, parts: makeParts(session) })
    })
    return () => {
      isWanted = false
      void opening.then((session) => session?.close())
    }
  }, [playthrough])
  if (open === null) return null
  return (
    <SessionProvider open={open}>
      <LogScreen onBack={onBack} />
    </SessionProvider>
  )
}

function openToWatch(playthrough: Playthrough): Promise<LocalSession | null> {
  const stored: StoredCampaign = {
    id: 'shared',
    revision: 1,
    record: playthrough.record,
    opening: openingOf(playthrough),
  }
  return openLocal(stored.id, {
    ...PAGE_DEPS,
    campaigns: {
      load: () => Promise.resolve(stored),
      save: () => Promise.resolve(undefined),
      refresh: () => Promise.resolve(),
      onNotice: () => () => undefined,
    },
    // Without the lock nothing is played or saved.
    locks: { lock: () => Promise.resolve(null), takeOver: () => Promise.resolve(null) },
  })
}
