import { charterOfSpot, describe, nameOf, sentenceOfReason } from '@charterstone/engine'
import { Icon } from '../../../art/icons/icon.tsx'
import { stripOf } from '../../../art/strip/strip-glyph.ts'
import { GlyphRow } from '../../../art/strip/strip-row.tsx'
import { useSay } from '../../../words/speech.ts'
import { presenceAt } from '../model/presence.ts'
import { keysAt, targetOfKey } from '../model/target.ts'
import { useTable } from '../table-context.tsx'
import { ConsequenceLines, ownerLine } from './consequence-lines.tsx'
import { PresenceLines } from './presence-lines.tsx'
import classes from './preview.module.css'

/** A building or plot: what it costs and gives, what using it would lead to, why it is closed. */
export function SpotPreview({ spot }: { readonly spot: number }) {
  const say = useSay()
  const table = useTable()
  const { view, catalogue, choices, words } = table
  const number = view.legacy.buildings[spot] ?? 0
  const building = catalogue.buildings.find((def) => def.number === number)
  const charter = charterOfSpot(spot)
  const [key] = keysAt(choices, (target) => target.kind === 'spot' && target.spot === spot)
  const reason = useReason(spot)
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {building === undefined ? say('preview.plot') : nameOf(words, number)}
        </h2>
        <span className={classes.sub}>{ownerLine(say, table, charter, building?.value ?? null)}</span>
      </div>
      {building !== undefined && (
        <>
          <div className={classes.strip}>
            <CostAndGain building={building} />
          </div>
          <p className={classes.text}>{describe(words, catalogue, number)?.text}</p>
        </>
      )}
      <PresenceLines presence={presenceAt(view, spot)} isOption={key !== undefined} />
      {reason !== null && (
        <ul className={classes.lines}>
          <li className={classes.reason}>
            <Icon name="lock" size={18} />
            <span>{sentenceOfReason(words, reason)}</span>
          </li>
        </ul>
      )}
      {key !== undefined && <ConsequenceLines optionKey={key} />}
    </>
  )
}

type Building = ReturnType<typeof useTable>['catalogue']['buildings'][number]

export function CostAndGain({
  building,
  size = 21,
}: {
  readonly building: Building
  readonly size?: number
}) {
  const say = useSay()
  const { pay, gain } = stripOf(building.cost, building.benefit)
  return (
    <>
      {pay.length > 0 && (
        <>
          <span className={classes.label}>{say('preview.pay')}</span>
          <GlyphRow glyphs={pay} size={size} />
          <Icon name="arrow" size={18} className={classes.arrow ?? ''} />
        </>
      )}
      <span className={classes.label}>{say('preview.gain')}</span>
      <GlyphRow glyphs={gain} size={size} />
    </>
  )
}

/** Why the building on a spot cannot be chosen now; null when it can, or when nothing is asked about buildings. */
export function useReason(spot: number) {
  const { view, decision, closed, cast, choices } = useTable()
  if (decision === null) return null
  if (choices.some(({ target }) => target.kind === 'spot' && target.spot === spot)) return null
  const found = closed.find(({ key }) => {
    const target = targetOfKey(view, decision, cast.numbers, key)
    return target.kind === 'spot' && target.spot === spot
  })
  return found?.reason ?? null
}
