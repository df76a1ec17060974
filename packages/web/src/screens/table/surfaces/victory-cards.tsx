import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { defOf, nameOf, type VictoryCardDef } from '@charterstone/engine'
import { labelOf } from '../../../table/parts/noun.ts'
import { useTable } from '../../../table/table-context.tsx'
import { CardChoices } from './card-choices.tsx'
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
  return <CardChoices Face={VictoryFace} />
}

function VictoryFace({ card }: { readonly card: number }) {
  const { catalogue, words } = useTable()
  const def = defOf(catalogue, 'victory-card', card)
  return (
    <>
      <span className={classes.name}>{nameOf(words, card)}</span>
      {def !== undefined && <Values def={def} />}
    </>
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
