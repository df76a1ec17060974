import { KEY_MAP, type KeyName } from '../../shell/key-map.ts'
import { Panel } from '../../shell/panel.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './settings.module.css'

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
  return (
    <>
      <dt>
        {shown.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </>
  )
}
