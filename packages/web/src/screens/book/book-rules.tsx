import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useGame, useWords } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import { RULE_ICONS } from '../chronicle/rule-icons.ts'
import { slotsOf } from '../chronicle/slots.ts'
import type { WhenOpened } from '../past/when-opened.ts'
import classes from './book.module.css'

/** The rules that were written so far. */
export function BookRules({ opened }: { readonly opened: WhenOpened }) {
  const say = useSay()
  const words = useWords()
  const rules = slotsOf(useGame().view.legacy).flatMap((slot) => slot.rules)
  return (
    <section className={classes.chapter}>
      <h2>{say('keepsake.rules')}</h2>
      <div className={classes.rules}>
        {rules.map((rule) => {
          const game = opened.rules.get(rule)?.game
          return (
            <section key={rule} className={classes.rule}>
              <h3>
                <Icon name={RULE_ICONS[rule]} size={18} />
                {words.rules[rule].name}
                {game !== undefined && <small>{say('table.game', { game })}</small>}
              </h3>
              <p>{words.rules[rule].text}</p>
            </section>
          )
        })}
      </div>
    </section>
  )
}
