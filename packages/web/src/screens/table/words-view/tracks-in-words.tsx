import { describe } from '@charterstone/engine'
import { useReadable } from '../../../session/use-game.ts'
import { lineOfCard } from '../../../table/model/card-text.ts'
import { objectivesOf } from '../../../table/model/goals.ts'
import { amountOf, labelOf } from '../../../table/parts/noun.ts'
import { type TableValue, useTable } from '../../../table/table-context.tsx'
import { type Say, useSay } from '../../../words/speech.ts'

/** Progress, reputation, guidepost, objectives, quota, face-up cards and supply. */
export function TracksInWords() {
  const say = useSay()
  const table = useTable()
  const { view, board, words, catalogue, cast } = table
  const { guideposts } = useReadable()
  const { mat, deckSize, guidepost } = view.table
  const { progress, reputation } = board
  const text = guideposts[guidepost]
  return (
    <>
      <section>
        <h2>{words.rules.progress.name}</h2>
        <p>{say('village.progress', { progress: progress.space, last: progress.last })}</p>
        <h3>{words.rules.reputation.name}</h3>
        <p>
          {reputation.seats.length === 0
            ? say('seat.none')
            : reputation.seats.map((seat) => cast.seats[seat]).join(', ')}{' '}
          ({say('village.progress', { progress: reputation.seats.length, last: reputation.open })})
        </p>
        {text !== undefined && (
          <>
            <h3>{say('guidepost.title')}</h3>
            <p>{text.goal}</p>
            {text.temporaryRule !== null && <p>{say('guidepost.this-game', { rule: text.temporaryRule })}</p>}
          </>
        )}
        <h3>{say('objectives.title')}</h3>
        <ul>
          {objectiveLines(say, table).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>{say('quota.title')}</h3>
        <ul>
          {quotaLines(say, table).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say('tray.mat')}</h2>
        <ul>
          {mat.map((card) => (
            <li key={card}>{lineOfCard(words, catalogue, card)}</li>
          ))}
        </ul>
        <p>{say('tray.mat-and-deck', { count: deckSize })}</p>
      </section>
    </>
  )
}

function objectiveLines(say: Say, table: TableValue): readonly string[] {
  const { game, words, catalogue } = table
  return objectivesOf(table, game.seat).map(({ card, have, isMet, isScored }) => {
    const standing = isScored
      ? say('objectives.scored')
      : isMet
        ? say('objectives.can-score')
        : say('objectives.have', { count: have })
    return `${describe(words, catalogue, card)?.text ?? ''} ${standing}`
  })
}

/** One line a row: who has sold what, and what is still open. */
function quotaLines(say: Say, { board, words, cast }: TableValue): readonly string[] {
  return board.quota.map(({ row, spaces }) => {
    const noun = row === 'card' ? 'card.any' : row
    const lines = spaces.map(({ count, bonus, seat }) => {
      if (seat !== null) return cast.seats[seat] ?? ''
      const note =
        bonus === 'vp'
          ? ` (${say('quota.bonus-vp')})`
          : bonus === 'reputation'
            ? ` (${say('quota.bonus-reputation')})`
            : ''
      return `${amountOf(words, noun, count)}${note}`
    })
    return `${labelOf(words, noun)}: ${lines.join('; ')}`
  })
}
