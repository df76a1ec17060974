import { useSettings } from '../../settings/settings.ts'
import { play } from '../../settings/sound.ts'
import { Button } from '../../shell/button.tsx'
import { Toggle } from '../../shell/toggle.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './settings.module.css'

export function SoundSettings() {
  const say = useSay()
  const { sound, volume } = useSettings()
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
        <div className={classes.volume}>
          <label>
            {say('settings.volume')}
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={volume}
              onChange={({ target }) => useSettings.setState({ volume: Number(target.value) })}
            />
          </label>
          <Button onClick={() => play('crate')}>{say('settings.try')}</Button>
        </div>
      )}
    </div>
  )
}
