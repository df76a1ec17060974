import { sentenceOfDecision, sentenceOfEvent } from '@charterstone/engine'
import { answer, packUp, startGame, undo } from '../../session/actions.ts'
import { useCast, useGame } from '../../session/use-game.ts'
import { Button } from '../../shell/button.tsx'
import { useKeys } from '../../shell/keys.ts'
import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/speech.ts'
import { OptionList } from './option-list.tsx'

/** Every decision as a list of buttons: playable before it is pretty. */
export function TableScreen() {
  const say = useSay()
  const cast = useCast()
  const { view, decision, waiting, log, canUndo } = useGame()
  useKeys({ undo: () => void undo() })
  const name = view.legacy.seats[decision?.seat ?? waiting?.seat ?? -1]?.name ?? ''
  return (
    <Page title={say('table.title')} width="wide">
      {decision !== null && (
        <section>
          <h2>{say('table.asks', { name })}</h2>
          <p>{sentenceOfDecision(cast, decision, view.stack.at(-1))}</p>
          <OptionList decision={decision} frame={view.stack.at(-1)} onAnswer={(key) => void answer(key)} />
        </section>
      )}
      {waiting !== null && <p role="status">{say('table.thinking', { name })}</p>}
      {canUndo && <Button onClick={() => void undo()}>{say('table.undo')}</Button>}
      {view.phase === 'finished' && (
        <Button kind="primary" onClick={() => void packUp()}>
          {say('table.pack-up')}
        </Button>
      )}
      {view.phase === 'between' && (
        <Button kind="primary" onClick={() => void startGame()}>
          {say('table.next-game', { game: view.legacy.game })}
        </Button>
      )}
      <ol reversed>
        {log
          .slice(-12)
          .reverse()
          .map((entry) => (
            <li key={entry.place}>
              {entry.events
                .map((event) => sentenceOfEvent(cast, event) ?? '')
                .filter((text) => text !== '')
                .join(' ')}
            </li>
          ))}
      </ol>
    </Page>
  )
}
