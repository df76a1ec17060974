import type { ServerInfo } from '@charterstone/protocol'
import { Fold } from '../../../shell/fold.tsx'
import { Stack } from '../../../shell/layout.tsx'
import { useSay } from '../../../words/speech.ts'
import { CarryForm } from './carry-form.tsx'
import { OpenByPasskey } from './open-by-passkey.tsx'
import { canUsePasskeys } from './passkeys.ts'

/** The ways to open one's seats here that this server and this browser have. */
export function FromElsewhere({ server }: { readonly server: ServerInfo }) {
  const say = useSay()
  const offersPasskeys = canUsePasskeys(server.passkeys)
  if (!offersPasskeys && !server.carries) return null
  return (
    <Fold summary={say('carry.from-elsewhere')}>
      <Stack>
        {offersPasskeys && <OpenByPasskey />}
        {server.carries && <CarryForm />}
      </Stack>
    </Fold>
  )
}
