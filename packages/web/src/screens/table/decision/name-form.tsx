import { Icon } from '@charterstone/art/icons/icon.tsx'
import { cleanName, keyOf, MAX_NAME_LENGTH, type View } from '@charterstone/engine'
import { type FormEvent, useState } from 'react'
import { usePick } from '../../../table/pick.ts'
import { useSay } from '../../../words/speech.ts'
import classes from './decision-bar.module.css'

/** One person may name several things in a row, each on an empty line. */
export function nameKeyOf({ stack }: View): string {
  const frame = stack.at(-1)
  return frame?.kind === 'name' ? `${frame.what}-${frame.number}` : ''
}

/** A line to write a name on. Without one, the printed name stays. */
export function NameForm() {
  const say = useSay()
  const pick = usePick()
  const [name, setName] = useState('')
  function give(event: FormEvent): void {
    event.preventDefault()
    const clean = cleanName(name)
    if (clean !== '') pick(keyOf({ kind: 'write-name', name: clean }))
  }
  return (
    <form className={classes.form} onSubmit={give}>
      <input
        className={classes.input}
        aria-label={say('table.own-name')}
        placeholder={say('table.own-name')}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className={classes.button} disabled={cleanName(name) === ''}>
        <Icon name="edit" size={18} />
        {say('table.give-name')}
      </button>
    </form>
  )
}
