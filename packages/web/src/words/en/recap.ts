/** "Where were we?", after a long pause. */
export const recapWords = {
  'recap.title': 'Where were we?',
  'recap.since': '{village}, {days, plural, one {1 day later} other {# days later}}',
  'recap.on': 'Play on',
  'recap.won':
    '{names} wins game {game} by {margin, plural, one {a single point} =2 {two points} =3 {three points} other {# points}}.',
  'recap.tie-break': '{names} wins game {game} on the tie-break.',
  'recap.shared': '{names} share the victory in game {game}.',
  'recap.alone': '{names} ends game {game} with {vp, plural, one {1 point} other {# points}}.',
  'recap.leads':
    'Game {game} has reached round {round}, and {names} leads with {vp, plural, one {1 point} other {# points}}.',
  'recap.level':
    'Game {game} has reached round {round}, and {names} are level on {vp, plural, one {1 point} other {# points}}.',
  'recap.turn': 'Now it’s {name}’s turn.',
  'recap.next-game': 'Game {game} comes next.',
  'recap.rules': '{count, plural, one {New rule} other {New rules}}',
  'recap.guidepost': 'Guidepost of this game',
  'recap.next-guidepost': 'The next guidepost',
  'recap.chests': 'What’s in the chests',
  'recap.keeps': 'keeps {things}',
} as const
