import {
  type Catalogue,
  CHRONICLE,
  FIRST_GUIDEPOST,
  type Legacy,
  RULE_NAMES,
  type RuleName,
} from '@charterstone/engine'

/** What the open seals of a campaign depend on. */
export type Opened = Pick<
  Legacy,
  | 'crates'
  | 'game'
  | 'history'
  | 'letters'
  | 'minions'
  | 'mode'
  | 'nextGuidepost'
  | 'rules'
  | 'seats'
  | 'stories'
>

/** The names of all seals that this campaign has opened. They are numbers and letters, which reveal nothing. */
export function openSeals(
  { letteredCrates }: Catalogue,
  opened: Opened,
  guidepost: number,
): readonly string[] {
  const { crates, letters, rules, minions, stories, seats, history, game, mode, nextGuidepost } = opened
  const next = letteredCrates.flatMap((def) => (letters.includes(def.letter) ? [def.next ?? 0] : []))
  const first = mode === 'campaign' && game > 1 ? [FIRST_GUIDEPOST] : []
  const hasAutoma = [seats, ...history.map((record) => record.seats)].some((row) =>
    row.some(({ player }) => player === 'automa'),
  )
  const names = [
    'open',
    ...(stories.length > 0 ? ['prologue'] : []),
    ...(hasAutoma ? ['automa'] : []),
    ...crates.map(sealOfCrate),
    ...letters.map(sealOfLetter),
    ...RULE_NAMES.filter((rule) => rules[rule] && !CHRONICLE[rule].printed).map(sealOfRule),
    ...minions.flatMap((isReleased, type) => (isReleased ? [sealOfMinion(type)] : [])),
    ...[...first, ...next, nextGuidepost, guidepost].filter((number) => number > 0).map(sealOfGuidepost),
  ]
  return [...new Set(names)]
}

export function sealOfCrate(number: number): string {
  return `c${number}`
}

export function sealOfLetter(letter: string): string {
  return `l${letter}`
}

/** By its place in the list of rules: its name would say too much. */
export function sealOfRule(rule: RuleName): string {
  return `r${RULE_NAMES.indexOf(rule)}`
}

export function sealOfMinion(type: number): string {
  return `m${type}`
}

export function sealOfGuidepost(number: number): string {
  return `g${number}`
}
