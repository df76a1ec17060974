import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { CardPicture } from '@charterstone/art/things/card-picture.tsx'
import { describe, FIRST_MINION, goodIndex, MINIONS, nameOf } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { faceOf } from '../../table/model/card-face.ts'
import { longWordIn } from '../../table/parts/long-word.ts'
import { labelOf } from '../../table/parts/noun.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './found-cards.module.css'
import type { OpenedCrate } from './moments-of.ts'

/** The contents of a crate, as cards that rise from it. */
export function FoundCards({ crate }: { readonly crate: OpenedCrate }) {
  const { cards, persona, minion } = crate
  return (
    <ul className={classes.cards}>
      {persona !== null && <PersonaFound persona={persona} />}
      {cards.map((card) => (
        <CardFound key={card} card={card} />
      ))}
      {minion !== null && <MinionFound type={goodIndex[minion] - FIRST_MINION} />}
    </ul>
  )
}

type FoundProps = {
  readonly icon: IconName
  readonly type: string
  readonly picture: ReactNode
  readonly name: string
  readonly text: string
}

function Found({ icon, type, picture, name, text }: FoundProps) {
  return (
    <li className={classes.card}>
      <p className={classes.type}>
        <Icon name={icon} size={16} />
        {type}
      </p>
      <div className={classes.picture} aria-hidden="true">
        {picture}
      </div>
      <h2 className={classes.name} data-long={longWordIn(name)}>
        {name}
      </h2>
      <p className={classes.text}>{text}</p>
    </li>
  )
}

function PersonaFound({ persona }: { readonly persona: number }) {
  const say = useSay()
  const { words } = useTable()
  return (
    <Found
      icon="persona"
      type={labelOf(words, 'persona')}
      picture={<Portrait number={persona} size="100%" />}
      name={nameOf(words, persona)}
      text={say('moment.persona')}
    />
  )
}

function CardFound({ card }: { readonly card: number }) {
  const say = useSay()
  const { words, catalogue } = useTable()
  const face = faceOf(catalogue, card)
  const text = describe(words, catalogue, card)
  const crate = face?.building?.crate ?? null
  return (
    <Found
      icon={face?.type ?? 'objective'}
      type={face === null ? (text?.type ?? '') : labelOf(words, `card.${face.type}`)}
      picture={
        face === null ? (
          <Icon name="objective" size={64} />
        ) : (
          <CardPicture number={card} building={face.building ?? undefined} size="100%" />
        )
      }
      name={nameOf(words, card)}
      text={crate === null ? (text?.text ?? '') : say('moment.carries', { crate })}
    />
  )
}

function MinionFound({ type }: { readonly type: number }) {
  const say = useSay()
  const { words, catalogue } = useTable()
  const minion = MINIONS[type] ?? 'cat'
  const def = catalogue.minions.find((each) => each.type === minion)
  return (
    <Found
      icon={minion}
      type={labelOf(words, 'minion')}
      picture={
        def === undefined ? <Icon name={minion} size={64} /> : <Portrait number={def.number} size="100%" />
      }
      name={labelOf(words, minion)}
      text={say('moment.minion')}
    />
  )
}
