import { Icon } from '@charterstone/art/icons/icon.tsx'
import { CHRONICLE, type RuleName } from '@charterstone/engine'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import { linesOfRule, sentencesOf } from '../chronicle/rule-lines.ts'
import classes from './chronicle-page.module.css'

/** One rule as it enters the Chronicle: outlined, with its slot, its name, and a line with an icon for each sentence. */
export function RuleSlot({ rule }: { readonly rule: RuleName }) {
  const say = useSay()
  const { words } = useTable()
  const { slot } = CHRONICLE[rule]
  const { name } = words.rules[rule]
  return (
    <section className={classes.slot} data-new>
      <span className={classes.number}>{slot === 0 ? '' : slot}</span>
      <div>
        <h3 className={classes.name}>
          {name}
          <span className={classes.badge}>{say('moment.in-force')}</span>
        </h3>
        {linesOfRule(words, rule).map(({ sentence, icon }) => (
          <p key={sentence} className={classes.sentence}>
            <Icon name={icon} size={22} />
            {sentence}
          </p>
        ))}
      </div>
    </section>
  )
}

/** A rule the table knows already, for company. */
export function KnownSlot({ rule }: { readonly rule: RuleName }) {
  const { words } = useTable()
  const { name, text } = words.rules[rule]
  return (
    <section className={classes.slot}>
      <span className={classes.number}>{CHRONICLE[rule].slot}</span>
      <div>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.first}>{sentencesOf(text)[0]}</p>
      </div>
    </section>
  )
}
