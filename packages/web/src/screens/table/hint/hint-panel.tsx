import { Icon } from '@charterstone/art/icons/icon.tsx'
import { adviceText, type Explanation } from '@charterstone/bots'
import { type Decision, sentenceOfOption } from '@charterstone/engine'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../../shell/button.tsx'
import { useHint, useHintActions } from '../../../table/hint.ts'
import { usePick } from '../../../table/pick.ts'
import type { Pointer } from '../../../table/spotlight/pointer.ts'
import { Spotlight } from '../../../table/spotlight/spotlight.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './hint.module.css'
import { useDock } from './use-dock.ts'

/** What a bot would choose here, best first, and what for; rings with numbers mark the options. */
export function HintPanel() {
  const say = useSay()
  const { decision } = useTable()
  const { status, decision: asked } = useHint((hint) => hint)
  const { askForHint, dropHint } = useHintActions()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => endOf(decision, dropHint), [decision, dropHint])
  if (status === 'none' || asked !== decision) return null
  return (
    <section className={classes.hint} aria-label={say('hint.title')} ref={panel}>
      <header className={classes.head}>
        <Icon name="hint" size={20} />
        <h3>{say('hint.title')}</h3>
        <button type="button" className={classes.close} aria-label={say('shell.close')} onClick={dropHint}>
          <Icon name="close" size={16} />
        </button>
      </header>
      <div aria-live="polite">
        {status === 'thinking' && <p className={classes.note}>{say('hint.thinking')}</p>}
        {status === 'failed' && (
          <p className={classes.note}>
            {say('hint.failed')} <Button onClick={() => void askForHint()}>{say('stuck.wake')}</Button>
          </p>
        )}
        {status === 'given' && <Advice panel={panel} />}
      </div>
    </section>
  )
}

/** Advice ends with its decision, and with the table. */
function endOf(_decision: Decision | null, dropHint: () => void): () => void {
  return dropHint
}

function Advice({ panel }: { readonly panel: RefObject<HTMLElement | null> }) {
  const say = useSay()
  const why = useHint((hint) => hint.why)
  const pointer: Pointer = { kind: 'answers', keys: why.map(({ key }) => key) }
  useDock(panel, pointer)
  return (
    <>
      <ol className={classes.list}>
        {why.map((explanation) => (
          <Advised key={explanation.key} explanation={explanation} />
        ))}
      </ol>
      <p className={classes.note}>{say('hint.note')}</p>
      <Spotlight pointers={[pointer]} isNumbered />
    </>
  )
}

/** A smaller gap is called close, so it has no number. */
const MIN_GAP = 0.5

/** One option with its reason, and the button that chooses it. */
function Advised({ explanation }: { readonly explanation: Explanation }) {
  const say = useSay()
  const { choices, cast } = useTable()
  const pick = usePick()
  const { key, standing, gap, chance } = explanation
  const percent = (gap ?? 0) < MIN_GAP ? 0 : Math.round((chance ?? 0) * 100)
  const { purpose, comparison } = adviceText(cast, explanation)
  const option = choices.find((choice) => choice.key === key)?.option
  const sentence = option === undefined ? '' : sentenceOfOption(cast, option)
  return (
    <li data-standing={standing}>
      <strong>{sentence}</strong>
      <button
        type="button"
        className={classes.act}
        aria-label={`${say('hint.do')}: ${sentence}`}
        onClick={() => pick(key)}
      >
        {say('hint.do')}
      </button>
      {purpose !== '' && <span>{purpose}</span>}
      {comparison !== '' && (
        <small>
          {comparison}
          {percent > 0 &&
            ` ${say(standing === 'best' ? 'hint.more-chance' : 'hint.less-chance', { percent })}`}
        </small>
      )}
    </li>
  )
}
