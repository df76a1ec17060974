import type { DecisionKind } from '../loop/decision.ts'
import type { Event } from '../loop/event.ts'
import type { UndoReason } from '../record/undo.ts'
import type { Lack } from '../rules/lack.ts'
import type { Capacity } from '../state/legacy.ts'
import type { Args, NoArgs } from './message.ts'
import type { Quantity } from './noun.ts'
import type { CountedLack } from './sentence-of-reason.ts'

type Named = { readonly number: number }
type What = { readonly what: Quantity }
type Spaces = { readonly spaces: Quantity }
type Count = { readonly count: number }

/** What an option is. */
type OptionMessages = {
  place: Named
  scroll: Named
  'place-minion': What
  'retrieve-all': NoArgs
  retrieve: Named
  pass: NoArgs
  end: NoArgs
  skip: NoArgs
  take: NoArgs
  trade: NoArgs
  look: NoArgs
  bump: NoArgs
  share: NoArgs
  pay: NoArgs
  'pay-good': What
  'pay-card': Named
  'peril-from': Named
  use: Named
  name: Named
  power: Named
  gain: What
  give: What
  keep: What
  'keep-card': Named
  spare: What
  plot: Count
  island: Count
  quota: What & { readonly bonus: 'none' | 'vp' | 'reputation' }
  card: Named
  'card-top': NoArgs
  build: Named
  open: { readonly crate: number }
  'only-pay': NoArgs
  score: Named
  persona: Named
  'crate-resources': { readonly list: readonly Quantity[] }
  'progress-on': Spaces
  'progress-back': Spaces
  row: Count & { readonly bonus: string }
  'row-beyond': NoArgs
  capacity: { readonly of: string }
  path: { readonly letter: string }
  level: Count
  kind: NoArgs
  wary: NoArgs
  'worker-spectral': NoArgs
  'worker-large': NoArgs
  'worker-small': NoArgs
}

/** Questions that name the thing, the person or the number they are about; asked when the frame is known. */
type QuestionMessages = {
  place: NoArgs
  from: { readonly source: number; readonly text: string }
  'pay-some': What
  'take-some': What
  'minion-at': What
  'plot-of': Named
  'spare-of': Named
  'persona-more': NoArgs
  'tribute-give': { readonly name: string }
  'tribute-take': { readonly name: string }
  'name-own-charter': NoArgs
  'name-charter-of': { readonly name: string }
  'name-empty-charter': { readonly charter: string }
  'name-village': NoArgs
  'name-persona': Named
  'name-assistant': Named
  'name-companion': Named
  'glory-some': Count
  'keep-some': What
  'companion-of': Named
}

/** What each full row of glory gives at set-up (R28.3). */
export const GLORY_ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type GloryRow = (typeof GLORY_ROWS)[number]

/** The messages for what happens at a table: the log, why something is closed, what is asked and offered. */
export type TableMessages = { [Kind in Event['kind'] as `event.${Kind}`]: Args } & {
  [Kind in DecisionKind as `question.${Kind}`]: NoArgs
} & { [Key in keyof QuestionMessages as `question.${Key}`]: QuestionMessages[Key] } & {
  [Key in keyof OptionMessages as `option.${Key}`]: OptionMessages[Key]
} & {
  [Key in Exclude<Lack, CountedLack> as `lack.${Key}`]: NoArgs
} & { [Why in UndoReason as `undo.${Why}`]: NoArgs } & { [Key in Capacity as `capacity.${Key}`]: NoArgs } & {
  [Row in GloryRow as `glory.${Row}`]: NoArgs
} & {
  'lack.counted': What
  'warning.nothing-gained': { readonly reason: string }
  'lack.several': { readonly list: readonly Quantity[] }
  'told.source': { readonly text: string; readonly source: number }
  'name.constructed': { readonly name: string }
}
