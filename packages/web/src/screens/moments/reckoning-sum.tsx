import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { useSay } from '../../words/speech.ts'
import type { Moment } from './moments-of.ts'
import classes from './reckoning-sum.module.css'

type Sum = Extract<Moment, { readonly kind: 'reckoning' }>['sum']

const ICONS: Readonly<Record<Sum['parts'][number]['what'], IconName>> = {
  crowns: 'crown-happy',
  companions: 'companion',
  rebels: 'persona',
}

/** What the reckoning counts, and what it comes to. */
export function ReckoningSum({ sum: { parts, total } }: { readonly sum: Sum }) {
  const say = useSay()
  return (
    <table className={classes.sum}>
      <tbody>
        {parts.map(({ what, count, each }) => (
          <tr key={what}>
            <th scope="row">
              <span className={classes.part}>
                <Icon name={ICONS[what]} size={22} />
                {say(`reckoning.${what}`)}
              </span>
            </th>
            <td>
              {count} × {each}
            </td>
            <td>{count * each}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {say('reckoning.total')}
          </th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  )
}
