import { COIN, RESOURCES } from '@charterstone/engine'
import { belongingsOf } from '../../../table/model/belongings.ts'
import { lineOfCard } from '../../../table/model/card-text.ts'
import { gloryOf } from '../../../table/model/glory.ts'
import { nameAt } from '../../../table/model/scene.ts'
import { keyed } from '../../../table/parts/keyed.ts'
import { amountOf } from '../../../table/parts/noun.ts'
import { type TableValue, useTable } from '../../../table/table-context.tsx'
import { type Say, useSay } from '../../../words/speech.ts'
import classes from './words-view.module.css'

/** Each seat with everything it has. */
export function SeatsInWords() {
  const say = useSay()
  const table = useTable()
  const { order, cast, game } = table
  return (
    <section>
      <h2>{say('table.seats')}</h2>
      <div className={classes.columns}>
        {order.map((seat) => (
          <div key={seat}>
            <h3>
              {cast.seats[seat]}
              {seat === game.seat && ` (${say('seat.you')})`}
            </h3>
            <ul>
              {keyed(linesOf(say, table, seat)).map(({ key, value }) => (
                <li key={key}>{value}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function linesOf(say: Say, table: TableValue, seat: number): readonly string[] {
  const { view, words, catalogue } = table
  const holder = view.table.seats[seat]
  if (holder === undefined) return []
  const { minions, perils } = belongingsOf(catalogue, holder)
  const goods = [
    amountOf(words, 'coin', holder.goods[COIN] ?? 0),
    ...RESOURCES.map((resource, index) => amountOf(words, resource, holder.goods[index] ?? 0)),
  ]
  const abroad = holder.workers.filter((spot) => spot >= 0).map((spot) => nameAt(table, spot))
  const cards = [...holder.cards, ...holder.objectives].map((card) => lineOfCard(words, catalogue, card))
  return [
    [
      amountOf(words, 'vp', holder.vp),
      ...(view.legacy.rules.glory ? [amountOf(words, 'glory', gloryOf(view.legacy, holder.charter))] : []),
    ].join(', '),
    goods.join(', '),
    amountOf(words, 'influence', holder.influence),
    [say('seat.workers', { free: 2 - abroad.length }), ...abroad].join('; '),
    ...holder.personas.map((persona) => lineOfCard(words, catalogue, persona)),
    ...(cards.length === 0 ? [`${say('seat.cards')}: ${say('seat.none')}`] : cards),
    ...(minions.length + perils.length > 0
      ? [[...minions, ...perils].map(({ kind, count }) => amountOf(words, kind, count)).join(', ')]
      : []),
  ]
}
