import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { ReactNode } from 'react'
import { Scroller } from '../../shell/scroller.tsx'
import classes from './story-page.module.css'

type StoryPageProps = {
  readonly picture: ReactNode
  readonly icon?: IconName
  /** One line above the title. */
  readonly eyebrow: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly foot: ReactNode
  /** Between the text and the foot: choices, a rule, a crown. */
  readonly children?: ReactNode
}

/** A page of the story: the picture on the left, the text on the right; stacked on a phone. */
export function StoryPage({
  picture,
  icon = 'story',
  eyebrow,
  title,
  paragraphs,
  foot,
  children,
}: StoryPageProps) {
  return (
    <article className={classes.page} data-length={lengthOf(paragraphs)}>
      <div className={classes.picture} aria-hidden="true">
        {picture}
      </div>
      <div className={classes.side}>
        <Scroller className={classes.text} label={`${eyebrow}: ${title}`}>
          <p className={classes.eyebrow}>
            <Icon name={icon} size={18} />
            {eyebrow}
          </p>
          <h1 className={classes.title}>{title}</h1>
          <div className={classes.story}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {children}
        </Scroller>
        <footer className={classes.foot}>{foot}</footer>
      </div>
    </article>
  )
}

/** Long pages are set a little smaller, so that they are seen whole; a few lines stand in the middle of theirs. */
function lengthOf(paragraphs: readonly string[]): keyof typeof LENGTHS | 'longest' {
  const letters = paragraphs.reduce((total, paragraph) => total + paragraph.length, 0)
  return LENGTH_NAMES.find((name) => letters <= LENGTHS[name]) ?? 'longest'
}

/** The maximum number of letters. */
const LENGTHS = { line: 110, brief: 560, short: 1150, long: 1500 } as const
const LENGTH_NAMES = ['line', 'brief', 'short', 'long'] as const
