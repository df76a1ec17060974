import { LAST_GAME } from '@charterstone/engine'
import { useVillage } from '../../../session/use-village.ts'
import { useTablePart } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'

type TableTitleProps = { readonly nameClass: string | undefined; readonly gameClass: string | undefined }

/** The village, and below or beside it the game and the round. */
export function TableTitle({ nameClass, gameClass }: TableTitleProps) {
  const village = useVillage()
  return (
    <>
      <h1 className={nameClass}>{village}</h1>
      <p className={gameClass}>
        <GameAndRound />
      </p>
    </>
  )
}

function GameAndRound() {
  const say = useSay()
  const game = useTablePart(({ view }) => view.legacy.game)
  const mode = useTablePart(({ view }) => view.legacy.mode)
  const round = useTablePart(({ view }) => view.table.round)
  const which =
    mode === 'single'
      ? say('table.single-game')
      : mode === 'campaign' && game <= LAST_GAME
        ? say('table.game-of', { game, last: LAST_GAME })
        : say('table.game', { game })
  return round < 1 ? which : `${which} · ${say('table.round', { round })}`
}
