import type { ReactNode } from 'react'
import { Button } from '../../shell/button.tsx'
import { Foot } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/speech.ts'
import { countOf } from './seat-draft.ts'
import { useBegin } from './use-begin.ts'
import { beginningOf, type OwnConfig, type SetUp } from './use-set-up.ts'

type SetUpPageProps = {
  readonly title: string
  readonly lead: string
  /** What the button says. */
  readonly begin: string
  readonly setUp: SetUp
  /** What this mode asks besides. */
  readonly own: OwnConfig
  readonly children: ReactNode
}

/** The page of a new campaign and of a single game: the form, and below it a summary and the button that begins. */
export function SetUpPage({ title, lead, begin: label, setUp, own, children }: SetUpPageProps) {
  const say = useSay()
  const { begin, isBusy } = useBegin()
  const { seats, houseRules } = setUp
  const beginning = beginningOf(setUp, own)
  return (
    <Page
      title={title}
      lead={lead}
      width="wide"
      foot={
        <Foot>
          <Note>
            {say('new.summary', { seats: seats.length, persons: countOf(seats, 'person') })} ·{' '}
            {houseRules.length === 0
              ? say('new.house-none')
              : say('new.house-some', { count: houseRules.length })}
          </Note>
          <Button
            kind="primary"
            size="large"
            disabled={isBusy || beginning === null}
            onClick={() => {
              if (beginning !== null) void begin(seats, beginning)
            }}
          >
            {isBusy ? say('new.beginning') : label}
          </Button>
        </Foot>
      }
    >
      {children}
    </Page>
  )
}
