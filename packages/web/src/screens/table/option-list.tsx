import { type Decision, type Frame, sentenceOfOption } from '@charterstone/engine'
import { type FormEvent, useState } from 'react'
import { useCast } from '../../session/use-game.ts'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/speech.ts'

type OptionListProps = {
  readonly decision: Decision
  /** What lies on top of the stack of the view; it says what some options stand for. */
  readonly frame: Frame | undefined
  readonly onAnswer: (key: string) => void
}

/** All options of a decision as buttons, and a line to write on where a name is asked for. */
export function OptionList({ decision, frame, onAnswer }: OptionListProps) {
  const say = useSay()
  const cast = useCast()
  return (
    <section aria-label={say('table.options')}>
      {decision.open && <OwnName onAnswer={onAnswer} />}
      {decision.options.map((key) => (
        <Button key={key} data-key={key} onClick={() => onAnswer(key)}>
          {sentenceOfOption(cast, decision, key, frame)}
        </Button>
      ))}
    </section>
  )
}

const LONGEST = 40

function OwnName({ onAnswer }: { readonly onAnswer: (key: string) => void }) {
  const say = useSay()
  const [name, setName] = useState('')
  function give(event: FormEvent): void {
    event.preventDefault()
    if (name.trim() !== '') onAnswer(`name:${name}`)
  }
  return (
    <form onSubmit={give}>
      <label>
        {say('table.own-name')}{' '}
        <input value={name} maxLength={LONGEST} onChange={({ target }) => setName(target.value)} />
      </label>
      <Button type="submit">{say('table.give-name')}</Button>
    </form>
  )
}
