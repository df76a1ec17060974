import { LANGUAGES } from '@charterstone/engine'
import { chooseLanguage, LANGUAGE_NAMES, useSay, useSpeech } from '../../words/speech.ts'
import classes from './home.module.css'

/** Always in sight on the first screen. */
export function LanguageSwitch() {
  const say = useSay()
  const spoken = useSpeech((speech) => speech.language)
  return (
    <fieldset className={classes.languages} aria-label={say('shell.language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={LANGUAGE_NAMES[language]}
          aria-pressed={language === spoken}
          onClick={() => void chooseLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
