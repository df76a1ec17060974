import { useId } from 'react'
import { Button } from '../../shell/button.tsx'
import { Field } from '../../shell/field.tsx'
import { Note } from '../../shell/note.tsx'
import { Panel } from '../../shell/panel.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './seed-field.module.css'

const LARGEST_SEED = 2 ** 31 - 1

export function drawSeed(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(drawn % 1_000_000)
}

/** Null for a text that is no seed. */
export function readSeed(text: string): number | null {
  const seed = Number(text)
  return /^\d+$/.test(text.trim()) && seed <= LARGEST_SEED ? seed : null
}

type SeedFieldProps = { readonly value: string; readonly onChange: (value: string) => void }

export function SeedField({ value, onChange }: SeedFieldProps) {
  const say = useSay()
  const id = useId()
  const isBad = readSeed(value) === null
  return (
    <Panel>
      <div className={classes.seed}>
        <Field
          label={say('new.seed')}
          isHeading
          inputMode="numeric"
          autoComplete="off"
          value={value}
          aria-invalid={isBad}
          aria-describedby={id}
          onChange={onChange}
        />
        <Button onClick={() => onChange(drawSeed())}>{say('new.seed-other')}</Button>
      </div>
      <Note id={id} isBad={isBad}>
        {say(isBad ? 'new.seed-bad' : 'new.seed-text')}
      </Note>
    </Panel>
  )
}
