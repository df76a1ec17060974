import type { HouseRules, HouseRuleWords } from '@charterstone/engine'

export const houseRules: Readonly<Record<keyof HouseRules, HouseRuleWords>> = {
  matSize: {
    name: 'Small mat',
    text: 'Three advancement cards lie face up instead of five.',
    reason: 'There’s less to choose from, so the luck of the draw matters more.',
  },
  progressStart: {
    name: 'Early start',
    text: 'The progress token starts on the first space of its track, whatever the number of players.',
    reason: 'Games last longer, above all with two or three players.',
  },
  campaignScoring: {
    name: 'One measure for all',
    text: 'At the end of the campaign a glory star counts 10 VP, a trophy 5, a capacity circle 3 and a used persona 2, for every charter.',
    reason: 'Everyone knows from the first evening what counts in the end.',
  },
  market: {
    name: 'Blind purchase',
    text: 'At the Market you may also take the top card of the deck, unseen.',
    reason: 'A gamble for when nothing on offer helps you.',
  },
  crateResources: {
    name: 'Resources in crates',
    text: 'When you unlock a crate, you also take 2 of one resource or 1 each of two others, as printed on the crate.',
    reason: 'Opening crates hurts a little less.',
  },
  objectiveVp: {
    name: 'Objectives by worth',
    text: 'An objective is worth the 3 to 8 VP printed on it, not the VP of the building that scores it.',
    reason: 'Hard objectives pay more than easy ones.',
  },
  dusk: {
    name: 'No dusk',
    text: 'The progress token never moves on its own, however many rounds pass without progress.',
    reason: 'For patient tables: a game ends only when the players end it.',
  },
  extraPersonas: {
    name: 'Two personas at most',
    text: 'You can’t use more than 2 personas at a time.',
    reason: 'Turns stay short, and powers don’t pile up.',
  },
  automaProgress: {
    name: 'Unhurried automas',
    text: 'An automa never moves the progress token at the Zeppelin, the Charterstone or the Grandstand, even if its card says so.',
    reason: 'Only people set the pace. Games with automas last longer.',
  },
  fairStart: {
    name: 'Fair start',
    text: 'Later seats start with a few VP, depending on the game and the number of players.',
    reason: 'Going first is a small advantage. This evens it out.',
  },
  shortDay: {
    name: 'Short day',
    text: 'The progress token starts 3 spaces before the hourglass, whatever the number of players.',
    reason: 'For a quick game when time is short. The ten-minute lesson is played like this.',
  },
}
