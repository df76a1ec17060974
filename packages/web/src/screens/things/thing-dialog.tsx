import { Icon } from '@charterstone/art/icons/icon.tsx'
import {
  type CardType,
  type Catalogue,
  CONSTRUCTED,
  cardOf,
  cardTypeOf,
  FIRST_COMMONS,
  type RuleName,
} from '@charterstone/engine'
import type { ReactNode } from 'react'
import { useCatalogue, useGame, useWords } from '../../session/use-game.ts'
import { Dialog } from '../../shell/dialog.tsx'
import { Link } from '../../shell/link.tsx'
import { pathOf } from '../../shell/route.ts'
import { textOfCard } from '../../table/model/card-text.ts'
import { useOpenedThing, useOpenThing } from '../../table/open-thing.ts'
import { CardDetail, PictureOfThing } from '../../table/parts/card-detail.tsx'
import { RULE_ICONS } from '../chronicle/rule-icons.ts'
import classes from './things.module.css'

type ThingDialogProps = {
  /** What the table adds: why the card is closed, or the button that takes it. */
  readonly foot?: (number: number) => ReactNode
}

/** One card, building or persona: its picture, what it does, and the way to its page in the Chronicle. */
export function ThingDialog({ foot }: ThingDialogProps) {
  const number = useOpenedThing()
  const openThing = useOpenThing()
  const catalogue = useCatalogue()
  const words = useWords()
  const text = number === 0 ? null : textOfCard(words, catalogue, number)
  if (text === null) return null
  return (
    <Dialog title={text.name} open onOpenChange={(isOpen) => !isOpen && openThing(0)}>
      <div className={classes.body} data-thing={number}>
        <div className={classes.picture}>
          <PictureOfThing number={number} />
        </div>
        <div>
          <p className={classes.type}>{text.type}</p>
          <CardDetail number={number} />
          <RuleLink number={number} />
        </div>
      </div>
      {foot?.(number)}
    </Dialog>
  )
}

function RuleLink({ number }: { readonly number: number }) {
  const openThing = useOpenThing()
  const { ref, view } = useGame()
  const catalogue = useCatalogue()
  const words = useWords()
  const rule = ruleOf(catalogue, number)
  if (!view.legacy.rules[rule]) return null
  return (
    <Link to={`${pathOf('chronicle', ref)}#${rule}`} className={classes.rule} onClick={() => openThing(0)}>
      <Icon name={RULE_ICONS[rule]} size={18} />
      {words.rules[rule].name}
    </Link>
  )
}

/** The page of the Chronicle about cards of this type. */
const RULE_OF_TYPE: Readonly<Record<CardType, RuleName>> = {
  assistant: 'assistants',
  building: 'advancement-cards',
  constructed: 'constructed-cards',
  guest: 'guests',
  item: 'items',
  friend: 'friends',
  treasure: 'treasures',
}

function ruleOf(catalogue: Catalogue, number: number): RuleName {
  if (isCommonsBuilding(number)) return 'commons'
  if (cardOf(catalogue, number)?.kind === 'objective') return 'objectives'
  const type = cardTypeOf(catalogue, number)
  return type === undefined ? 'personas' : RULE_OF_TYPE[type]
}

function isCommonsBuilding(number: number): boolean {
  return number >= FIRST_COMMONS && number < CONSTRUCTED
}
