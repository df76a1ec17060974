import { useSay } from '../../words/speech.ts'
import type { WhenOpened } from '../past/when-opened.ts'
import classes from './chronicle.module.css'
import { finds } from './finds.ts'
import { useScrollTo } from './use-scroll-to.ts'
import { type DatedTale, useTales } from './use-tales.ts'

type StoryPageProps = { readonly search: string; readonly opened: WhenOpened; readonly mark: string }

/** What was read so far, as this village heard it. */
export function StoryPage({ search, opened, mark }: StoryPageProps) {
  const say = useSay()
  useScrollTo(mark)
  const tales = useTales(opened)
  const shown = tales.filter(({ title, paragraphs }) =>
    finds(search, title, ...paragraphs.map(({ text }) => text)),
  )
  if (tales.length === 0) return <p className={classes.blank}>{say('chronicle.no-stories')}</p>
  return (
    <div className={classes.book}>
      <nav className={classes.shelf} aria-label={say('chronicle.stories')}>
        <p className={classes.count}>{say('chronicle.told', { count: tales.length })}</p>
        <ol className={classes.contents}>
          {shown.map(({ id, title, game }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
              {game !== null && <span className={classes.since}>{say('chronicle.since', { game })}</span>}
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {shown.length === 0 && <p className={classes.blank}>{say('chronicle.nothing-found')}</p>}
        {shown.map((tale) => (
          <Page key={tale.id} tale={tale} />
        ))}
      </div>
    </div>
  )
}

function Page({ tale: { id, title, paragraphs } }: { readonly tale: DatedTale }) {
  const say = useSay()
  return (
    <article id={id} tabIndex={-1} className={classes.story}>
      <h2>{title}</h2>
      {paragraphs.map(({ text, isRemembered }) => (
        <p
          key={text}
          data-remembered={isRemembered}
          title={isRemembered ? say('chronicle.remembers') : undefined}
        >
          {text}
        </p>
      ))}
    </article>
  )
}
