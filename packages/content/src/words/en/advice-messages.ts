import type { AdviceMessages } from '@charterstone/engine'

/** What a turn is for, and how an option compares with the others: spoken to the player, and short. */
export const adviceMessages: Readonly<Record<keyof AdviceMessages, string>> = {
  'purpose.constructs':
    'build the {building, name}: {vp, noun}{gains, plural, =0 {} other {, then {gains, noun} each visit{cost, plural, =0 {} other { for {cost, noun}}}}}',
  'purpose.opens-crate': 'open the crate of the {building, name}: {vp, noun}, and whatever it holds',
  'purpose.scores-objective': 'score “{card, name}”: {vp, noun}',
  'purpose.sells': 'deliver {what, noun}: {vp, noun}',
  'purpose.points': '{vp, noun} right away',

  'purpose.completes-building':
    '{goods, plural, one {the last {goods, word} for the {building, name}} other {all that’s missing for the {building, name}: {goods, noun}}}. It’s {vp, noun} to build{gains, plural, =0 {} other {, then {gains, noun} each visit{cost, plural, =0 {} other { for {cost, noun}}}}}',
  'purpose.gathers-for-building': '{goods, noun} for the {building, name}; {missing, noun} to go',
  'purpose.completes-crate':
    'now you can pay for the crate of the {building, name}: {vp, noun}, and whatever it holds',
  'purpose.gathers-for-crate': '{coins, noun} for the crate of the {building, name}; {missing, noun} to go',
  'purpose.meets-objective': 'this meets “{card, name}”, and you can score it for {vp, noun}',
  'purpose.nears-objective': 'a step towards “{card, name}”; {missing} to go',
  'purpose.affords-quota': '{goods, noun}: enough for the quota table ({what, noun} for {vp, noun})',
  'purpose.affords-building':
    '{goods, noun}: enough for the {building, name} ({gains, noun} for {cost, noun})',
  'purpose.gains-reputation':
    'a token on the reputation track: {after, plural, =0 {others are ahead there} other {it’s worth # VP at the end as things stand{before, plural, =0 {} other {, not {before}}}}}',

  'purpose.frees-workers':
    '{left, plural, =0 {all your workers are out: call {workers, noun} home} other {call {workers, noun} home now, and you needn’t stop for it later}}',
  'purpose.frees-worker': 'your own worker on the {building, name} comes home too',
  'purpose.places-income': '{gains, noun} from the {building, name} at every income',
  'purpose.triggers-income': 'the progress token brings income now',
  'purpose.takes-card': 'take “{card, name}”',
  'purpose.takes-plan':
    'take the {card, name}; {missing, plural, =0 {you have everything to build it} other {{missing, noun} to go}}',
  'purpose.takes-crate': 'take the constructed card of the {building, name}: there’s a crate on it',
  'purpose.draws-card': '{count, plural, one {a card} other {# cards}} nobody has seen yet',
  'purpose.draws-objective': 'a private objective from the deck',
  'purpose.gains-goods': '{goods, noun} for your supply',
  'purpose.regains-influence': 'you get {what, noun} back',
  'purpose.uses-persona': 'from now on you can use {card, name}',
  'purpose.ends-game':
    'the token reaches the hourglass: last round{lead, plural, =0 {} other {, and you’re {lead} VP ahead}}',

  'purpose.spares-other': 'keep what you need for the {building, name}',
  'purpose.spares-this': 'you can spare this most easily',
  'purpose.saves-influence': 'your influence does more elsewhere',
  'purpose.declines': 'you’re better off without it',
  'purpose.ends-turn': 'nothing else is worth doing this turn',
  'purpose.has-no-choice': 'nothing else can be done',

  'purpose.first-use':
    'you haven’t used it yet, and every persona you’ve used scores at the end of the campaign',
  'purpose.best-ability': 'its ability should help you most often',
  'purpose.least-missed': 'you’ll miss its ability least',
  'purpose.empty-plot': 'nothing stands there yet',
  'purpose.weakest-plot': 'what stands there is worth least to you',
  'purpose.keeps-useful': 'it’s the most use in the next game',
  'purpose.fills-row': 'you’ve begun this row; once it’s full, its bonus comes in every game',
  'purpose.best-row': 'once it’s full, this row brings you the most',
  'purpose.best-capacity': 'it’s what you’ll most want to keep',
  'purpose.glory-counts': 'glory counts for more at the end of the campaign',
  'purpose.suits-campaign': 'it suits what you’ve collected so far',

  'advice.then': 'then {doing}',
  'advice.then-place': 'then place a worker on the {building, name}',
  'advice.little': 'there’s little to gain right now',
  'advice.taste': 'a matter of taste',
  'advice.best':
    '{points, plural, =0 {a close call} one {about 1 point ahead of the next best} other {about # points ahead of the next best}}',
  'advice.next': '{points, plural, =0 {about as good} one {about 1 point less} other {about # points less}}',
  'advice.possible':
    '{points, plural, =0 {possible now, about as good} one {possible now, about 1 point less} other {possible now, about # points less}}',
  'advice.possible-far': 'possible now, but much less',
  'advice.possible-too': 'possible now',
}
