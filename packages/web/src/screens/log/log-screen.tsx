import { castOf } from '@charterstone/engine'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useGame, useReadable, useRuleset } from '../../session/use-game.ts'
import { useBookKeys } from '../../shell/book-keys.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { Row } from '../../shell/layout.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf, reviewPath } from '../../shell/route.ts'
import { useRoute } from '../../shell/router.ts'
import { Select } from '../../shell/select.tsx'
import { Toggle } from '../../shell/toggle.tsx'
import { useSay } from '../../words/speech.ts'
import { ForkButton } from '../fork/fork-button.tsx'
import { hasEnded, type PastGame } from '../past/past.ts'
import { usePast } from '../past/use-past.ts'
import { canReview } from '../review/can-review.ts'
import { ThingDialog } from '../things/thing-dialog.tsx'
import classes from './log.module.css'
import { ReplayPicture } from './replay-picture.tsx'
import { groupsSince, type TurnGroup, turnGroups } from './turn-groups.ts'
import { TurnList } from './turn-list.tsx'

const ShareMoment = lazy(async () => ({
  default: (await import('../online/share-moment.tsx')).ShareMoment,
}))

type LogScreenProps = {
  /** Goes back to another place than the table. */
  readonly onBack?: () => void
}

/** What happened, in sentences, and the village at every moment of it. */
export function LogScreen({ onBack }: LogScreenProps) {
  const say = useSay()
  const { ref } = useGame()
  useBookKeys(ref)
  const { games, isReading } = usePast()
  const route = useRoute()
  const address = 'at' in route ? route.at : undefined
  const [asked, setAsked] = useState<number | null>(null)
  const addressed = games.findLastIndex(({ game }) => game === address?.game)
  const chosen = asked ?? (addressed < 0 ? games.length - 1 : addressed)
  const shown = games[chosen]
  const options = games.map(({ game, isOver }, index) => ({
    value: `${index}`,
    label: isOver ? say('table.game', { game }) : say('log.running', { game }),
  }))
  return (
    <Page
      title={say('book.log')}
      back={onBack ?? pathOf('play', ref)}
      backLabel={say(onBack === undefined ? 'table.title' : 'shell.back')}
      width="wide"
      aside={
        games.length > 1 && (
          <Select
            label={say('log.game')}
            value={`${chosen}`}
            options={options}
            onChange={(value) => setAsked(Number(value))}
          />
        )
      }
    >
      {isReading && <p className={classes.note}>{say('book.reading')}</p>}
      {!isReading && shown === undefined && <p className={classes.note}>{say('log.nothing')}</p>}
      {!isReading && shown !== undefined && (
        <GameLog
          isStored={onBack === undefined}
          key={`${shown.game}-${shown.isOver}`}
          past={shown}
          first={shown.game === address?.game ? address.step : null}
        />
      )}
      <ThingDialog />
    </Page>
  )
}

type GameLogProps = {
  readonly past: PastGame
  /** Whether the game is stored, so that its review has an address. */
  readonly isStored: boolean
  /** The step to begin with; the last one unless the address says otherwise. */
  readonly first: number | null
}

function GameLog({ past, isStored, first }: GameLogProps) {
  const { game, steps, isWhole, isOver } = past
  const say = useSay()
  const { words } = useReadable()
  const { catalogue } = useRuleset()
  const shown = useGame()
  const { seat, ref } = shown
  const [at, setAt] = useState(() => placeOf(steps, first))
  const [who, setWho] = useState('all')
  const [isSince, setSince] = useState(false)
  const groups = useMemo(() => turnGroups(steps), [steps])
  const legacy = steps.at(-1)?.legacy
  const cast = useMemo(
    () => (legacy === undefined ? null : castOf(words, catalogue, legacy)),
    [words, catalogue, legacy],
  )
  const charters = useMemo(() => legacy?.seats.map(({ charter }) => charter) ?? [], [legacy])
  const show = useCallback((step: number) => setAt(step), [])
  const list = useRef<HTMLDivElement>(null)
  // Where list and picture stand side by side, an address leads to the turn as well as to its picture.
  useEffect(() => {
    if (first === null || !isBeside(list.current)) return
    list.current?.querySelector('[data-now=true]')?.scrollIntoView({ block: 'center' })
  }, [first])
  const listed = useMemo(() => {
    const since = isSince ? groupsSince(groups, steps, seat) : groups
    return since.filter((group) => who === 'all' || `${group.seat}` === who).toReversed()
  }, [groups, steps, seat, isSince, who])
  if (cast === null || legacy === undefined) return null
  // The running game is shown as it is until the player looks back.
  const index = Math.min(at ?? steps.length - 1, steps.length - 1)
  return (
    <div className={classes.columns}>
      <div className={classes.watch}>
        {!isWhole && <p className={classes.note}>{say('book.unknown-past')}</p>}
        <ReplayPicture steps={steps} groups={groups} at={index} onShow={show} />
        <Row>
          {isStored && canReview(shown, past) && (
            <ButtonLink to={reviewPath(ref, game)}>{say('book.review')}</ButtonLink>
          )}
          <ForkButton
            moment={{ game, step: steps[index]?.number ?? 0, isOver: hasEnded(past), seats: legacy.seats }}
          />
        </Row>
        {ref.kind === 'table' && (
          <Suspense>
            <ShareMoment at={{ game, step: steps[index]?.number ?? 0 }} />
          </Suspense>
        )}
      </div>
      <div ref={list}>
        <div className={classes.filters}>
          <Select
            label={say('log.who')}
            value={who}
            options={[
              { value: 'all', label: say('log.everybody') },
              ...cast.seats.map((name, each) => ({ value: `${each}`, label: name })),
            ]}
            onChange={setWho}
          />
          {!isOver && seat >= 0 && <Toggle label={say('moves.since')} isOn={isSince} onChange={setSince} />}
        </div>
        <Turns groups={listed}>
          <TurnList
            groups={listed}
            cast={cast}
            charters={charters}
            legacy={legacy}
            at={index}
            onShow={show}
          />
        </Turns>
      </div>
    </div>
  )
}

function isBeside(list: HTMLElement | null): boolean {
  const picture = list?.previousElementSibling
  return list instanceof HTMLElement && picture instanceof HTMLElement && picture.offsetTop === list.offsetTop
}

function placeOf(steps: PastGame['steps'], step: number | null): number | null {
  const index = step === null ? -1 : steps.findIndex((each) => each.number === step)
  return index < 0 ? null : index
}

type TurnsProps = { readonly groups: readonly TurnGroup[]; readonly children: ReactNode }

function Turns({ groups, children }: TurnsProps) {
  const say = useSay()
  return groups.length === 0 ? <p className={classes.note}>{say('log.nothing')}</p> : children
}
