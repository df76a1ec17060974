import { KEY_MAP, type KeyName } from '../../shell/key-map.ts'
import { Panel } from '../../shell/panel.tsx'
import { useSay } from '../../words/speech.ts'
import type { UiKey } from '../../words/ui-words.ts'
import classes from './settings.module.css'

/** Keys that have another name on other keyboards. */
const NAMES = {
  Ctrl: 'keys.ctrl',
  Shift: 'keys.shift',
  Enter: 'keys.enter',
  Space: 'keys.space',
} as const satisfies Readonly<Record<string, UiKey>>

export function KeyList() {
  const say = useSay()
  return (
    <Panel title={say('settings.keys')}>
      <dl className={classes.keys}>
        {(Object.keys(KEY_MAP) as KeyName[]).map((name) => (
          <KeyRow key={name} shown={KEY_MAP[name].shown} text={say(KEY_MAP[name].says)} />
        ))}
      </dl>
    </Panel>
  )
}

function KeyRow({ shown, text }: { readonly shown: readonly string[]; readonly text: string }) {
  const say = useSay()
  const nameOf = (part: string) => (part in NAMES ? say(NAMES[part as keyof typeof NAMES]) : part)
  return (
    <>
      <dt>
        {shown.map((each) => (
          <kbd key={each}>{each.split('+').map(nameOf).join('+')}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </>
  )
}
