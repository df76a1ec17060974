import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { describe, nameOf } from '@charterstone/engine'
import { Scroller } from '../../shell/scroller.tsx'
import { faceOf } from '../../table/model/card-face.ts'
import { SignWithWords } from '../../table/parts/card-sign.tsx'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './crate-moment.module.css'
import type { OpenedCrate } from './moments-of.ts'

/** Without a new rule the right-hand page has the full text of what was found. */
export function FoundTexts({ crate: { persona, cards, minion } }: { readonly crate: OpenedCrate }) {
  const say = useSay()
  const { catalogue } = useTable()
  const minionCard = catalogue.minions.find(({ type }) => type === minion)
  return (
    <Scroller className={classes.texts} label={say('moment.found')}>
      <h2 className={classes.heading}>
        <Icon name="crate-open" size={28} />
        {say('moment.found')}
      </h2>
      <ul className={classes.list}>
        {persona !== null && <Text number={persona} icon="persona" />}
        {cards.map((card) => (
          <Text key={card} number={card} icon={faceOf(catalogue, card)?.type ?? 'objective'} />
        ))}
        {minionCard !== undefined && <Text number={minionCard.number} icon={minionCard.type} />}
      </ul>
    </Scroller>
  )
}

function Text({ number, icon }: { readonly number: number; readonly icon: IconName }) {
  const { words, catalogue } = useTable()
  const text = describe(words, catalogue, number)
  const face = faceOf(catalogue, number)
  return (
    <li className={classes.item}>
      <Icon name={icon} size={32} />
      <div>
        <h3 className={classes.name}>
          {nameOf(words, number)} <span className={classes.kind}>{text?.type}</span>
        </h3>
        <p className={classes.full}>{text?.text}</p>
        {face !== null && <SignWithWords cost={face.cost} effects={face.effects} />}
        {text?.notes.map((note) => (
          <p key={note} className={classes.note}>
            {note}
          </p>
        ))}
      </div>
    </li>
  )
}
