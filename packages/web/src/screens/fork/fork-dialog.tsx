import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { OFFERED_LEVELS, type OfferedLevel, type SeenGame } from '@charterstone/bots'
import type { CampaignRecord, Legacy } from '@charterstone/engine'
import { useState } from 'react'
import { campaigns } from '../../data/page-campaigns.ts'
import { createFork } from '../../session/create-fork.ts'
import { localRef } from '../../session/game-ref.ts'
import { useGame, useRuleset } from '../../session/use-game.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { Note } from '../../shell/note.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { Select } from '../../shell/select.tsx'
import { toast } from '../../shell/toast.tsx'
import { charterAt } from '../../table/model/charters.ts'
import { useSay } from '../../words/speech.ts'
import classes from './fork.module.css'
import { canTake, forkPlayers } from './fork-seats.ts'
import { makeFork } from './make-fork.ts'

export type ForkMoment = {
  readonly game: number
  readonly step: number
  /** Whether the game has ended: then everything comes as it came. */
  readonly isOver: boolean
  readonly seats: Legacy['seats']
}

type ForkDialogProps = {
  /** The record of the game, or the game as it was seen at an online table. */
  readonly source: CampaignRecord | SeenGame
  readonly moment: ForkMoment
  readonly onClose: () => void
}

/** "What if": who plays on from this moment, and against whom. */
export function ForkDialog({ source, moment, onClose }: ForkDialogProps) {
  const say = useSay()
  const { ref, seat } = useGame()
  const ruleset = useRuleset()
  const { seats, game, step, isOver } = moment
  const [taken, setTaken] = useState<ReadonlySet<number>>(
    () =>
      new Set([
        Math.max(
          0,
          seats.findIndex((each, index) => canTake(each) && index >= seat),
        ),
      ]),
  )
  const [level, setLevel] = useState<OfferedLevel>('medium')
  const [own, setOwn] = useState<ReadonlyMap<number, OfferedLevel>>(new Map())
  const levelOf = (index: number) => own.get(index) ?? level
  const [isFailed, setFailed] = useState(false)
  const toggle = (index: number) =>
    setTaken(new Set(taken.has(index) ? [...taken].filter((each) => each !== index) : [...taken, index]))

  async function begin(): Promise<void> {
    const fork = makeFork(ruleset.engine, source, {
      fork: { of: ref.kind === 'local' ? ref.id : '', game, step },
      players: forkPlayers(seats, taken, levelOf),
      sees: isOver ? null : taken.size === 1 ? ([...taken][0] ?? -1) : -1,
    })
    if (fork === null) {
      setFailed(true)
      return
    }
    const id = await createFork(fork, ruleset, campaigns)
    if (id === null) toast(say('full.text'))
    else navigate(pathOf('play', localRef(id)))
  }

  const bots = seats.filter((each, index) => canTake(each) && !taken.has(index)).length
  const levels = OFFERED_LEVELS.map((value) => ({ value, label: say(`new.level-${value}`) }))
  return (
    <Dialog
      title={say('fork.title')}
      text={say('fork.text')}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onClick={onClose}>{say('shell.cancel')}</Button>
          <Button kind="primary" disabled={taken.size === 0} data-fork onClick={() => void begin()}>
            {say('fork.begin')}
          </Button>
        </>
      }
    >
      <fieldset className={classes.seats}>
        <legend>{say('fork.seats')}</legend>
        {seats.map((each, index) => (
          <div key={each.charter} className={classes.seat}>
            <label>
              <input
                type="checkbox"
                checked={taken.has(index)}
                disabled={!canTake(each)}
                onChange={() => toggle(index)}
              />
              <SeatToken charter={charterAt(each.charter)} size={24} />
              {each.name}
            </label>
            {canTake(each) && !taken.has(index) && (
              <Select
                label={say('fork.level', { name: each.name })}
                value={levelOf(index)}
                options={levels}
                onChange={(next) => setOwn(new Map([...own, [index, next]]))}
              />
            )}
          </div>
        ))}
      </fieldset>
      {bots > 1 && (
        <div className={classes.level}>
          <span>{say('fork.others')}</span>
          <Select
            label={say('fork.others')}
            value={level}
            options={levels}
            onChange={(next) => {
              setLevel(next)
              setOwn(new Map())
            }}
          />
        </div>
      )}
      <Note>{say('begun' in source ? 'fork.secret' : isOver ? 'fork.same' : 'fork.drawn')}</Note>
      <Note>{say('fork.crates')}</Note>
      {isFailed && <Note role="alert">{say('fork.failed')}</Note>}
    </Dialog>
  )
}
