import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { Menu, MenuItem } from '../../../shell/menu.tsx'
import { useLit } from '../../../table/lit.ts'
import type { Beat } from '../../../table/model/beats.ts'
import type { CaptionWords } from '../../../table/model/caption-words.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { trailOf } from '../../../table/model/trail.ts'
import { keyed } from '../../../table/parts/keyed.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { foldMoves } from './fold-moves.ts'
import classes from './strip.module.css'
import { useTheatre, useTheatreActions } from './theatre.ts'
import { useCaptions } from './use-captions.ts'

type Move = { readonly index: number; readonly beat: Beat; readonly caption: CaptionWords | undefined }

/** One emblem for each move; where there is no room for all, counts stand for those far from the current one. */
export function Chips({ room }: { readonly room: number }) {
  const { view } = useTable()
  const beats = useTheatre((theatre) => theatre.beats)
  const at = useTheatre((theatre) => theatre.at)
  const { show } = useTheatreActions()
  const captions = useCaptions(beats)
  const litProps = useLit()
  const list = useRef<HTMLOListElement>(null)
  const moves = beats.map((beat, index) => ({ index, beat, caption: captions[index] }))
  const { from, to } = foldMoves(beats.length, room, at)
  const currentChip = () => list.current?.querySelector<HTMLElement>('[aria-current]') ?? null
  return (
    <ol className={classes.chips} ref={list}>
      {from > 0 && <Folded when="earlier" moves={moves.slice(0, from)} currentChip={currentChip} />}
      {keyed(moves)
        .slice(from, to)
        .map(({ key, value: { index, beat, caption } }) => (
          <li key={key}>
            <button
              type="button"
              className={classes.chip}
              aria-label={caption?.text ?? ''}
              aria-current={index === at ? 'step' : undefined}
              data-hint={caption?.text}
              onClick={() => show(index)}
              {...litProps(trailOf(beat, view).spot)}
            >
              <SeatToken charter={charterOfSeat(view, beat.seat)} size={24} />
            </button>
          </li>
        ))}
      {to < beats.length && <Folded when="later" moves={moves.slice(to)} currentChip={currentChip} />}
    </ol>
  )
}

type FoldedProps = {
  readonly when: 'earlier' | 'later'
  readonly moves: readonly Move[]
  readonly currentChip: () => HTMLElement | null
}

/** How many moves have no room; a press opens them, in words. */
function Folded({ when, moves, currentChip }: FoldedProps) {
  const say = useSay()
  const { view } = useTable()
  const { show } = useTheatreActions()
  const trigger = useRef<HTMLButtonElement>(null)
  const name = say(`theatre.${when}`, { count: moves.length })
  return (
    <li>
      <Menu
        align={when === 'earlier' ? 'start' : 'end'}
        // A move that is chosen may leave no other to count.
        focusAfter={() => (trigger.current === null ? currentChip() : null)}
        trigger={
          <DropdownMenu.Trigger ref={trigger} className={classes.folded} aria-label={name} data-folded={when}>
            +{moves.length}
          </DropdownMenu.Trigger>
        }
      >
        {moves.map(({ index, beat, caption }) => (
          <MenuItem
            key={index}
            icon={<SeatToken charter={charterOfSeat(view, beat.seat)} size={24} />}
            onSelect={() => show(index)}
          >
            {caption?.text}
          </MenuItem>
        ))}
      </Menu>
    </li>
  )
}
