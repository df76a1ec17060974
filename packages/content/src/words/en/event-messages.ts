import type { MessageKey } from '@charterstone/engine'

/** Events in the present tense. `who` is the name of a player, `charter` that of a charter. */
export const eventMessages: Readonly<
  Record<
    Extract<MessageKey, `event.${string}` | `told.${string}` | `capacity.${string}` | `name.${string}`>,
    string
  >
> = {
  'event.game-started': 'game {game} begins; {who} goes first',
  'event.rolled': '{seat, select, -1 {the die shows} other {{who} rolls the die}}: {charter}',
  'event.shuffled': 'the {deck, select, objectives {objective} other {advancement}} deck is shuffled',
  'event.revealed': '{where, select, mat {face up now} objectives {objectives} other {revealed}}: {list}',
  'event.looked':
    '{who} {where, select, deck {looks through the advancement deck} top {looks at the top {count, plural, one {card} other {# cards}} of the advancement deck} objectives {looks at the top {count, plural, one {card} other {# cards}} of the objective deck} personas {looks at {count, plural, one {1 persona} other {# personas}} in secret} other {looks at the {count, plural, one {last victory card} other {# victory cards}} that can be chosen}}',
  'event.turn-started': 'round {round}: {who} to play',
  'event.answered': '{who}: {key}',
  'event.placed':
    '{who} places {worker, select, minion {a minion ({what, word})} other {a worker}}: {building, name}',
  'event.bumped':
    '{own, select, yes {{who} sends one of their own workers home} other {{other} sends a worker of {who} home}}: {building, name}',
  'event.retrieved': '{who} retrieves {list, noun}',
  'event.automa-drew': '{who} draws an automa card: {card, name}',
  'event.passed': '{who} passes',
  'event.paid': '{who} pays {what, noun}{to, select, -1 {} other { to {other}}}',
  'event.gained': '{who} gains {what, noun}',
  'event.lacked': 'the supply has run short: {who} goes without {what, noun}',
  'event.won-vp': '{who} gains {what, noun}',
  'event.regained': '{who} regains {what, noun}',
  'event.took-card':
    '{who} {from, select, top {draws} crate {finds} seat {is given} other {takes}} a card: {card, name}',
  'event.discarded': '{who} discards a card: {card, name}',
  'event.used-card': '{who} uses a card: {card, name}',
  'event.refreshed-mat': '{who} clears away the face-up cards',
  'event.took-objective': '{who} takes a private objective: {card, name}',
  'event.scored-objective': '{who} scores an objective: {card, name}',
  'event.sold': '{who} sends {what, noun} to the Eternal City',
  'event.placed-reputation': '{who} gains 1 reputation',
  'event.placed-income': '{who} places 1 influence for income: {building, name}',
  'event.income-triggered': 'income is paid out',
  'event.progressed':
    '{why, select, setup {the progress token starts on space {to}} dusk {dusk: the progress token moves to space {to}} no-influence {{who} has no influence left: the progress token moves to space {to}} other {{who} moves the progress token to space {to}}}',
  'event.hourglass-reached': 'the progress token has reached the hourglass: this round is the last',
  'event.constructed':
    '{seat, select, -1 {a new building} other {{who} constructs a building}}: {building, name}{over, select, 0 {} other {, over {over, name}}}',
  'event.crate-opened': '{seat, select, -1 {crate {crate} is unlocked} other {{who} unlocks crate {crate}}}',
  'event.letter-opened': 'crate {letter} is opened',
  'event.rule-entered': 'a new rule: {rule}',
  'event.persona-unlocked': '{who} finds a persona: {persona, name}',
  'event.persona-activated': '{who} uses a persona: {persona, name}',
  'event.deck-joined':
    '{cards, plural, one {1 new card joins} other {# new cards join}} the {deck, select, objectives {objective} other {advancement}} deck',
  'event.minion-released': 'a new minion: {what, word}',
  'event.took-peril': '{who} takes {what, noun}: {building, name}',
  'event.island-placed': '{who} lays a sky island',
  'event.guidepost-revealed': 'the guidepost: {guidepost, name}',
  'event.story-read': 'story {story}',
  'event.named':
    '{isNamed, select, no {{who} keeps the printed name} other {{what, select, charter {{who} names the {printed} “{name}”} village {{who} names the village “{name}”} persona {{who} names a persona “{name}”} assistant {{who} names an assistant “{name}”} other {{who} names a companion “{name}”}}}}',
  'event.round-ended': 'round {round} is over',
  'event.candle-out': 'the candle goes out on {who}’s turn',
  'event.toll-paid': '{who} places 1 influence on an emblem: {charter}',
  'event.reputation-scored':
    '{who} is {rank, select, 1 {first} 2 {second} other {third}} in reputation: {what, noun}',
  'event.goal-achieved': '{who} achieves the goal of the guidepost: {guidepost, name}',
  'event.mood-changed':
    'the King gains {crowns, plural, one {1 {mood, select, happy {happy} other {angry}} crown} other {# {mood, select, happy {happy} other {angry}} crowns}}',
  'event.glory-placed':
    '{who} places {times, plural, one {a star} other {# stars}}{row, select, -1 { beyond the rows} other { in “{bonus}”}}',
  'event.trophy-won': '{who} wins a trophy',
  'event.capacity-raised': '{who} has room for more {of}',
  'event.persona-marked': '{who} marks a persona as used: {persona, name}',
  'event.kept': '{who} keeps {thing}',
  'event.companion-joined':
    '{charter}: a companion is {kindly, select, yes {kindly} other {warily}} received: {companion, name}',
  'event.spectral-changed':
    '{charter}: {freed, select, yes {the spectral worker is free} other {the large worker turns spectral}}',
  'event.reckoned': 'the reckoning comes to {total}: {victory, select, yes {victory} other {defeat}}',
  'event.took-back':
    '{who} {isMove, select, yes {takes back: {building, name}} other {undoes {count, plural, one {1 step} other {# steps}}}}{by, select, all { with everyone’s agreement} alone { beyond what was revealed} other {}}',
  'event.game-ended':
    'game over. {count, plural, one {{winners} wins} other {{winners} win together}}: {list}',
  'told.source': '{text} ({source, name})',
  'name.constructed': '{name} (constructed card)',
  'capacity.coin': 'coins',
  'capacity.resource': 'resources',
  'capacity.card': 'advancement cards',
  'capacity.minion': 'minions',
}
