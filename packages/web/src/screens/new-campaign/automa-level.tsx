import { Choice } from '../../shell/choice.tsx'
import { useSay } from '../../words/speech.ts'

type AutomaLevelProps = { readonly level: 1 | 2; readonly onChange: (level: 1 | 2) => void }

/** A5: the difficulty at the start; it follows how people fare. */
export function AutomaLevel({ level, onChange }: AutomaLevelProps) {
  const say = useSay()
  return (
    <Choice
      label={say('new.automa-level')}
      value={level === 1 ? 'gentle' : 'fair'}
      options={(['gentle', 'fair'] as const).map((value) => ({ value, label: say(`new.automa-${value}`) }))}
      onChange={(value) => onChange(value === 'gentle' ? 1 : 2)}
    />
  )
}
