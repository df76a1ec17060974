import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { fixed } from '@charterstone/art/ink/fixed.ts'
import { useSay } from '../../words/speech.ts'
import { CHAPTER_ICONS, CHAPTERS } from './chapter.ts'
import classes from './learn.module.css'

/** The first game in eight short chapters. */
export function Chapters() {
  const say = useSay()
  return (
    <ol className={classes.chapters} aria-label={say('learn.chapters')}>
      {CHAPTERS.map((chapter) => (
        <li key={chapter}>
          <details>
            <summary>
              <span className={classes.icons}>{fixed(CHAPTER_ICONS[chapter].map(pictureOf))}</span>
              {say(`learn.${chapter}`)}
            </summary>
            <p>{say(`learn.${chapter}-text`)}</p>
          </details>
        </li>
      ))}
    </ol>
  )
}

function pictureOf(icon: IconName) {
  return <Icon name={icon} size={24} />
}
