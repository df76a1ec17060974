import { type Catalogue, type Engine, type State, seedRng, shuffle, violationsOf } from '@charterstone/engine'

const OTHER_SEED = 99
const SPECTATOR = -1
const LAST_GAME = 12

/**
 * A view shows nothing that its seat may not know (D5): a game that differs only in what is hidden looks the same.
 * And a view contains enough to build a whole state from it.
 */
export function brokenByViews(engine: Engine, state: State, catalogue: Catalogue): string[] {
  const broken: string[] = []
  const { pending } = state
  for (let seat = SPECTATOR; seat < state.table.seats.length; seat++) {
    const view = engine.view(state, seat)
    if (/"(rng|deck|objectiveDeck|automaDeck)":/.test(JSON.stringify(view)))
      broken.push('D5: a view has a deck or the generator')
    // A seat that looks through a deck may see it; the deck is shuffled or put back afterwards.
    const isLooking = pending?.secret === true && pending.seat === seat
    if (!isLooking && differs(view, engine.view(twinOf(engine, state, seat), seat)))
      broken.push(`D5: seat ${seat} sees something hidden (${pending?.kind ?? 'nothing asked'})`)
    if (pending?.secret === true && pending.seat !== seat && (view.decision?.options.length ?? 0) > 0)
      broken.push(`D5: seat ${seat} sees the secret options of seat ${pending.seat}`)
    broken.push(...brokenByGuess(engine, state, seat, catalogue))
  }
  return broken
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

/** A game that looks the same to a seat: other random numbers, other order of the decks, other secret choices of the others. */
function twinOf(engine: Engine, state: State, seat: number): State {
  const twin = engine.clone(state)
  const rng = seedRng(OTHER_SEED)
  twin.rng = seedRng(OTHER_SEED)
  for (const deck of [twin.table.deck, twin.table.objectiveDeck, twin.table.automaDeck]) shuffle(rng, deck)
  hideOthersPicks(twin, state.legacy.seats[seat]?.charter ?? -1)
  twin.stack = twin.stack.map((frame) =>
    frame.kind === 'deal-persona' && frame.seat !== seat
      ? { ...frame, dealt: frame.dealt.toReversed() }
      : frame,
  )
  engine.resume(twin)
  twin.rng = seedRng(OTHER_SEED)
  return twin
}

/** Victory cards of others are swapped among them; after game 12 they are open. */
function hideOthersPicks(twin: State, own: number): void {
  const { legacy } = twin
  if ((legacy.history.at(-1)?.game ?? 0) >= LAST_GAME) return
  const hidden = legacy.charters.flatMap(({ victoryCard }, charter) =>
    charter === own || victoryCard === 0 ? [] : [victoryCard],
  )
  twin.legacy = {
    ...legacy,
    charters: legacy.charters.map((record, charter) =>
      charter === own || record.victoryCard === 0 ? record : { ...record, victoryCard: hidden.pop() ?? 0 },
    ),
  }
}

/** `determinise` returns a complete state in which the view of the seat is the same. */
function brokenByGuess(engine: Engine, state: State, seat: number, catalogue: Catalogue): string[] {
  const view = engine.view(state, seat)
  const guess = engine.determinise(view, OTHER_SEED)
  const lost = violationsOf(guess, catalogue).map((violation) => `determinise for seat ${seat}: ${violation}`)
  if (differs(view.table, engine.view(guess, seat).table))
    lost.push(`determinise for seat ${seat}: the table looks otherwise`)
  return lost
}
