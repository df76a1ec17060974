import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useState } from 'react'
import { useGame, useReadable, useRuleset, useWords } from '../../session/use-game.ts'
import { useBookKeys } from '../../shell/book-keys.ts'
import { Choice } from '../../shell/choice.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import chronicle from '../chronicle/chronicle.module.css'
import { ThingDialog } from '../things/thing-dialog.tsx'
import { ThingLink } from '../things/thing-link.tsx'
import classes from './archive.module.css'
import { contentsOf } from './crate-contents.ts'
import { BuildingSign, IndexList } from './index-list.tsx'
import { indexNumbers } from './index-numbers.ts'

const PARTS = ['crates', 'index'] as const
type Part = (typeof PARTS)[number]

/** What was opened, and how much is still sealed; never what. */
export function ArchiveScreen() {
  const say = useSay()
  const { ref, view } = useGame()
  useBookKeys(ref)
  const { catalogue } = useRuleset()
  const { words } = useReadable()
  const [part, setPart] = useState<Part>('crates')
  const [search, setSearch] = useState('')
  const all = indexNumbers(catalogue)
  const known = all.filter((number) => words.names[number] !== undefined)
  const { crates, letters } = view.legacy
  return (
    <Page
      title={say('book.archive')}
      lead={say('archive.lead')}
      back={pathOf('play', ref)}
      backLabel={say('table.title')}
      width="wide"
    >
      <dl className={classes.counts}>
        <Count label={say('archive.crates-opened')} count={crates.length} of={catalogue.crates.length} />
        <Count label={say('archive.things-known')} count={known.length} of={all.length} />
        <Count label={say('archive.letters-opened')} count={letters.length} />
      </dl>
      <div className={chronicle.tools}>
        <Choice
          label={say('archive.parts')}
          isLabelHidden
          value={part}
          options={PARTS.map((value) => ({ value, label: say(`archive.${value}`) }))}
          onChange={setPart}
        />
        {part === 'index' && (
          <label className={chronicle.search}>
            <Icon name="search" size={18} />
            <span className="visually-hidden">{say('archive.search')}</span>
            <input
              type="search"
              value={search}
              placeholder={say('archive.search')}
              onChange={({ target }) => setSearch(target.value)}
            />
          </label>
        )}
      </div>
      {part === 'crates' ? <Crates /> : <IndexList numbers={known} search={search} />}
      <ThingDialog />
    </Page>
  )
}

type CountProps = { readonly label: string; readonly count: number; readonly of?: number }

/** How many, and of how many where that gives nothing away. */
function Count({ label, count, of }: CountProps) {
  const say = useSay()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{count}</strong>
        {of !== undefined && (
          <>
            <progress value={count} max={of} aria-label={label} />
            <span>{say('archive.sealed', { count: of - count })}</span>
          </>
        )}
      </dd>
    </div>
  )
}

function Crates() {
  const say = useSay()
  const { catalogue } = useRuleset()
  const { crates } = useGame().view.legacy
  const { flavour } = useReadable()
  const words = useWords()
  const opened = catalogue.crates.filter(({ number }) => crates.includes(number))
  if (opened.length === 0) return <p className={classes.none}>{say('archive.none-opened')}</p>
  return (
    <ul className={classes.crates}>
      {opened.map((crate) => (
        <li key={crate.number}>
          <h2>
            <Icon name="crate-open" size={24} />
            {say('archive.crate', { number: crate.number })}
          </h2>
          {flavour[`crate-${crate.number}`] !== undefined && <p>{flavour[`crate-${crate.number}`]}</p>}
          <ul>
            {contentsOf(words, catalogue, crate).map(({ icon, name, number }) => (
              <li key={`${icon}-${name}`}>
                <Icon name={icon} size={18} />
                {number === null ? name : <ThingLink number={number}>{name}</ThingLink>}
                {number !== null && <BuildingSign number={number} />}
              </li>
            ))}
            {crate.deck.length > 0 && (
              <li>
                <Icon name="deck" size={18} />
                {say('archive.deck', { count: crate.deck.length })}
              </li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  )
}
