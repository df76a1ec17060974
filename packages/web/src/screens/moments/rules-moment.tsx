import { CHRONICLE, type RuleName } from '@charterstone/engine'
import { useSay } from '../../words/speech.ts'
import { ChroniclePage } from './chronicle-page.tsx'
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
        <MomentButtons label={say('moment.into-chronicle')} />
        <p className={classes.note}>
          {say('moment.find-again', {
            slots: rules
              .map((rule) => CHRONICLE[rule].slot)
              .filter(Boolean)
              .join(', '),
          })}
        </p>
      </footer>
    </div>
  )
}
