import { packUp, startGame } from '../../session/actions.ts'
import { useGame } from '../../session/use-game.ts'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/speech.ts'

/** Between two games, and after the last answer of one. */
export function Afterwards() {
  const say = useSay()
  const { view } = useGame()
  if (view.phase === 'finished') {
    return (
      <Page title={say('table.game-over')}>
        <Button kind="primary" size="large" onClick={() => void packUp()}>
          {say('table.pack-up')}
        </Button>
      </Page>
    )
  }
  return (
    <Page title={say('table.between')}>
      <Button kind="primary" size="large" onClick={() => void startGame()}>
        {say('table.next-game', { game: view.legacy.game })}
      </Button>
    </Page>
  )
}
