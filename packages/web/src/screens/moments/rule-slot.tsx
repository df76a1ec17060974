import { CHRONICLE, type RuleName } from '@charterstone/engine'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './chronicle-page.module.css'

/** One rule as it enters the Chronicle: outlined, with its slot, its name and its text. */
export function RuleSlot({ rule }: { readonly rule: RuleName }) {
  const say = useSay()
  const { words } = useTable()
  const { slot } = CHRONICLE[rule]
  const { name, text } = words.rules[rule]
  return (
    <section className={classes.slot} data-new>
      <span className={classes.number}>{slot === 0 ? '' : slot}</span>
      <div>
        <h3 className={classes.name}>
          {name}
          <span className={classes.badge}>{say('moment.in-force')}</span>
        </h3>
        {sentencesOf(text).map((sentence) => (
          <p key={sentence} className={classes.sentence}>
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

/** One line a sentence; parts in brackets stay together. */
function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
}
