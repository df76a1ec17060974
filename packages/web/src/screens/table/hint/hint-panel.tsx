import { Icon } from '@charterstone/art/icons/icon.tsx'
import { sentenceOfWhy } from '@charterstone/bots'
import { type Decision, sentenceOfOption } from '@charterstone/engine'
import { useEffect } from 'react'
import { Button } from '../../../shell/button.tsx'
import { useHint, useHintActions } from '../../../table/hint.ts'
import type { Pointer } from '../../../table/spotlight/pointer.ts'
import { Spotlight } from '../../../table/spotlight/spotlight.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay, useSpeech } from '../../../words/speech.ts'
import classes from './hint.module.css'

/** What a bot would choose here, best first, with what it expects; rings with numbers mark the options. */
export function HintPanel() {
  const say = useSay()
  const { decision } = useTable()
  const { status, decision: asked } = useHint((hint) => hint)
  const { askForHint, dropHint } = useHintActions()
  useEffect(() => endOf(decision, dropHint), [decision, dropHint])
  if (status === 'none' || asked !== decision) return null
  return (
    <section className={classes.hint} aria-label={say('hint.title')}>
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
        {status === 'given' && <Advice />}
      </div>
    </section>
  )
}

/** Advice ends with its decision, and with the table. */
function endOf(_decision: Decision | null, dropHint: () => void): () => void {
  return dropHint
}

function Advice() {
  const say = useSay()
  const { choices, cast } = useTable()
  const why = useHint((hint) => hint.why)
  const language = useSpeech((speech) => speech.language)
  const pointer: Pointer = { kind: 'answers', keys: why.map(({ key }) => key) }
  return (
    <>
      <ol className={classes.list}>
        {why.map((explanation) => (
          <li key={explanation.key}>
            {choices.flatMap(({ key, option }) =>
              key === explanation.key ? <strong key={key}>{sentenceOfOption(cast, option)}</strong> : [],
            )}
            <span>{sentenceOfWhy(language, explanation)}</span>
          </li>
        ))}
      </ol>
      <p className={classes.note}>{say('hint.note')}</p>
      <Spotlight pointers={[pointer]} isNumbered />
    </>
  )
}
