import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { CardPicture } from '@charterstone/art/things/card-picture.tsx'
import { describeMinion, FIRST_MINION, goodIndex, MINIONS, nameOf } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { useCatalogue } from '../../session/use-game.ts'
import { faceOf } from '../../table/model/card-face.ts'
import { textOfCard } from '../../table/model/card-text.ts'
import { CardSign } from '../../table/parts/card-sign.tsx'
import { longWordIn } from '../../table/parts/long-word.ts'
import { labelOf } from '../../table/parts/noun.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import { ThingLink } from '../things/thing-link.tsx'
import classes from './found-cards.module.css'
import type { OpenedCrate } from './moments-of.ts'

type FoundCardsProps = {
  readonly crate: OpenedCrate
  /** The cards say what they do; otherwise the page beside them says it. */
  readonly hasTexts: boolean
}

/** More cards than these lie in two columns, their pictures beside their texts. */
const IN_A_ROW = 3

/** The contents of a crate, as cards that rise from it. A press opens their detail. */
export function FoundCards({ crate, hasTexts }: FoundCardsProps) {
  const { cards, persona, minion } = crate
  const count = cards.length + [persona, minion].filter((each) => each !== null).length
  return (
    <ul className={classes.cards} data-many={(hasTexts && count > IN_A_ROW) || undefined}>
      {persona !== null && <PersonaFound persona={persona} hasText={hasTexts} />}
      {cards.map((card) => (
        <CardFound key={card} card={card} hasText={hasTexts} />
      ))}
      {minion !== null && <MinionFound type={goodIndex[minion] - FIRST_MINION} hasText={hasTexts} />}
    </ul>
  )
}

type FoundProps = {
  readonly number: number
  readonly icon: IconName
  readonly type: string
  readonly picture: ReactNode
  readonly name: string
  /** What it does; null where the page beside it says so. */
  readonly effect: string | null
  /** What becomes of it. */
  readonly fate: string
}

function Found({ number, icon, type, picture, name, effect, fate }: FoundProps) {
  const face = faceOf(useCatalogue(), number)
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
        <ThingLink number={number} isWide>
          {name}
        </ThingLink>
      </h2>
      {face !== null && <CardSign face={face} size={16} />}
      {effect !== null && effect !== '' && <p className={classes.text}>{effect}</p>}
      {fate !== '' && <p className={classes.fate}>{fate}</p>}
    </li>
  )
}

type CardFoundProps = { readonly card: number; readonly hasText: boolean }

function PersonaFound({ persona, hasText }: { readonly persona: number; readonly hasText: boolean }) {
  const say = useSay()
  const { words, catalogue } = useTable()
  return (
    <Found
      number={persona}
      icon="persona"
      type={labelOf(words, 'persona')}
      picture={<Portrait number={persona} size="100%" />}
      name={nameOf(words, persona)}
      effect={hasText ? (textOfCard(words, catalogue, persona)?.text ?? null) : null}
      fate={say('moment.persona')}
    />
  )
}

function CardFound({ card, hasText }: CardFoundProps) {
  const say = useSay()
  const { words, catalogue } = useTable()
  const face = faceOf(catalogue, card)
  const text = textOfCard(words, catalogue, card)
  const crate = face?.building?.crate ?? null
  return (
    <Found
      number={card}
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
      effect={hasText ? (text?.text ?? null) : null}
      fate={crate === null ? '' : say('moment.carries', { crate })}
    />
  )
}

function MinionFound({ type, hasText }: { readonly type: number; readonly hasText: boolean }) {
  const say = useSay()
  const { words, catalogue } = useTable()
  const minion = MINIONS[type] ?? 'cat'
  const def = catalogue.minions.find((each) => each.type === minion)
  if (def === undefined) return null
  return (
    <Found
      number={def.number}
      icon={minion}
      type={labelOf(words, 'minion')}
      picture={<Portrait number={def.number} size="100%" />}
      name={labelOf(words, minion)}
      effect={hasText ? describeMinion(words, def) : null}
      fate={say('moment.minion')}
    />
  )
}
