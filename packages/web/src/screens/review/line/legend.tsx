import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { Mark } from '@charterstone/bots'
import { useSay } from '../../../words/speech.ts'
import { LINE_DASHES } from '../../campaign/chart-lines.ts'
import { LANE_ICONS } from './lanes.tsx'
import classes from './line.module.css'
import { inkOf } from './points-lines.tsx'

const KINDS = ['building', 'crate', 'objective'] as const

/** What the signs in the lanes and the broken line across the chart mean, as far as there are any. */
export function MarkLegend({ marks }: { readonly marks: readonly Mark[] }) {
  const say = useSay()
  const has = (wanted: Mark['kind']) => marks.some(({ kind }) => kind === wanted)
  return (
    <ul className={classes.signs}>
      {KINDS.filter(has).map((kind) => (
        <li key={kind}>
          <Icon name={LANE_ICONS[kind]} size={15} />
          {say(`review.sign-${kind}`)}
        </li>
      ))}
      {has('hourglass') && (
        <li>
          <Stroke className={classes.sunset} />
          {say('review.sign-hourglass')}
        </li>
      )}
    </ul>
  )
}

type LineLegendProps = { readonly charters: readonly number[]; readonly names: readonly string[] }

/** Whose line has which stroke. */
export function LineLegend({ charters, names }: LineLegendProps) {
  return (
    <ul className={classes.signs}>
      {charters.map((charter, seat) => (
        <li key={charter}>
          <Stroke className={classes.line} colour={inkOf(charter)} dash={LINE_DASHES[charter]} />
          {names[seat]}
        </li>
      ))}
    </ul>
  )
}

type StrokeProps = {
  readonly className: string | undefined
  readonly colour?: string
  readonly dash?: string | undefined
}

function Stroke({ className, colour, dash }: StrokeProps) {
  return (
    <svg width={32} height={8} viewBox="0 0 32 8" aria-hidden="true">
      <path d="M0 4H32" className={className} stroke={colour} strokeDasharray={dash} />
    </svg>
  )
}
