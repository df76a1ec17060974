import { Icon } from '@charterstone/art/icons/icon.tsx'
import { MAX_TALK_LENGTH, REACTIONS, type Reaction } from '@charterstone/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { reportProblem } from '../../../online/report-problem.ts'
import { useOnlineTable, useTableInfo } from '../../../online/use-online-table.ts'
import { useOnlineSession } from '../../../session/session-context.tsx'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/speech.ts'
import { REACTION_ICONS } from './reactions.ts'
import classes from './talk.module.css'
import { TalkBubbles } from './talk-bubbles.tsx'
import { TalkLine } from './talk-line.tsx'
import { useTalkPanel } from './talk-open.ts'

/** Table talk beside the table: it covers nothing that must be answered. */
export function TalkPanel() {
  const [isOpen] = useTalkPanel()
  return isOpen ? <OpenPanel /> : <TalkBubbles />
}

function OpenPanel() {
  const say = useSay()
  const { you, table } = useTableInfo()
  const { readTalk } = useOnlineSession()
  const talk = useOnlineTable((state) => state.talk)
  const end = useRef<HTMLLIElement>(null)
  const last = talk.at(-1)?.seq ?? 0
  useEffect(() => showLast(end.current, last, readTalk), [last, readTalk])
  const [, setOpen] = useTalkPanel()
  const close = () => setOpen(false)
  return (
    <section
      className={classes.panel}
      aria-label={say('talk.title')}
      onKeyDown={(event) => {
        // Letters belong to the line one writes, not to the table.
        event.stopPropagation()
        if (event.key === 'Escape') close()
      }}
    >
      <header className={classes.head}>
        <h2>{say('talk.title')}</h2>
        <button type="button" className={classes.close} aria-label={say('shell.close')} onClick={close}>
          <Icon name="close" size={20} />
        </button>
      </header>
      <div role="log" aria-live="polite" className={classes.scroll}>
        <ol className={classes.lines}>
          {talk.length === 0 && <li className={classes.silence}>{say('talk.silence')}</li>}
          {talk.map((each) => (
            <TalkLine key={each.seq} talk={each} seats={table.seats} own={you.seat} />
          ))}
          <li ref={end} aria-hidden="true" />
        </ol>
      </div>
      {(you.seat >= 0 || you.isHost) && <Writing />}
    </section>
  )
}

function showLast(end: HTMLLIElement | null, _last: number, readTalk: () => void): void {
  end?.scrollIntoView({ block: 'nearest' })
  readTalk()
}

function Writing() {
  const say = useSay()
  const { request } = useOnlineSession()
  const [text, setText] = useState('')
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    const problem = await request({ type: 'talk', text: said })
    reportProblem(problem)
    if (problem === undefined) setText('')
  }
  const react = async (reaction: Reaction) => {
    reportProblem(await request({ type: 'react', reaction }))
  }
  return (
    <footer className={classes.writing}>
      <fieldset className={classes.reactions} aria-label={say('talk.reactions')}>
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            aria-label={say(`talk.${reaction}`)}
            title={say(`talk.${reaction}`)}
            onClick={() => void react(reaction)}
          >
            <Icon name={REACTION_ICONS[reaction]} size={24} />
          </button>
        ))}
      </fieldset>
      <form className={classes.form} onSubmit={(event) => void send(event)}>
        <input
          aria-label={say('talk.write')}
          placeholder={say('talk.write')}
          value={text}
          maxLength={MAX_TALK_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" icon={<Icon name="arrow" title={say('talk.send')} />} />
      </form>
    </footer>
  )
}
