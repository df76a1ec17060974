import type { RuleName } from '@charterstone/engine'
import { useSay } from '../../words/speech.ts'
import { ChroniclePage, FindAgain } from './chronicle-page.tsx'
import { MomentButtons } from './moment-buttons.tsx'
import classes from './rules-moment.module.css'

/** New rules enter the Chronicle. */
export function RulesMoment({ rules }: { readonly rules: readonly RuleName[] }) {
  const say = useSay()
  return (
    <div className={classes.page}>
      <div className={classes.book}>
        <ChroniclePage rules={rules} />
      </div>
      <footer className={classes.foot}>
        <MomentButtons label={say('moment.into-chronicle', { count: rules.length })} />
        <FindAgain rules={rules} className={classes.note} />
      </footer>
    </div>
  )
}
