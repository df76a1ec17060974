import type { Catalogue } from '../../catalogue/catalogue.ts'
import { CHARTERS } from '../../catalogue/charter.ts'
import type { Fork } from '../fork.ts'
import { type CampaignRecord, type ClosedGame, type OpenGame, RECORD_FORMAT, type Rebase } from '../record.ts'
import type { Version } from '../version.ts'
import type { VillageName } from '../village-name.ts'
import {
  byKind,
  type Checker,
  isTrueOrFalse,
  list,
  nullOr,
  object,
  oneOf,
  type Trouble,
  whole,
} from './checker.ts'
import { configSchema, isSeatConfig } from './config-schema.ts'
import { isSeat } from './frame-schema.ts'
import { LIMITS } from './limits.ts'
import { areLinks, isAnswer, isHash, isName, isNameOrNone, isWord } from './names.ts'
import { numbersOf } from './numbers.ts'
import { stateSchema } from './state-schema.ts'

const isSeatChange = byKind({
  join: object({ kind: oneOf(['join']), seat: isSeatConfig }),
  leave: object({ kind: oneOf(['leave']), charter: isSeat }),
})
const areSeatChanges = list(isSeatChange, LIMITS.seatChanges)
const areAnswers = list(isAnswer, LIMITS.answersOfGame)

/** What was taken back, by whom, to which answer, and whether the others agreed. */
const isUndone = object({
  seat: isSeat,
  to: whole(0, LIMITS.answersOfGame),
  answers: areAnswers,
  consent: isTrueOrFalse,
})

type Undone = { readonly undone: unknown }
const openGame = {
  game: whole(1, LIMITS.games),
  before: areSeatChanges,
  startHash: isHash,
  answers: areAnswers,
  links: areLinks,
  undone: list(isUndone, LIMITS.undone),
}
const isOpenGame = object<OpenGame & Undone>(openGame, ['undone'])
const isClosedGame = object<ClosedGame & Undone>({ ...openGame, endHash: isHash, chain: isHash }, ['undone'])

/** Everything that a campaign file may hold, part by part, with limits. */
export function recordSchema(catalogue: Catalogue): Checker {
  const numbers = numbersOf(catalogue)
  const isState = stateSchema(numbers)
  const shape = object<CampaignRecord>(
    {
      format: oneOf([RECORD_FORMAT]),
      version: object<Version>({ rules: isWord, content: isWord }),
      config: configSchema(numbers),
      players: list(isWord, CHARTERS.length, 1),
      base: nullOr(
        object<Rebase>(
          {
            games: whole(0, LIMITS.games),
            answers: whole(0, LIMITS.answersOfGame),
            state: isState,
            onTrust: oneOf([true]),
          },
          ['onTrust'],
        ),
      ),
      games: list(isClosedGame, LIMITS.games),
      between: areSeatChanges,
      current: nullOr(isOpenGame),
      checkpoint: isState,
      seals: object<CampaignRecord['seals']>({ head: isHash, checkpoint: isHash, chain: isHash }),
      villageName: object<VillageName>({ text: isName, story: isNameOrNone }),
      fork: object<Fork>({
        of: isNameOrNone,
        game: whole(1, LIMITS.games),
        step: whole(0, LIMITS.answersOfGame),
      }),
    },
    ['villageName', 'fork'],
  )
  return (value) => shape(value) ?? tooManyAnswers(value as CampaignRecord)
}

function tooManyAnswers({ games, current }: CampaignRecord): Trouble | null {
  let count = 0
  for (const game of current === null ? games : [...games, current]) {
    count += game.answers.length
    const { undone = [] } = game as { readonly undone?: readonly { readonly answers: readonly string[] }[] }
    for (const { answers } of undone) count += answers.length
  }
  return count > LIMITS.answers ? { path: '.games', max: LIMITS.answers } : null
}
