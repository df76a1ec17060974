import { Button } from '../../shell/button.tsx'
import { Note } from '../../shell/note.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './review.module.css'
import type { ReviewState } from './use-review.ts'

type ReviewProgressProps = ReviewState & { readonly cancel: () => void; readonly begin: () => void }

/** How far the review is, while it is not whole; and why there is none. */
export function ReviewProgress({ reviewed, done, total, status, cancel, begin }: ReviewProgressProps) {
  const say = useSay()
  if (status === 'whole') return null
  if (status === 'other-rules' || status === 'no-such-game')
    return <Note role="alert">{say(`review.${status}`)}</Note>
  if (status === 'failed' || status === 'stopped')
    return (
      <div className={classes.progress}>
        <Note role={status === 'failed' ? 'alert' : 'status'}>{say(`review.${status}`)}</Note>
        <Button onClick={begin}>{say('review.again')}</Button>
      </div>
    )
  const share = total === 0 ? 0 : Math.round((done / total) * 100)
  return (
    <div className={classes.progress}>
      <label>
        <span>{reviewed === null ? say('review.replaying') : say('review.looking', { done, total })}</span>
        <progress value={share} max={100} aria-label={say('review.progress')} />
      </label>
      <Button onClick={cancel}>{say('review.cancel')}</Button>
    </div>
  )
}
