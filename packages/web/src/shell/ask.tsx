import { create } from 'zustand'
import { useSay } from '../words/speech.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Question = {
  readonly title: string
  readonly text: string
  /** What the person does by agreeing: a verb. */
  readonly yes: string
  readonly no?: string
  /** What can be done before the reply. */
  readonly first?: { readonly label: string; readonly run: () => void }
}

type Asked = Question & { readonly reply: (isYes: boolean) => void }

const useAsked = create<{ readonly asked: Asked | null }>(() => ({ asked: null }))

/** Asks before something that cannot be taken back. */
export function ask(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    useAsked.setState({
      asked: {
        ...question,
        reply: (isYes) => {
          useAsked.setState({ asked: null })
          resolve(isYes)
        },
      },
    })
  })
}

export function Questions() {
  const say = useSay()
  const asked = useAsked((state) => state.asked)
  if (asked === null) return null
  const { title, text, yes, no, first, reply } = asked
  return (
    <Dialog
      open
      title={title}
      text={text}
      onOpenChange={(isOpen) => {
        if (!isOpen) reply(false)
      }}
      actions={
        <>
          {first !== undefined && (
            <Button kind="quiet" onClick={first.run}>
              {first.label}
            </Button>
          )}
          <Button onClick={() => reply(false)}>{no ?? say('shell.cancel')}</Button>
          <Button kind="primary" onClick={() => reply(true)}>
            {yes}
          </Button>
        </>
      }
    />
  )
}
