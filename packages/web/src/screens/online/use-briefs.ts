import type { TableBrief } from '@charterstone/protocol'
import { useEffect, useState } from 'react'
import { api } from '../../online/api.ts'
import { moveSecrets } from '../../online/move-secrets.ts'
import type { MyTable } from '../../online/my-tables.ts'

/** How each table stands: undefined while it is being asked, null when it cannot be reached. */
export type Briefs = ReadonlyMap<string, TableBrief | null>

const AGAIN = 30_000

/** Asks all tables, and again every half minute while the screen is visible. */
export function useBriefs(tables: readonly MyTable[]): Briefs {
  const [briefs, setBriefs] = useState<Briefs>(new Map())
  const ids = tables.map(({ id }) => id).join(' ')
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      for (const id of ids.split(' ').filter((each) => each !== '')) {
        await moveSecrets(id)
        const reply = await api.brief(id)
        if (!isWanted) return
        setBriefs((known) => new Map(known).set(id, reply.ok ? reply.value : null))
      }
    }
    const lookNow = () => void look()
    lookNow()
    addEventListener('online', lookNow)
    const timer = setInterval(() => {
      if (!document.hidden) lookNow()
    }, AGAIN)
    return () => {
      isWanted = false
      removeEventListener('online', lookNow)
      clearInterval(timer)
    }
  }, [ids])
  return briefs
}

/** Whether it waits for the person at this device. */
export function isYourTurn(brief: TableBrief | null | undefined): boolean {
  if (brief === null || brief === undefined) return false
  return brief.you.seats.includes(brief.asked) && brief.seats[brief.asked]?.isLent !== true
}

/** The tables that wait for the person at this device come first. */
export function yoursFirst(tables: readonly MyTable[], briefs: Briefs): readonly MyTable[] {
  return tables.toSorted(
    (a, b) => Number(isYourTurn(briefs.get(b.id))) - Number(isYourTurn(briefs.get(a.id))),
  )
}
