import { useSay } from '../words/speech.ts'
import { ButtonLink } from './button.tsx'
import { NoticePage } from './notice-page.tsx'
import { useTitle } from './page.tsx'

export function UnknownAddress() {
  const say = useSay()
  useTitle(say('lost.title'))
  return (
    <NoticePage
      icon="guidepost"
      title={say('lost.title')}
      text={say('lost.text')}
      actions={
        <ButtonLink kind="primary" to="/">
          {say('shell.home')}
        </ButtonLink>
      }
    />
  )
}
