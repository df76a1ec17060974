import { useSay } from '../../words/speech.ts'
import { useTales } from '../chronicle/use-tales.ts'
import type { WhenOpened } from '../past/when-opened.ts'
import classes from './book.module.css'

/** The story as far as it was read, in its order. */
export function BookStory({ opened }: { readonly opened: WhenOpened }) {
  const say = useSay()
  const tales = useTales(opened)
  if (tales.length === 0) return null
  return (
    <section className={classes.chapter}>
      <h2>{say('keepsake.story')}</h2>
      {tales.map(({ id, title, game, paragraphs }) => (
        <section key={id} className={classes.tale}>
          <h3>
            {title}
            {game !== null && <small>{say('table.game', { game })}</small>}
          </h3>
          {paragraphs.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </section>
  )
}
