import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useMemo, useState } from 'react'
import { useGame } from '../../session/use-game.ts'
import { useBookKeys } from '../../shell/book-keys.ts'
import { Choice } from '../../shell/choice.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { usePast } from '../past/use-past.ts'
import { whenOpened } from '../past/when-opened.ts'
import classes from './chronicle.module.css'
import { IconPage } from './icon-page.tsx'
import { RulePage } from './rule-page.tsx'
import { StoryPage } from './story-page.tsx'
import { useMark } from './use-mark.ts'

const PARTS = ['rules', 'stories', 'icons'] as const
type Part = (typeof PARTS)[number]

/** The rulebook of this village: rules written so far, stories, and what the icons mean. */
export function ChronicleScreen() {
  const say = useSay()
  const { ref, view } = useGame()
  useBookKeys(ref)
  const { games } = usePast()
  const opened = useMemo(() => whenOpened(games), [games])
  const mark = useMark()
  const [part, setPart] = useState<Part>(() => partOf(mark))
  const [search, setSearch] = useState('')
  // A link to a rule leads there from any part.
  const [followed, setFollowed] = useState(mark)
  if (followed !== mark) {
    setFollowed(mark)
    setPart(partOf(mark))
    setSearch('')
  }
  const { village } = view.legacy
  return (
    <Page
      title={say('book.chronicle')}
      lead={village === '' ? undefined : say('chronicle.of', { village })}
      back={pathOf('play', ref)}
      backLabel={say('table.title')}
      width="wide"
    >
      <div className={classes.tools}>
        <Choice
          label={say('chronicle.parts')}
          isLabelHidden
          value={part}
          options={PARTS.map((value) => ({ value, label: say(`chronicle.${value}`) }))}
          onChange={setPart}
        />
        <label className={classes.search}>
          <Icon name="search" size={18} />
          <span className="visually-hidden">{say('chronicle.search')}</span>
          <input
            type="search"
            value={search}
            placeholder={say('chronicle.search')}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
      </div>
      {part === 'rules' && <RulePage search={search} opened={opened} mark={mark} />}
      {part === 'stories' && <StoryPage search={search} opened={opened} mark={mark} />}
      {part === 'icons' && <IconPage search={search} />}
    </Page>
  )
}

function partOf(mark: string): Part {
  if (mark.startsWith('story-')) return 'stories'
  return mark === 'icons' ? 'icons' : 'rules'
}
