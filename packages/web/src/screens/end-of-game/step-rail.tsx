import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { Cast } from '@charterstone/engine'
import { useSay } from '../../words/speech.ts'
import { foldedEvents, sentenceOfTimes } from '../log/folded-events.ts'
import type { StepEvents } from './end-steps.ts'
import classes from './step-rail.module.css'

type StepRailProps = { readonly steps: readonly StepEvents[]; readonly cast: Cast }

/** Up to this many sentences are in sight; the others unfold. */
const SHORT = 4

/** The steps of the end of a game, one below the other: done, on, still to come. */
export function StepRail({ steps, cast }: StepRailProps) {
  const say = useSay()
  return (
    <ol className={classes.rail}>
      {steps.map(({ step, state, events }, index) => (
        <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={classes.mark} aria-hidden="true">
            {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <div>
            <h2 className={classes.title}>{say(`end.${step}`)}</h2>
            {step === 'glory' && <p className={classes.line}>{say('end.glory-why')}</p>}
            <Lines lines={foldedEvents(cast, events).map((line) => sentenceOfTimes(say, cast, line))} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const say = useSay()
  const list = (
    <ul className={classes.lines}>
      {lines.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
  if (lines.length <= SHORT) return lines.length === 0 ? null : list
  return (
    <details>
      <summary>{say('end.lines', { count: lines.length })}</summary>
      {list}
    </details>
  )
}
