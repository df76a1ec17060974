import { charterOfSpot, describe, sentenceOfReason } from '@charterstone/engine'
import { useCallback } from 'react'
import { type Say, useSay } from '../../../words/speech.ts'
import { presenceAt } from '../model/presence.ts'
import { targetOfKey } from '../model/target.ts'
import { labelOf } from '../parts/noun.ts'
import { type TableValue, useTable } from '../table-context.tsx'
import { nameAt } from './scene-props.ts'

/** What a screen reader says of a spot: its name, its charter, what it does, who is there, why it is closed. */
export function useSpotLabel(): (spot: number) => string {
  const say = useSay()
  const table = useTable()
  return useCallback((spot: number) => labelOfSpot(say, table, spot), [say, table])
}

export function labelOfSpot(say: Say, table: TableValue, spot: number): string {
  const { view, cast, words, catalogue, decision, closed } = table
  const charter = charterOfSpot(spot)
  const place = charter < 0 ? words.rules.commons.name : (cast.charters[charter] ?? '')
  const number = view.legacy.buildings[spot] ?? 0
  const name = nameAt(table, spot)
  const reason =
    decision === null
      ? undefined
      : closed.find(({ key }) => {
          const target = targetOfKey(view, decision, cast.numbers, key)
          return target.kind === 'spot' && target.spot === spot
        })?.reason
  return [
    name === '' ? say('preview.plot') : name,
    place,
    number === 0 ? '' : (describe(words, catalogue, number)?.text ?? ''),
    ...presenceWords(say, table, spot),
    reason === undefined ? '' : say('village.closed', { reason: sentenceOfReason(words, reason) }),
  ]
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
}

/** Who and what is on a spot, as phrases. */
export function presenceWords(say: Say, { view, cast, words }: TableValue, spot: number): readonly string[] {
  const { workers, minion, peril, income } = presenceAt(view, spot)
  return [
    ...workers.map(({ seat, kind }) => say('preview.worker', { name: cast.seats[seat] ?? '', kind })),
    ...(minion === null ? [] : [labelOf(words, minion)]),
    ...(peril === null ? [] : [say('preview.peril-here', { what: words.perils[peril] })]),
    ...(income.length === 0
      ? []
      : [`${words.rules.income.name}: ${income.map((seat) => cast.seats[seat] ?? '').join(', ')}`]),
  ]
}
