import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import { useState } from 'react'
import { useCast, useGame, useReadable } from '../../session/use-game.ts'
import { useBookKeys } from '../../shell/book-keys.ts'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { ThingDialog } from '../things/thing-dialog.tsx'
import { CapacityCircles } from './capacity-circles.tsx'
import classes from './chest.module.css'
import { CompanionTale } from './companion-tale.tsx'
import { GloryRows } from './glory-rows.tsx'
import { KeptThings } from './kept-things.tsx'
import { Personas } from './personas.tsx'
import { Trophies } from './trophies.tsx'

/** What every charter has become: its people, its glory, what it may keep and what it was given. */
export function ChestScreen() {
  const say = useSay()
  const { ref, view, seat } = useGame()
  useBookKeys(ref)
  const { seats } = view.legacy
  const [number, setNumber] = useState(() => seats[seat]?.charter ?? seats[0]?.charter ?? 0)
  return (
    <Page
      title={say('book.chest')}
      lead={say('chest.lead')}
      back={pathOf('play', ref)}
      backLabel={say('table.title')}
      width="wide"
    >
      <CharterTabs number={number} onChoose={setNumber} />
      <Contents key={number} number={number} />
      <ThingDialog />
    </Page>
  )
}

type CharterTabsProps = { readonly number: number; readonly onChoose: (number: number) => void }

function CharterTabs({ number, onChoose }: CharterTabsProps) {
  const say = useSay()
  const { charters } = useCast()
  const { seats } = useGame().view.legacy
  return (
    <div className={classes.tabs} role="tablist" aria-label={say('chest.charters')}>
      {CHARTERS.map((charter, each) => (
        <button
          key={charter}
          type="button"
          role="tab"
          aria-selected={each === number}
          className={classes.tab}
          onClick={() => onChoose(each)}
        >
          <SeatToken charter={charter} size={28} />
          <span>
            <strong>{charters[each]}</strong>
            <small>{seats.find((seat) => seat.charter === each)?.name ?? say('village.empty')}</small>
          </span>
        </button>
      ))}
    </div>
  )
}

function Contents({ number }: { readonly number: number }) {
  const { rules, charters } = useGame().view.legacy
  const { tales } = useReadable()
  const record = charters[number]
  const charter = CHARTERS[number]
  if (record === undefined || charter === undefined) return null
  const founder = tales.founders?.[charter]
  return (
    <>
      {founder !== undefined && <p className={classes.founder}>{founder}</p>}
      <div className={classes.columns}>
        <Personas record={record} />
        <div className={classes.side}>
          {rules.glory && <GloryRows record={record} />}
          {rules.capacity && <CapacityCircles record={record} />}
          {rules['end-steps'] && <Trophies record={record} number={number} />}
          <KeptThings record={record} />
          {record.companion !== null && <CompanionTale companion={record.companion} />}
        </div>
      </div>
    </>
  )
}
