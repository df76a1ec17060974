import { useGame } from '../../session/use-game.ts'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'

export function ChestScreen() {
  const say = useSay()
  const { id } = useGame()
  return (
    <Page title={say('book.chest')} back={pathOf('play', id)} backLabel={say('table.title')}>
      <p>{say('book.soon')}</p>
    </Page>
  )
}
