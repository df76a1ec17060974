import type { RuleName, RuleWords } from '@charterstone/engine'

/** The Chronicle, as a player reads it. A rule never names what a later crate may still hold. */
export const rules: Readonly<Record<RuleName, RuleWords>> = {
  islands: {
    name: 'Sky islands',
    text: 'At setup, choose 2 of your charter’s 4 islands and lay each over a different plot or building of your charter, never over the basic building. What lies under an island is out of use this game. Build on islands as on plots; each keeps its building for later games. Inactive charters lay no islands. At the end of the campaign the buildings on all 4 of your islands count.',
  },
  'inactive-charters': {
    name: 'Inactive charters',
    text: 'At setup, each inactive charter with an open plot gets a building: reveal cards from the advancement deck until a building card turns up, build it there, and shuffle the others and its constructed card back. Anyone may use the buildings of inactive charters. A player who leaves returns everything they hold, and the charter becomes inactive. A player who joins takes an inactive charter, 1 random building or constructed card, and as much glory and capacity as the lowest of the others.',
  },
  peril: {
    name: 'Peril',
    text: 'At setup, put a random peril token on every building in a charter, as far as the tokens go. When you use such a building, you must take its peril after the benefit. Peril pays for certain buildings and for its own row of the quota table, and some objectives ask for it. It is never kept for the next game.',
  },
  supply: {
    name: 'Supply',
    text: 'Five advancement cards lie face up on the mat; the rest are the deck. Three objectives lie open, and the progress token starts on the space for the number of players. The die picks the first player among the active charters. You have your persona, 2 workers and 12 influence, and start with 0 VP; in game 1 also with 4 coins and the constructed card of your basic building. Later games begin with what you kept.',
  },
  personas: {
    name: 'Personas',
    text: 'At setup, choose 1 persona from your chest to use this game. A persona from a crate goes into your chest and waits for the next game. Certain cards and buildings let you use more than one. Personas that you used are marked and score at the end of the campaign.',
  },
  influence: {
    name: 'Influence',
    text: 'You have 12 influence tokens in each game. Once placed, a token stays where it is until the game ends. Influence that you pay goes to the general supply, unless the benefit places it somewhere; regaining takes one of yours back from there. With none left, you cannot do what needs influence, and the progress token moves 1 space at the start of each of your turns.',
  },
  'advancement-cards': {
    name: 'Advancement cards',
    text: 'To gain a card of a type, choose among the face-up ones; if there are none, you gain none. Its place is filled from the deck at once. Your cards lie open for everyone to see. Paid and discarded cards go to the discard pile, which is shuffled into the deck when the deck runs out or new cards come in.',
  },
  assistants: {
    name: 'Assistants',
    text: 'An assistant gives you a bonus whenever you use what it names. You must have it before you use the building. If it has no name yet, you may give it one; the name is permanent.',
  },
  'building-cards': {
    name: 'Building cards',
    text: 'Six more buildings without a crate join the advancement deck. They belong to no charter, and you may build them in yours.',
  },
  'constructed-cards': {
    name: 'Constructed cards',
    text: 'A building that is built leaves its constructed card behind. If it has a crate, keep it as an advancement card until you unlock the crate. If it has none, it goes to the archive.',
  },
  guests: {
    name: 'Guests',
    text: 'Whenever income triggers, your guests pay you as well. Each shows two rewards: with up to 3 players you take both, with 4 to 6 players one of your choice. Certain buildings take guests as their cost.',
  },
  items: {
    name: 'Items',
    text: 'On your turn, before or after your action, you may pay the 3 resources of an item, take its benefit and discard it. You may use any number of items in a turn. Certain buildings take items as their cost.',
  },
  friends: {
    name: 'Friends',
    text: 'A friend adds to what the buildings of one charter give you. When such a building gives you coins, or VP, you gain 1 more. Certain buildings take friends as their cost.',
  },
  treasures: {
    name: 'Treasures',
    text: 'A treasure works once, at the moment that it names, and is then discarded. Certain buildings take treasures as their cost.',
  },
  turn: {
    name: 'Your turn',
    text: 'Place one of your workers on a building, or retrieve all of them from the board. A worker that already stands there goes back to its owner, even if it is your own. Then pay the cost, all of it. Then take the benefit, all or part of it; what the supply lacks is not gained.',
  },
  minions: {
    name: 'Minions',
    text: 'As your action you may place a minion on an unoccupied building of your own charter: first comes its own benefit, then the building’s cost and benefit. It is never bumped, a worker may stand beside it, and it stays until you retrieve all your workers. You gain its benefit again whenever an opponent uses that building. Minions on the board are still yours: they count, and they can be paid or sold. The quota table now has a row for minions.',
  },
  commons: {
    name: 'The commons',
    text: 'Zeppelin: 3 influence and the 4 resources of a building card construct that building for 5 VP. Charterstone: 4 coins and 2 influence unlock a crate for 5 VP. Grandstand: 1 influence on an objective that you meet scores it for 5 VP. Treasury: any 1 resource becomes 1 coin; Market: any 1 resource and 1 coin buy 1 face-up advancement card. Cloud Port: the goods of an open quota space and 1 influence placed there earn 3 VP and its bonus.',
  },
  constructing: {
    name: 'Constructing',
    text: 'Build a building card of yours on an empty plot of your own charter, whatever charter the card comes from. Each construction moves the progress token 1 space. Some buildings let you construct at another price than the Zeppelin.',
  },
  overbuilding: {
    name: 'Overbuilding',
    text: 'Build on an empty plot of your own charter, or over one of its buildings that bears no token and no worker. The basic building is never built over. Only the newest building on a plot counts. Each construction moves the progress token 1 space.',
  },
  crates: {
    name: 'Crates',
    text: 'To unlock the crate of one of your constructed cards, pay, gain the VP and move the progress token 1 space. What is inside belongs to you, whatever charter it comes from; of a new deck you take 1 card at random. New rules hold at once. The constructed card goes to the archive.',
  },
  objectives: {
    name: 'Objectives',
    text: 'Three public objectives lie open in each game. To score one, you must meet it at that moment; place 1 influence on it. You gain the VP of the building that scores it, and the progress token moves 1 space. Nobody scores the same objective twice in a game.',
  },
  'private-objectives': {
    name: 'Private objectives',
    text: 'An objective card that you gain lies in front of you, and only you may score it. It is scored like any other. At the end of the game you give it back.',
  },
  quota: {
    name: 'Quota',
    text: 'The quota table takes resources, coins and advancement cards, 1 to 3 of them on each space. Choose an open space, pay that many and place 1 influence there. Resources may be of different kinds, and so may cards. Some spaces add 1 VP or 1 reputation, if you want it.',
  },
  reputation: {
    name: 'Reputation',
    text: 'To gain 1 reputation, place 1 influence on the next open space of the track. The number of open spaces depends on the number of players; with a full track or no influence nothing happens. At the end of the game the most tokens earn 10 VP, the next-highest number 7 VP, the third 4 VP. Ties all earn the VP of their rank; you need at least 1 token.',
  },
  income: {
    name: 'Income',
    text: 'To use an income building, place 1 influence on it: one for each player and building. When the progress token reaches an income icon, everyone takes the benefit of each income building that bears their token. The current player begins, and it goes on against the order of turns.',
  },
  progress: {
    name: 'Progress',
    text: 'The progress token is the clock of the game: it moves 1 space for each construction, each unlocked crate and each scored objective. Some buildings that give VP move it too. If you move it onto a reputation icon, you may gain 1 reputation. An income icon brings income for everyone. If you have no influence at the start of your turn, the token moves 1 space first.',
  },
  'end-of-game': {
    name: 'End of the game',
    text: 'When the progress token reaches the hourglass, finish the round, so that everyone has had the same number of turns. Then reputation and cards for the end of the game are scored. The most VP win; tied players all win.',
  },
  'end-steps': {
    name: 'After each game',
    text: 'First comes the guidepost, then scoring in player order, then 1 glory for each full 10 VP. Winners take a trophy; everyone else gains 1 capacity of a kind of their choice. The personas you used are marked. Keep what your capacity holds and return the rest.',
  },
  guideposts: {
    name: 'Guideposts',
    text: 'From game 2 on, a guidepost sets a goal for the game and perhaps a rule that holds only this time. Everyone who achieves the goal gains 1 glory, ties included. Where the guidepost leaves a choice, the achiever with the most influence left makes it; the die breaks a tie.',
  },
  glory: {
    name: 'Glory',
    text: 'At the end of a game you gain 1 star for each full 10 VP. Choose which stars to fill: there are 9 rows of 6. A full row gives you its bonus at the start of every later game. Each star scores at the end of the campaign.',
  },
  capacity: {
    name: 'Capacity',
    text: 'Your capacity is what you may keep after a game: coins, resources, advancement cards and minions. It starts at 1 of each kind and ends at 4. Cards that you keep must all be of different types, and so must minions. Each game from the second on that you do not win adds 1. Circles filled on the way score at the end of the campaign.',
  },
  'post-campaign': {
    name: 'After the campaign',
    text: 'The village is finished and yours to play for as long as you like, without glory, capacity and chests. The die deals out the charters; of 3 personas you keep 1, of 4 islands you lay 2. In reverse order, each player takes 1 minion or 1 advancement card, and 2 coins or 3 VP. At the Zeppelin and the Charterstone you may pay the cost for the VP and the progress alone. Ties are broken by reputation tokens, quota tokens, then what you have left.',
  },
}
