import type { RuleLessons } from '../rule-lessons.ts'

/** In the coach's voice: where the new rule helps, not what it says. */
export const ruleLessons: RuleLessons = {
  islands: {
    title: 'Land in the sky',
    text: 'Two of your islands go over plots or buildings you can spare, and give you fresh ground. Cover what you use least: it’s out of play today, but it isn’t lost.',
  },
  'inactive-charters': {
    title: 'Empty charters',
    text: 'Charters nobody plays grow a building every game all the same. Use them like any other: there’s no owner to thank.',
  },
  peril: {
    title: 'Trouble on the doorstep',
    text: 'Those tokens come along with what you gain at a building. They’re not all bad: some buildings, quota spaces and objectives take peril as payment, and none of it follows you into the next game.',
  },
  personas: {
    title: 'A new face',
    text: 'A persona from a crate waits in your chest until the next game, and then you choose whom to be. Every persona you’ve used scores at the end of the campaign, so give them all a turn.',
  },
  'building-cards': {
    title: 'Homeless houses',
    text: 'Six buildings that belong to no charter are now in the deck. When one turns up on the mat, the Market sells it, and you build it in your own charter.',
  },
  guests: {
    title: 'Guests pay rent',
    text: 'A guest pays you whenever income comes. Watch the sun: the next income icon on its path is payday, so take a guest just before it.',
  },
  items: {
    title: 'A swap in your pocket',
    text: 'An item needs no worker. On your turn, before or after your action, hand over its 3 resources and take what it gives. Save it for the turn that needs one push more.',
  },
  friends: {
    title: 'Friends in the right places',
    text: 'A friend adds a little extra whenever buildings of one charter give you coins or points. Find out which charter it is, and send your workers there.',
  },
  treasures: {
    title: 'One good moment',
    text: 'A treasure works once, at the moment it names, and then it’s gone. Read it now, so you don’t miss that moment.',
  },
  minions: {
    title: 'Small helpers',
    text: 'A minion goes to an empty building in your own charter, brings its own present and uses the building too. Leave it where your neighbours like to go: each of their visits pays you again.',
  },
  constructing: {
    title: 'Whose colour it is doesn’t matter',
    text: 'Any building card of yours goes on any empty plot of your own charter. Each one moves the sun a space, so it’s the builders who decide how long the day is.',
  },
  overbuilding: {
    title: 'Building on top',
    text: 'No plot left? Build over one of your own buildings, as long as nothing stands on it and it isn’t your first one. Only the roof you can see counts.',
  },
  'private-objectives': {
    title: 'A goal of your own',
    text: 'A private objective is yours alone to score, at the Grandstand like the others. At the end of the game you give it back, so don’t sit on it.',
  },
  income: {
    title: 'Money that comes to you',
    text: 'Plant a flag on an income building once, and it pays you every time the sun reaches an income icon. The earlier you plant it, the more often it pays.',
  },
  'end-steps': {
    title: 'How an evening ends',
    text: 'From now on the guidepost comes first, then points, then stars. The winner takes a trophy, and everyone else gets more room to keep things. Losing has its uses.',
  },
  guideposts: {
    title: 'A goal for one game',
    text: 'Reach the goal on the guidepost and you earn a star. Where there’s a choice to make, it goes to the achiever with the most flags left, so keep one or two back.',
  },
  glory: {
    title: 'Stars',
    text: 'A full row pays its bonus at the start of every later game. So finish one row before you begin another.',
  },
  capacity: {
    title: 'What comes along',
    text: 'After a game you keep only what your capacity holds. Before the hourglass, turn everything else into points.',
  },
  'post-campaign': {
    title: 'The village is yours',
    text: 'Play here as often as you like. Every game deals the charters out afresh, and all that counts is the points.',
  },
  'progress-two-further': {
    title: 'A short season',
    text: 'The sun starts two spaces further on. Open and build early this time: there may be no later.',
  },
  'progress-two-back': {
    title: 'A long season',
    text: 'The sun starts two spaces further back, so there’s time for one thing more than usual. Your flags won’t last any longer, though.',
  },
  'small-avoids-large': {
    title: 'Not on speaking terms',
    text: 'Your small worker won’t go where your large one stands. The other way round is fine, so send the small one first.',
  },
  'neighbours-roll': {
    title: 'Visiting pays',
    text: 'Use a neighbour’s building, and with a bit of luck you both get a point. Nobody loses by it, so go visiting.',
  },
  'pay-the-neighbour': {
    title: 'Into whose purse?',
    text: 'What you pay at a neighbour’s building goes to that neighbour. Before you send a worker, think who’d enjoy it; your own buildings are cheaper than they look.',
  },
  'peril-is-here': {
    title: 'Every house has its trouble',
    text: 'This time the most peril is the goal. So for once, go where it hurts.',
  },
  'candle-burns': {
    title: 'One candle',
    text: 'A house that’s short of fuel blows the candle out at once. Look for that token before you send a worker anywhere.',
  },
  'minions-astray': {
    title: 'They’re hiding',
    text: 'Where a minion hides, a flag buys it before you use the building. The most minions is the goal, so keep some flags for it.',
  },
  'work-abroad': {
    title: 'Off to the neighbours',
    text: 'Your workers stay out of your own charter today. Have a good look at what the others have built: that’s your village now.',
  },
  'emblem-toll': {
    title: 'Papers, please',
    text: 'The first visit to another charter costs a flag on its emblem, and once is enough. So choose the two or three charters you’ll need most.',
  },
  'islands-are-private': {
    title: 'Nobody else up there',
    text: 'Only you may use the buildings on your islands. Lay the islands with your best ones, and nobody gets in your way.',
  },
}
