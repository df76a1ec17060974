import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import type { Talk } from '@charterstone/protocol'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnlineTable, useTableInfo } from '../../../online/use-online-table.ts'
import { useSay } from '../../../words/speech.ts'
import { REACTION_ICONS } from './reactions.ts'
import classes from './talk.module.css'
import { speakerName } from './talk-line.tsx'
import { useTalkPanel } from './talk-open.ts'

const STAYS = 7000
const MAX_SHOWN = 3

/** While the panel is closed, what others say drifts by. */
export function TalkBubbles() {
  const say = useSay()
  const { table, you } = useTableInfo()
  const talk = useOnlineTable((state) => state.talk)
  const [, setOpen] = useTalkPanel()
  const shown = useFresh(talk, you.seat)
  return (
    <div role="log" aria-live="polite">
      <ol className={classes.bubbles}>
        {shown.slice(-MAX_SHOWN).map(({ seq, seat, said }) => {
          const speaker = table.seats[seat]
          return (
            <li key={seq}>
              <button type="button" onClick={() => setOpen(true)}>
                {speaker !== undefined && (
                  <SeatToken charter={CHARTERS[speaker.charter] ?? 'purple'} size={22} />
                )}
                <b>{speakerName(say, speaker)}</b> <Said said={said} />
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Said({ said }: Pick<Talk, 'said'>) {
  const say = useSay()
  if (said.kind === 'text') return <span className={classes.text}>{said.text}</span>
  if (said.kind === 'note') return null
  return <Icon name={REACTION_ICONS[said.reaction]} size={26} title={say(`talk.${said.reaction}`)} />
}

/** What others have said in the last seconds. */
function useFresh(talk: readonly Talk[], own: number): readonly Talk[] {
  const [shown, setShown] = useState<readonly Talk[]>([])
  const seen = useRef(talk.at(-1)?.seq ?? 0)
  const look = useEffectEvent((said: readonly Talk[]) => {
    const fresh = said.filter(
      ({ seq, seat, said: { kind } }) => seq > seen.current && kind !== 'note' && seat !== own,
    )
    seen.current = said.at(-1)?.seq ?? seen.current
    if (fresh.length === 0) return
    setShown((before) => [...before, ...fresh])
    setTimeout(() => setShown((before) => before.filter((each) => !fresh.includes(each))), STAYS)
  })
  useEffect(() => look(talk), [talk])
  return shown
}
