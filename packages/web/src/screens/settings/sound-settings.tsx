import { useSettings } from '../../settings/settings.ts'
import { play, useScene } from '../../settings/sound.ts'
import { Button } from '../../shell/button.tsx'
import { Toggle } from '../../shell/toggle.tsx'
import type { Scene } from '../../sound/scene.ts'
import { useSay } from '../../words/speech.ts'
import classes from './settings.module.css'

/** A village at noon, to hear what the sliders do. */
const EXAMPLE: Scene = { seed: 14, visit: 0, hour: 4, workers: 6, perils: 0, charter: 0 }

const VOLUMES = ['music', 'ambience', 'volume'] as const

export function SoundSettings() {
  const say = useSay()
  const sound = useSettings((settings) => settings.sound)
  useScene(EXAMPLE)
  return (
    <div>
      <Toggle
        label={say('settings.sound')}
        text={say('settings.sound-text')}
        isOn={sound}
        onChange={(isOn) => {
          useSettings.setState({ sound: isOn })
          play('crate')
        }}
      />
      {sound && (
        <div className={classes.volumes}>
          {VOLUMES.map((name) => (
            <Volume key={name} name={name} />
          ))}
          <Button onClick={() => play('crate')}>{say('settings.try')}</Button>
        </div>
      )}
    </div>
  )
}

function Volume({ name }: { readonly name: (typeof VOLUMES)[number] }) {
  const say = useSay()
  const volume = useSettings((settings) => settings[name])
  return (
    <label className={classes.volume}>
      <span>{say(`settings.${name}`)}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={({ target }) => useSettings.setState({ [name]: Number(target.value) })}
      />
    </label>
  )
}
