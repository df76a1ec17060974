import type { AutomaCardDef } from '../catalogue/automa.ts'
import { defOf } from '../catalogue/card-of.ts'
import { type Play, tableOf } from '../loop/play.ts'
import { shuffle } from '../random/random.ts'

const ASIDE = 3
const ASIDE_FROM_GAME = 4

/** Shuffles the automa deck again; from game 4 on the top three are set aside face down (A1). */
export function shuffleAutomaDeck(play: Play): void {
  const { legacy, rng } = play.state
  const table = tableOf(play)
  const hasLateCards = legacy.stories.some((story) => story.startsWith('7:')) || legacy.mode !== 'campaign'
  table.automaDeck = play.box.catalogue.automa
    .filter(({ late }) => hasLateCards || !late)
    .map(({ number }) => number)
  shuffle(rng, table.automaDeck)
  if (legacy.game >= ASIDE_FROM_GAME) table.automaDeck.splice(-ASIDE)
  table.automaDiscard = []
}

/** The next automa card; an empty deck is shuffled first. */
export function drawAutomaCard(play: Play): AutomaCardDef {
  const table = tableOf(play)
  if (table.automaDeck.length === 0) shuffleAutomaDeck(play)
  const number = table.automaDeck.pop()
  const card = defOf(play.box.catalogue, 'automa-card', number ?? 0)
  if (card === undefined) throw new Error('the automa deck is empty')
  table.automaDiscard.push(card.number)
  return card
}
