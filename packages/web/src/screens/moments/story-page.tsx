import type { ReactNode } from 'react'
import { Icon } from '../../art/icons/icon.tsx'
import type { IconName } from '../../art/icons/icon-shapes.ts'
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
    <article className={classes.page}>
      <div className={classes.picture} aria-hidden="true">
        {picture}
      </div>
      <div className={classes.side}>
        <Scroller className={classes.text} label={title}>
          <p className={classes.eyebrow}>
            <Icon name={icon} size={18} />
            {eyebrow}
          </p>
          <h1 className={classes.title}>{title}</h1>
          <div className={classes.story} data-length={lengthOf(paragraphs)}>
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

/** Long pages are set a little smaller, so that they are seen whole. */
function lengthOf(paragraphs: readonly string[]): 'short' | 'long' | 'longest' {
  const letters = paragraphs.reduce((total, paragraph) => total + paragraph.length, 0)
  return letters > LONGEST ? 'longest' : letters > LONG ? 'long' : 'short'
}

const LONG = 1150
const LONGEST = 1500
