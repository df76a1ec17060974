import { nameOf } from '@charterstone/engine'
import { useEffect, useEffectEvent } from 'react'
import type { TookBack } from '../../online/took-back.ts'
import { useOnlineTable } from '../../online/use-online-table.ts'
import { useOnlineSession } from '../../session/session-context.tsx'
import { useCast } from '../../session/use-game.ts'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'

/** Says what another player has taken back: it disappears from the table without a trace. */
export function useTookBack(): void {
  const say = useSay()
  const cast = useCast()
  const { table: store } = useOnlineSession()
  const tookBack = useOnlineTable((table) => table.tookBack)
  const report = useEffectEvent(({ seat, building, count }: TookBack) => {
    const name = cast.seats[seat] ?? ''
    // Said once, also when the person leaves the table and comes back.
    store.setState({ tookBack: null })
    toast(
      building > 0
        ? say('undo.took-back', { name, place: nameOf(cast.words, building) })
        : say('note.took-back', { name, count, consent: 'no' }),
    )
  })
  useEffect(() => {
    if (tookBack !== null) report(tookBack)
  }, [tookBack])
}
