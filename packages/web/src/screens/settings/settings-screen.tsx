import { LANGUAGES } from '@charterstone/engine'
import { useState } from 'react'
import {
  MOTIONS,
  type Settings,
  SPEEDS,
  STANDARD_SETTINGS,
  TEXT_SIZES,
  THEMES,
  useSettings,
} from '../../settings/settings.ts'
import { Button } from '../../shell/button.tsx'
import { Choice } from '../../shell/choice.tsx'
import { Columns } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { Page } from '../../shell/page.tsx'
import { cameFrom } from '../../shell/router.ts'
import { Toggle } from '../../shell/toggle.tsx'
import { chooseLanguage, LANGUAGE_NAMES, startSpeech, useSay, useSpeech } from '../../words/speech.ts'
import { KeyList } from './key-list.tsx'
import classes from './settings.module.css'
import { SoundSettings } from './sound-settings.tsx'
import { StorageReport } from './storage-report.tsx'

export function SettingsScreen() {
  const say = useSay()
  const settings = useSettings()
  const language = useSpeech((speech) => speech.language)
  // The table stays where it was while the player turns the sound off.
  const [from] = useState(cameFrom)
  const change = (part: Partial<Settings>) => useSettings.setState(part)
  return (
    <Page
      title={say('settings.title')}
      lead={say('settings.lead')}
      width="wide"
      back={from ?? '/'}
      {...(from !== null && { backLabel: say('shell.back') })}
    >
      <Columns>
        <div className={classes.column}>
          <Choice
            label={say('settings.language')}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
            onChange={(value) => void chooseLanguage(value)}
          />
          <div className={classes.explained}>
            <Choice
              label={say('settings.speed')}
              value={settings.speed}
              options={SPEEDS.map((value) => ({ value, label: say(`settings.speed-${value}`) }))}
              onChange={(speed) => change({ speed })}
            />
            <Note>{say('settings.speed-text')}</Note>
          </div>
          <Choice
            label={say('settings.theme')}
            value={settings.theme}
            options={THEMES.map((value) => ({ value, label: say(`settings.theme-${value}`) }))}
            onChange={(theme) => change({ theme })}
          />
          <Choice
            label={say('settings.text-size')}
            value={settings.textSize}
            options={TEXT_SIZES.map((value) => ({ value, label: say(`settings.text-${value}`) }))}
            onChange={(textSize) => change({ textSize })}
          />
          <Choice
            label={say('settings.motion')}
            value={settings.motion}
            options={MOTIONS.map((value) => ({ value, label: say(`settings.motion-${value}`) }))}
            onChange={(motion) => change({ motion })}
          />
          <Toggle
            label={say('settings.patterns')}
            text={say('settings.patterns-text')}
            isOn={settings.patterns}
            onChange={(patterns) => change({ patterns })}
          />
          <Toggle
            label={say('settings.lessons')}
            text={say('settings.lessons-text')}
            isOn={settings.lessons}
            onChange={(lessons) => change({ lessons })}
          />
          <SoundSettings />
        </div>
        <div className={classes.column}>
          <KeyList />
          <StorageReport />
          <Button
            className={classes.reset ?? ''}
            onClick={() => {
              useSettings.setState(STANDARD_SETTINGS)
              void startSpeech()
            }}
          >
            {say('settings.reset')}
          </Button>
        </div>
      </Columns>
    </Page>
  )
}
