import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'

/** A campaign that has not begun yet. */
export function BeforeGame() {
  const say = useSay()
  const { view } = useTable()
  const { startGame } = useSession()
  return (
    <Page title={say('table.between')}>
      <Button kind="primary" size="large" data-next-game onClick={() => void startGame()}>
        {say('table.next-game', { game: view.legacy.game })}
      </Button>
    </Page>
  )
}
