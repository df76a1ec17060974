import type { HouseRules, HouseRuleWords } from '@charterstone/engine'

export const houseRules: Readonly<Record<keyof HouseRules, HouseRuleWords>> = {
  matSize: {
    name: 'Small mat',
    text: 'Three advancement cards lie face up instead of five.',
    reason:
      'The reference manual sets the game up this way. There is less to choose from, and the deck matters more.',
  },
  progressStart: {
    name: 'Early start',
    text: 'The progress token starts on the first space of its track, whatever the number of players.',
    reason:
      'The reference manual starts everyone at the beginning of the track. Games with few players last much longer.',
  },
  campaignScoring: {
    name: 'One measure for all',
    text: 'At the end of the campaign a glory star counts 10 VP, a trophy 5, a capacity circle 3 and a used persona 2, for every charter.',
    reason: 'The reference manual scores the campaign without victory cards.',
  },
  market: {
    name: 'Blind purchase',
    text: 'At the Market you may also take the top card of the deck, unseen.',
    reason: 'The German Chronicle allows it. A gamble for when nothing on the mat helps you.',
  },
  crateResources: {
    name: 'Resources in crates',
    text: 'When you unlock a crate, you also take 2 of one resource or 1 each of two others, as printed on the crate.',
    reason: 'As in the reference manual. Crates pay back a little of their price.',
  },
  objectiveVp: {
    name: 'Objectives by worth',
    text: 'An objective is worth the 3 to 8 VP printed on it, not the VP of the building that scores it.',
    reason: 'The reference manual gives every objective its own value, so hard ones pay more.',
  },
  dusk: {
    name: 'No dusk',
    text: 'The progress token never moves on its own, however many rounds pass without progress.',
    reason: 'Dusk is our own guard against endless games. A patient table can do without it.',
  },
  extraPersonas: {
    name: 'Two personas at most',
    text: 'You can’t use more than 2 personas at a time.',
    reason: 'Requested by many players: turns stay short, and powers don’t pile up.',
  },
  automaProgress: {
    name: 'Unhurried automas',
    text: 'An automa never moves the progress token at the Zeppelin, the Charterstone or the Grandstand, even if its card says so.',
    reason: 'In the reference manual, only people set the pace. Games with automas last longer.',
  },
  fairStart: {
    name: 'Fair start',
    text: 'Later seats start with a few VP, depending on the game and the number of players.',
    reason: 'Going first is a small advantage. The VP that even it out were measured over many games.',
  },
}
