import { Icon } from '@charterstone/art/icons/icon.tsx'
import { CHRONICLE, RULE_NAMES, type RuleName } from '@charterstone/engine'
import { Scroller } from '../../shell/scroller.tsx'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './chronicle-page.module.css'
import { KnownSlot, RuleSlot } from './rule-slot.tsx'

/** The Chronicle, open where new rules have come in: with a neighbour before and after them. */
export function ChroniclePage({ rules }: { readonly rules: readonly RuleName[] }) {
  const say = useSay()
  const { view } = useTable()
  const shown = withNeighbours(rules, (rule) => view.legacy.rules[rule])
  return (
    <div className={classes.page}>
      <h2 className={classes.heading}>
        <Icon name="chronicle" size={28} />
        {say('book.chronicle')}
      </h2>
      <Scroller className={classes.slots} label={say('chronicle.rules')}>
        {shown.map((rule) =>
          rules.includes(rule) ? <RuleSlot key={rule} rule={rule} /> : <KnownSlot key={rule} rule={rule} />,
        )}
      </Scroller>
    </div>
  )
}

type FindAgainProps = { readonly rules: readonly RuleName[]; readonly className: string | undefined }

/** On which pages of the Chronicle the new rules are; nothing for rules without a page. */
export function FindAgain({ rules, className }: FindAgainProps) {
  const say = useSay()
  const pages = [...new Set(rules.map((rule) => CHRONICLE[rule].slot))].filter(Boolean).map(String)
  if (pages.length === 0) return null
  return <p className={className}>{say('moment.find-again', { count: pages.length, pages })}</p>
}

/** In the order of the slots; overbuilding takes the slot of constructing. */
function withNeighbours(
  rules: readonly RuleName[],
  isKnown: (rule: RuleName) => boolean,
): readonly RuleName[] {
  const known = RULE_NAMES.filter(
    (rule) => isKnown(rule) || CHRONICLE[rule].printed || rules.includes(rule),
  ).sort((a, b) => CHRONICLE[a].slot - CHRONICLE[b].slot)
  const wanted = new Set<RuleName>(rules)
  if (rules.length === 1)
    for (const rule of rules) {
      const index = known.indexOf(rule)
      for (const near of [known[index - 1], known[index + 1]]) if (near !== undefined) wanted.add(near)
    }
  return known.filter((rule) => wanted.has(rule))
}
