import type { Event, Good, LetteredCrate, Mood, RuleName } from '@charterstone/engine'

/** Something that gets a page of its own before the game goes on. */
export type Moment =
  | { readonly kind: 'story'; readonly story: string; readonly letter: LetteredCrate | null }
  | { readonly kind: 'crate'; readonly crate: OpenedCrate }
  | { readonly kind: 'rules'; readonly rules: readonly RuleName[] }
  | { readonly kind: 'guidepost'; readonly guidepost: number }
  | { readonly kind: 'sunset'; readonly vp: readonly number[]; readonly winners: readonly number[] }
  | { readonly kind: 'mood'; readonly mood: Mood; readonly crowns: number }
  | { readonly kind: 'construction'; readonly seat: number; readonly building: number; readonly spot: number }
  | { readonly kind: 'candle-out'; readonly seat: number }
  | { readonly kind: 'spectral'; readonly charter: number; readonly isFreed: boolean }
  | { readonly kind: 'reckoning'; readonly sum: Extract<Event, { readonly kind: 'reckoned' }> }
  /** Comes from no event: the campaign has rested for some days. */
  | { readonly kind: 'recap'; readonly days: number }

/** The contents of a numbered crate that a seat has opened. */
export type OpenedCrate = {
  readonly seat: number
  readonly number: number
  readonly cards: readonly number[]
  readonly persona: number | null
  readonly minion: Good | null
  readonly rules: readonly RuleName[]
  /** How many cards join the decks. */
  readonly joined: { readonly advancement: number; readonly objectives: number }
}

/** The moments in what one answer led to, in their order. */
export function momentsOf(events: readonly Event[]): readonly Moment[] {
  const moments: Moment[] = []
  let crate: OpenedCrate | null = null
  let letter: LetteredCrate | null = null
  const closeCrate = () => {
    if (crate !== null) moments.push({ kind: 'crate', crate })
    crate = null
  }
  for (const event of events) {
    if (event.kind === 'crate-opened') {
      closeCrate()
      crate = emptyCrate(event.seat, event.crate)
      continue
    }
    const filled: OpenedCrate | null = crate === null ? null : withContent(crate, event)
    if (filled !== null) crate = filled
    else {
      if (endsCrate(event)) closeCrate()
      if (event.kind === 'letter-opened') letter = event.letter
      addMoment(moments, event, letter)
    }
  }
  closeCrate()
  return moments
}

function emptyCrate(seat: number, number: number): OpenedCrate {
  return {
    seat,
    number,
    cards: [],
    persona: null,
    minion: null,
    rules: [],
    joined: { advancement: 0, objectives: 0 },
  }
}

/** Null when the event has nothing to do with the crate. */
function withContent(crate: OpenedCrate, event: Event): OpenedCrate | null {
  switch (event.kind) {
    case 'rule-entered':
      return { ...crate, rules: [...crate.rules, event.rule] }
    case 'took-card':
      return event.from === 'crate' ? { ...crate, cards: [...crate.cards, event.card] } : null
    case 'took-objective':
      return { ...crate, cards: [...crate.cards, event.card] }
    case 'persona-unlocked':
      return { ...crate, persona: event.persona }
    case 'minion-released':
      return { ...crate, minion: event.minion }
    case 'deck-joined':
      return { ...crate, joined: { ...crate.joined, [event.deck]: event.cards } }
    default:
      return null
  }
}

/** A crate stays open until the game goes on. */
function endsCrate({ kind }: Event): boolean {
  return (
    kind === 'turn-started' ||
    kind === 'round-ended' ||
    kind === 'placed' ||
    kind === 'letter-opened' ||
    kind === 'game-ended'
  )
}

function addMoment(moments: Moment[], event: Event, letter: LetteredCrate | null): void {
  switch (event.kind) {
    case 'story-read':
      moments.push({
        kind: 'story',
        story: event.branch === '' ? String(event.story) : `${event.story}:${event.branch}`,
        letter,
      })
      break
    case 'rule-entered':
      addRule(moments, event.rule)
      break
    case 'guidepost-revealed':
      moments.push({ kind: 'guidepost', guidepost: event.guidepost })
      break
    case 'game-ended':
      moments.push({ kind: 'sunset', vp: event.vp, winners: event.winners })
      break
    case 'mood-changed':
      moments.push({ kind: 'mood', mood: event.mood, crowns: event.crowns })
      break
    case 'constructed':
      if (event.seat >= 0)
        moments.push({ kind: 'construction', seat: event.seat, building: event.building, spot: event.spot })
      break
    case 'candle-out':
      moments.push({ kind: 'candle-out', seat: event.seat })
      break
    case 'spectral-changed':
      moments.push({ kind: 'spectral', charter: event.charter, isFreed: event.freed })
      break
    case 'reckoned':
      moments.push({ kind: 'reckoning', sum: event })
      break
    default:
  }
}

/** Rules that come together are read together. */
function addRule(moments: Moment[], rule: RuleName): void {
  const last = moments.at(-1)
  if (last?.kind === 'rules') moments[moments.length - 1] = { kind: 'rules', rules: [...last.rules, rule] }
  else moments.push({ kind: 'rules', rules: [rule] })
}
