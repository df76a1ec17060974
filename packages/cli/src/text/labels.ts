import type { Language } from '@charterstone/engine'
import type { FaultWords } from './faults.ts'
import { german } from './labels-de.ts'
import { english } from './labels-en.ts'
import { polish } from './labels-pl.ts'

/** The few words that only the terminal needs; all others come with the content. */
export type Labels = {
  readonly game: string
  readonly round: string
  readonly progress: string
  readonly reputation: string
  readonly quota: string
  readonly quotaRows: {
    readonly resource: string
    readonly coin: string
    readonly card: string
    readonly minion: string
    readonly peril: string
  }
  readonly objectives: string
  readonly ownObjectives: string
  readonly guidepost: string
  readonly mat: string
  readonly deck: string
  readonly discard: string
  readonly commons: string
  readonly openPlots: string
  readonly covered: string
  readonly seat: string
  readonly vp: string
  readonly influence: string
  readonly workers: string
  readonly coins: string
  readonly supply: string
  readonly cards: string
  readonly candle: string
  readonly nothing: string
  readonly closed: string
  readonly nothingClosed: string
  readonly undoAlone: string
  readonly undoTogether: string
  readonly undone: string
  readonly unknown: string
  readonly nameHint: string
  readonly saved: string
  readonly howManySeats: string
  readonly howManyPeople: string
  readonly newFile: string
  readonly resumed: string
  readonly onTrust: string
  readonly faults: FaultWords
  readonly revised: string
  readonly nextGame: string
  readonly campaignOver: string
  readonly secret: string
  readonly standings: string
  readonly glory: string
  readonly buildings: string
  readonly trophies: string
  readonly capacity: string
  readonly personas: string
  readonly total: string
  readonly champions: string
  readonly chronicle: string
  readonly house: string
  readonly stands: string
  readonly unnamedVillage: string
  readonly help: readonly (readonly [key: string, text: string])[]
}

export const labels: Readonly<Record<Language, Labels>> = { en: english, de: german, pl: polish }
