import { describe, QUOTA } from '@charterstone/engine'
import { useReadable } from '../../../session/use-game.ts'
import { type Say, useSay } from '../../../words/speech.ts'
import { objectivesOf } from '../model/standing.ts'
import { HOURGLASS, openReputation } from '../model/tracks.ts'
import { amountOf, labelOf } from '../parts/noun.ts'
import { type TableValue, useTable } from '../table-context.tsx'

/** Progress, reputation, guidepost, objectives, quota, face-up cards and supply. */
export function TracksInWords() {
  const say = useSay()
  const table = useTable()
  const { view, words, catalogue, cast } = table
  const { guideposts } = useReadable()
  const { progress, reputation, mat, deckSize, seats, guidepost } = view.table
  const text = guideposts[guidepost]
  return (
    <>
      <section>
        <h2>{words.rules.progress.name}</h2>
        <p>{say('village.progress', { progress, last: HOURGLASS })}</p>
        <h3>{words.rules.reputation.name}</h3>
        <p>
          {reputation.length === 0 ? say('seat.none') : reputation.map((seat) => cast.seats[seat]).join(', ')}{' '}
          ({say('village.progress', { progress: reputation.length, last: openReputation(seats.length) })})
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
          {mat.map((card) => {
            const text_ = describe(words, catalogue, card)
            return (
              <li key={card}>
                {text_?.name} ({text_?.type}): {[text_?.text, ...(text_?.notes ?? [])].join(' ')}
              </li>
            )
          })}
        </ul>
        <p>{say('tray.mat-and-deck', { count: deckSize })}</p>
      </section>
    </>
  )
}

function objectiveLines(
  say: Say,
  { engine, view, state, game, words, catalogue }: TableValue,
): readonly string[] {
  return objectivesOf(engine, view, state, game.seat).map(({ card, have, isMet, isScored }) => {
    const standing = isScored
      ? say('objectives.scored')
      : isMet
        ? say('objectives.can-score')
        : say('objectives.have', { count: have })
    return `${describe(words, catalogue, card)?.text ?? ''} ${standing}`
  })
}

/** One line a row: who has sold what, and what is still open. */
function quotaLines(say: Say, { view, words, cast }: TableValue): readonly string[] {
  const { rules } = view.legacy
  const rows = (['resource', 'coin', 'card', 'minion', 'peril'] as const).filter((row) =>
    row === 'minion' ? rules.minions : row === 'peril' ? rules.peril : true,
  )
  return rows.map((row) => {
    const noun = row === 'card' ? 'card.any' : row
    const spaces = QUOTA.flatMap((space, place) => {
      if (space.row !== row) return []
      const seat = (view.table.quota[place] ?? 0) - 1
      const what = amountOf(words, noun, space.count)
      const bonus =
        space.bonus === 'vp'
          ? ` (${say('quota.bonus-vp')})`
          : space.bonus === 'reputation'
            ? ` (${say('quota.bonus-reputation')})`
            : ''
      return [seat < 0 ? `${what}${bonus}` : (cast.seats[seat] ?? '')]
    })
    return `${labelOf(words, noun)}: ${spaces.join('; ')}`
  })
}
