import { Crate } from '@charterstone/art/things/crate-picture.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import type { Charter } from '@charterstone/engine'
import { useEffect, useState } from 'react'
import { useReadable } from '../../session/use-game.ts'
import { play } from '../../settings/sound.ts'
import { charterOfSeat } from '../../table/model/charters.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import { ChroniclePage, FindAgain } from './chronicle-page.tsx'
import classes from './crate-moment.module.css'
import { FoundCards } from './found-cards.tsx'
import { FoundTexts } from './found-texts.tsx'
import { MomentButtons } from './moment-buttons.tsx'
import type { OpenedCrate } from './moments-of.ts'
import { useStaging } from './staging.ts'

/** A crate is opened: the lid, the light, what is in it, and the page it adds to the Chronicle. */
export function CrateMoment({ crate }: { readonly crate: OpenedCrate }) {
  const say = useSay()
  const { cast, view } = useTable()
  const { flavour } = useReadable()
  const isStaged = useStaging()
  const charter = useCharterOf(crate.number)
  const [isOpen, setOpen] = useState(!isStaged)
  useEffect(() => {
    play('crate')
    const timer = setTimeout(() => setOpen(true), 350)
    return () => clearTimeout(timer)
  }, [])
  const line = flavour[`crate-${crate.number}`]
  return (
    <div className={classes.page} data-staged={isStaged || undefined}>
      <div className={classes.stage}>
        <div className={classes.head}>
          {crate.seat >= 0 && (
            <p className={classes.eyebrow}>
              <SeatToken charter={charterOfSeat(view, crate.seat)} size={24} />
              {say('moment.opened', { name: cast.seats[crate.seat] ?? '' })}
            </p>
          )}
          <h1 className={classes.title}>{say('moment.crate', { number: crate.number })}</h1>
          {line !== undefined && <p className={classes.line}>{line}</p>}
        </div>
        <div className={classes.found}>
          <FoundCards crate={crate} hasTexts={crate.rules.length > 0} />
        </div>
        <div className={classes.crate} aria-hidden="true" data-open={isOpen || undefined}>
          <Crate number={crate.number} charter={charter} isOpen={isOpen} width="100%" />
        </div>
      </div>
      <div className={classes.book}>
        {crate.rules.length > 0 ? <ChroniclePage rules={crate.rules} /> : <FoundTexts crate={crate} />}
        <Joined crate={crate} />
        <footer className={classes.foot}>
          <MomentButtons
            {...(crate.rules.length > 0 && {
              label: say('moment.into-chronicle', { count: crate.rules.length }),
            })}
          />
          <FindAgain rules={crate.rules} className={classes.note} />
        </footer>
      </div>
    </div>
  )
}

function Joined({ crate: { joined } }: { readonly crate: OpenedCrate }) {
  const say = useSay()
  return (
    <ul className={classes.joined}>
      {joined.objectives > 0 && <li>{say('moment.joined-objectives', { count: joined.objectives })}</li>}
      {joined.advancement > 0 && <li>{say('moment.joined-cards', { count: joined.advancement })}</li>}
    </ul>
  )
}

/** The charter of the building whose card carried the crate. */
function useCharterOf(number: number): Charter | null {
  const { catalogue } = useTable()
  return catalogue.buildings.find(({ crate }) => crate === number)?.charter ?? null
}
