import type { ReviewMessages } from '@charterstone/engine'

/** A look back on a game: kind to the player, and short. */
export const reviewMessages: Readonly<Record<keyof ReviewMessages, string>> = {
  'review.deed':
    '{who} {kind, select, constructed {builds the {card, name}} opened-crate {opens the crate of the {card, name}} scored-objective {scores “{card, name}”} sold {delivers to the Eternal City for {vp, noun}} reached-hourglass {brings the token to the hourglass} gained-points {makes {vp, noun}} took-card {takes “{card, name}”} used-building {uses the {card, name}} retrieved {calls workers home} other {prepares the next turns}}',
  'review.taken': '{deed}, and {whom} comes too late',
  'review.luck':
    '{revelation, select, crate {the crate holds {luck, select, good {just the right thing} other {little of use}} for {whom}} die {the die is {luck, select, good {kind} other {unkind}} to {whom}} candle {the candle goes out: {luck, select, good {good} other {bad}} luck for {whom}} other {{card, select, 0 {the cards turn up {luck, select, good {well} other {badly}} for {whom}} other {“{card, name}” turns up: {luck, select, good {good} other {bad}} luck for {whom}}}}}',
  'review.grade':
    '{grade, select, small {a small detour} clear {a missed chance} large {a big missed chance} other {well played}}',
  'review.worth':
    'worth about {points, plural, one {1 point} other {# points}} of your chance to win{vp, select, none {} other {, or {vp} VP}}',
}
