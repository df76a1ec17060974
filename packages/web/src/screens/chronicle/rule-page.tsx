import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { RuleName, RuleWords } from '@charterstone/engine'
import { useGame, useWords } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import type { WhenOpened } from '../past/when-opened.ts'
import classes from './chronicle.module.css'
import { finds } from './finds.ts'
import { HouseRuleList } from './house-rule-list.tsx'
import { RULE_ICONS } from './rule-icons.ts'
import { SLOTS, type Slot, slotsOf } from './slots.ts'
import { useScrollTo } from './use-scroll-to.ts'

type RulePageProps = { readonly search: string; readonly opened: WhenOpened; readonly mark: string }

/** The slots of the Chronicle in order; a blank one gives nothing away. */
export function RulePage({ search, opened, mark }: RulePageProps) {
  const say = useSay()
  const { view } = useGame()
  const words = useWords()
  useScrollTo(mark)
  const slots = slotsOf(view.legacy)
  const isSearching = search.trim() !== ''
  const shown = isSearching
    ? slots.filter(({ rules }) => rules.some((rule) => isFound(search, words.rules[rule])))
    : slots
  const written = slots.filter(({ slot, rules }) => slot > 0 && rules.length > 0).length
  const fresh = slots.flatMap(({ rules }) => rules.filter((rule) => isNew(opened, rule, view.legacy.game)))
  return (
    <div className={classes.book}>
      <nav className={classes.shelf} aria-label={say('chronicle.slots')}>
        <p className={classes.count}>{say('chronicle.written', { written, all: SLOTS })}</p>
        <ol className={classes.chips}>
          {slots.map((slot) => (
            <Chip key={slot.slot} slot={slot} isNew={slot.rules.some((rule) => fresh.includes(rule))} />
          ))}
        </ol>
        {fresh.length > 0 && (
          <>
            <h2 className={classes.aside}>{say('chronicle.new')}</h2>
            <ul className={classes.fresh}>
              {fresh.map((rule) => (
                <li key={rule}>
                  <a href={`#${rule}`}>
                    <Icon name={RULE_ICONS[rule]} size={18} />
                    {words.rules[rule].name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <HouseRuleList />
      </nav>
      <div>
        {shown.length === 0 && <p className={classes.blank}>{say('chronicle.nothing-found')}</p>}
        <ol className={classes.slots}>
          {shown.map(({ slot, rules }) => (
            <li key={slot} className={classes.slot} data-blank={rules.length === 0}>
              <span className={classes.number}>{slot === 0 ? '' : slot}</span>
              <div>
                {rules.length === 0 && <p className={classes.blank}>{say('chronicle.blank')}</p>}
                {rules.map((rule) => (
                  <Rule
                    key={rule}
                    rule={rule}
                    game={opened.rules.get(rule)?.game ?? null}
                    isNew={fresh.includes(rule)}
                    isMarked={mark === rule}
                  />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function Chip({ slot: { slot, rules }, isNew }: { readonly slot: Slot; readonly isNew: boolean }) {
  const say = useSay()
  const words = useWords()
  const [rule] = rules
  if (rule === undefined)
    return (
      <li className={classes.chip} data-blank="true">
        <span aria-hidden="true">{slot}</span>
        <span className="visually-hidden">{say('chronicle.blank-slot', { slot })}</span>
      </li>
    )
  const { name } = words.rules[rule]
  return (
    <li className={classes.chip} data-new={isNew}>
      <a href={`#${rule}`} title={name} aria-label={slot === 0 ? name : `${slot} ${name}`}>
        {slot === 0 ? '+' : slot}
      </a>
    </li>
  )
}

type RuleProps = {
  readonly rule: RuleName
  /** When it was written; null for what was printed, and while the past is being read. */
  readonly game: number | null
  readonly isNew: boolean
  readonly isMarked: boolean
}

function Rule({ rule, game, isNew, isMarked }: RuleProps) {
  const say = useSay()
  const { name, text } = useWords().rules[rule]
  return (
    <article id={rule} tabIndex={-1} className={classes.rule} data-new={isNew} data-marked={isMarked}>
      <h2 className={classes.name}>
        <Icon name={RULE_ICONS[rule]} size={22} />
        {name}
        {game !== null && (
          <span className={isNew ? classes.tag : classes.since}>
            {isNew ? say('chronicle.new-in', { game }) : say('chronicle.since', { game })}
          </span>
        )}
      </h2>
      <p className={classes.text}>{text}</p>
    </article>
  )
}

function isFound(search: string, { name, text }: RuleWords): boolean {
  return finds(search, name, text)
}

/** Written in this game or in the one before. */
function isNew({ rules }: WhenOpened, rule: RuleName, game: number): boolean {
  const when = rules.get(rule)
  return when !== undefined && when.game >= game - 1
}
