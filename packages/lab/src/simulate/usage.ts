import {
  type Catalogue,
  type Event,
  HOUSE_RULE_IDS,
  type HouseRuleId,
  type Option,
  type State,
} from '@charterstone/engine'

/** Everything that a campaign can do has a name here; what never happened in any of them is reported as unused. */
export function everything(catalogue: Catalogue): string[] {
  const { buildings, crates, letteredCrates, assistants, guests, friends, items, treasures } = catalogue
  const { objectives, personas, companions, victoryCards, minions } = catalogue
  return [
    ...buildings.map(({ number }) => `building ${number}`),
    ...crates.map(({ number }) => `crate ${number}`),
    ...letteredCrates
      .filter(({ letter }) => letter !== AFTER_CAMPAIGN)
      .map(({ letter }) => `crate ${letter}`),
    ...[...assistants, ...guests, ...friends, ...items, ...treasures].map(
      ({ number }) => `card ${number} taken`,
    ),
    ...[...items, ...treasures].map(({ number }) => `card ${number} used`),
    ...objectives.map(({ number }) => `objective ${number}`),
    ...personas.filter(({ kind }) => kind !== 'automa').map(({ number }) => `persona ${number}`),
    ...companions.map(({ number }) => `companion ${number}`),
    ...victoryCards.map(({ number }) => `victory card ${number}`),
    ...minions.map(({ type }) => `minion ${type}`),
    'ending victory',
    'ending defeat',
    ...HOUSE_RULE_IDS.map((id) => `house rule ${id}`),
  ]
}

/** Crate W opens play after the campaign, which these campaigns do not go on to. */
const AFTER_CAMPAIGN = 'W'

/** House rules that show in an answer count only when they did; the others when a campaign was played by them. */
const SHOWN: readonly HouseRuleId[] = ['H4', 'H5']

export function noteHouseRules(used: Set<string>, ids: readonly HouseRuleId[]): void {
  for (const id of ids) if (!SHOWN.includes(id)) used.add(`house rule ${id}`)
}

export function noteAnswer(used: Set<string>, option: Option | null): void {
  if (option?.kind === 'top-card') used.add('house rule H4')
  else if (option?.kind === 'crate-resources') used.add('house rule H5')
}

/** What lies in front of the seats when a game is over: personas in use and victory cards. */
export function noteState(used: Set<string>, { table, legacy }: State): void {
  for (const { personas } of table.seats) for (const persona of personas) used.add(`persona ${persona}`)
  for (const { victoryCard } of legacy.charters) used.add(`victory card ${victoryCard}`)
}

/** Notes what happened and empties the list. */
export function noteEvents(used: Set<string>, events: Event[] | undefined): void {
  if (events === undefined) return
  for (const event of events) noteEvent(used, event)
  events.length = 0
}

function noteEvent(used: Set<string>, event: Event): void {
  switch (event.kind) {
    case 'placed':
      used.add(`building ${event.building}`)
      if (event.minion !== undefined) used.add(`minion ${event.minion}`)
      break
    case 'crate-opened':
      used.add(`crate ${event.crate}`)
      break
    case 'letter-opened':
      used.add(`crate ${event.letter}`)
      break
    case 'took-card':
      used.add(`card ${event.card} taken`)
      break
    case 'used-card':
      used.add(`card ${event.card} used`)
      break
    case 'scored-objective':
      used.add(`objective ${event.card}`)
      break
    case 'companion-joined':
      used.add(`companion ${event.companion}`)
      break
    case 'reckoned':
      used.add(event.victory ? 'ending victory' : 'ending defeat')
      break
    default:
  }
}
