import { linkTo, useMyTables } from '../../online/my-tables.ts'
import { useTableInfo } from '../../online/use-online-table.ts'
import { tableRef } from '../../session/game-ref.ts'
import { type StepAddress, stepPath } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { ShareLink } from '../link/share-link.tsx'

/** The address of what is being looked at; with the key for spectators, where this device has it. */
export function ShareMoment({ at }: { readonly at: StepAddress }) {
  const say = useSay()
  const { id } = useTableInfo()
  const watch = useMyTables(({ tables }) => tables.find((each) => each.id === id)?.keys.watch)
  const path = stepPath(tableRef(id), at)
  return (
    <ShareLink
      label={say('replay.share')}
      text={say(watch === undefined ? 'replay.no-key' : 'link.watch-text')}
      link={watch === undefined ? `${location.origin}${path}` : linkTo(watch, path)}
    />
  )
}
