import { useId } from 'react'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './new-campaign.module.css'

const LARGEST_SEED = 2 ** 31 - 1

export function drawSeed(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(drawn % 1_000_000)
}

/** Null for what is no seed. */
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
    <section className={classes.seed}>
      <h2 className={classes.heading}>
        <label htmlFor={id}>{say('new.seed')}</label>
      </h2>
      <div>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          aria-invalid={isBad}
          aria-describedby={`${id}-text`}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button onClick={() => onChange(drawSeed())}>{say('new.seed-other')}</Button>
      </div>
      <p id={`${id}-text`} className={isBad ? classes.bad : undefined}>
        {say(isBad ? 'new.seed-bad' : 'new.seed-text')}
      </p>
    </section>
  )
}
