import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { defOf, nameOf, type VictoryCardDef } from '@charterstone/engine'
import { labelOf } from '../../../table/parts/noun.ts'
import { OptionCard } from '../../../table/parts/option-card.tsx'
import { useTable } from '../../../table/table-context.tsx'
import classes from './surface.module.css'

const WORTH: readonly {
  readonly of: 'capacity' | 'persona' | 'trophy' | 'glory'
  readonly icon: IconName
}[] = [
  { of: 'capacity', icon: 'capacity' },
  { of: 'persona', icon: 'persona' },
  { of: 'trophy', icon: 'trophy' },
  { of: 'glory', icon: 'glory' },
]

/** Victory cards: what each thing will be worth at the end of the campaign. */
export function VictoryCards() {
  const { choices, catalogue, words } = useTable()
  return (
    <div className={classes.cards}>
      {choices.flatMap((choice) => {
        const { key, target } = choice
        const def = target.kind === 'card' ? defOf(catalogue, 'victory-card', target.card) : null
        if (def === null || def === undefined) return []
        return (
          <OptionCard
            key={key}
            choice={choice}
            className={classes.card}
            subject={null}
            card={def.number}
            isRoomy
          >
            <span className={classes.name}>{nameOf(words, def.number)}</span>
            <Values def={def} />
          </OptionCard>
        )
      })}
    </div>
  )
}

function Values({ def }: { readonly def: VictoryCardDef }) {
  const { words } = useTable()
  return (
    <span className={classes.values}>
      {WORTH.map(({ of, icon }) => (
        <Value key={of} icon={icon} label={labelOf(words, of)} value={def[of]} />
      ))}
    </span>
  )
}

type ValueProps = { readonly icon: IconName; readonly label: string; readonly value: number }

function Value({ icon, label, value }: ValueProps) {
  return (
    <>
      <Icon name={icon} size={22} />
      <span>{label}</span>
      <b>{value}</b>
    </>
  )
}
