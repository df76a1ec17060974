import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { type CharterRecord, nameOf } from '@charterstone/engine'
import { useReadable, useWords } from '../../session/use-game.ts'
import { labelOf } from '../../table/parts/noun.ts'
import classes from './chest.module.css'

type CompanionTaleProps = { readonly companion: NonNullable<CharterRecord['companion']> }

/** Who came to this charter, and how they were met. */
export function CompanionTale({ companion: { number, kind } }: CompanionTaleProps) {
  const words = useWords()
  const tale = useReadable().tales.companions?.[number]
  const met = kind ? tale?.kind : tale?.wary
  return (
    <section>
      <h2 className={classes.heading}>{labelOf(words, 'companion')}</h2>
      <div className={classes.persona}>
        <div className={classes.portrait}>
          <Portrait number={number} size="100%" />
        </div>
        <div className={classes.about}>
          <h3>{nameOf(words, number)}</h3>
          {tale !== undefined && <p>{tale.tale}</p>}
          {met !== undefined && (
            <p className={classes.flavour}>
              <strong>{met.label}.</strong> {met.text}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
