import { Icon } from '@charterstone/art/icons/icon.tsx'
import { CardPicture } from '@charterstone/art/things/card-picture.tsx'
import {
  buildingOf,
  type CardType,
  type Catalogue,
  CONSTRUCTED,
  cardOf,
  cardTypeOf,
  describe,
  FIRST_COMMONS,
  type RuleName,
} from '@charterstone/engine'
import { createStore, useStore } from 'zustand'
import { useSessionPart } from '../../session/session-context.tsx'
import { useGame, useReadable, useRuleset } from '../../session/use-game.ts'
import { Dialog } from '../../shell/dialog.tsx'
import { Link } from '../../shell/link.tsx'
import { pathOf } from '../../shell/route.ts'
import { RULE_ICONS } from '../chronicle/rule-icons.ts'
import classes from './things.module.css'

/** The thing whose dialog is open; 0 for none. */
function makeOpenThing() {
  return createStore<{ readonly number: number }>(() => ({ number: 0 }))
}

/** A function that opens the dialog of a thing. */
export function useOpenThing(): (number: number) => void {
  const store = useSessionPart(makeOpenThing)
  return (number) => store.setState({ number })
}

/** One card, building or persona: its picture, what it does, and the way to its page in the Chronicle. */
export function ThingDialog() {
  const number = useStore(useSessionPart(makeOpenThing), (open) => open.number)
  const openThing = useOpenThing()
  const close = () => openThing(0)
  const { ref, view } = useGame()
  const { catalogue } = useRuleset()
  const { words, flavour } = useReadable()
  const building = buildingOf(catalogue, number)
  const text = number === 0 ? null : describe(words, catalogue, building?.number ?? number)
  if (text === null) return null
  const rule = ruleOf(catalogue, number)
  const line = flavour[number]
  return (
    <Dialog title={text.name} open onOpenChange={(isOpen) => !isOpen && close()}>
      <div className={classes.body}>
        <div className={classes.picture}>
          <CardPicture number={number} building={building} size="100%" />
        </div>
        <div>
          <p className={classes.note}>{text.type}</p>
          <p>{text.text}</p>
          {text.notes.map((note) => (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ))}
          {line !== undefined && (
            <p className={classes.note}>
              <em>{line}</em>
            </p>
          )}
          {view.legacy.rules[rule] && (
            <Link to={`${pathOf('chronicle', ref)}#${rule}`} className={classes.rule} onClick={close}>
              <Icon name={RULE_ICONS[rule]} size={18} />
              {words.rules[rule].name}
            </Link>
          )}
        </div>
      </div>
    </Dialog>
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
