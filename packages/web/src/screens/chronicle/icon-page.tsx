import { Icon } from '@charterstone/art/icons/icon.tsx'
import { GlyphRow } from '@charterstone/art/strip/strip-row.tsx'
import { useGame, useWords } from '../../session/use-game.ts'
import { labelOf } from '../../table/parts/noun.ts'
import { useSay } from '../../words/speech.ts'
import chronicle from './chronicle.module.css'
import { finds } from './finds.ts'
import classes from './icon-page.module.css'
import { EXPLAINED } from './rule-icons.ts'
import { SIGNS } from './signs.ts'

/** What the icons mean, as far as their rules are known, and how a signboard is read. */
export function IconPage({ search }: { readonly search: string }) {
  const say = useSay()
  const { rules } = useGame().view.legacy
  const words = useWords()
  const known = EXPLAINED.filter(({ rule }) => rules[rule])
  const shown = known.filter(({ noun, rule }) => finds(search, labelOf(words, noun), words.rules[rule].name))
  return (
    <>
      <h2 className={classes.heading}>{say('icons.signs')}</h2>
      <dl className={classes.signs}>
        {SIGNS.filter(({ rule }) => rules[rule]).map(({ means, glyphs }) => (
          <div key={means}>
            <dt>
              <GlyphRow glyphs={glyphs} size={22} />
            </dt>
            <dd>{say(`icons.${means}`)}</dd>
          </div>
        ))}
      </dl>
      <h2 className={classes.heading}>{say('icons.things')}</h2>
      {shown.length === 0 && <p className={chronicle.blank}>{say('chronicle.nothing-found')}</p>}
      <ul className={classes.icons}>
        {shown.map(({ icon, noun, rule }) => (
          <li key={icon}>
            <Icon name={icon} size={32} />
            <span>
              <strong>{labelOf(words, noun)}</strong>
              <a href={`#${rule}`}>{words.rules[rule].name}</a>
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{say('icons.more-later')}</p>
    </>
  )
}
