import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/speech.ts'

export function LearnScreen() {
  const say = useSay()
  return (
    <Page title={say('book.learn')}>
      <p>{say('book.soon')}</p>
    </Page>
  )
}
