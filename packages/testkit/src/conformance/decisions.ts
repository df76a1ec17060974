import {
  type ClosedOption,
  type Decision,
  type Engine,
  FIRST_MINION,
  keyOf,
  MINIONS,
  PLOTS,
  type State,
} from '@charterstone/engine'

/** Every decision has an option, each option once, and a reason for each closed one (N2, N4, N6). */
export function brokenByDecision(engine: Engine, state: State, pending: Decision): string[] {
  const { options } = pending
  const broken: string[] = []
  if (options.length === 0) broken.push('N4: the decision has no options')
  if (new Set(options).size !== options.length) broken.push(`N2: two options are equal: ${options.join(' ')}`)
  if (state.phase !== 'playing') broken.push(`N4: a decision is pending while the game is ${state.phase}`)
  return [...broken, ...brokenByReasons(engine, state, pending, engine.closed(state))]
}

/** D7: no option is both open and closed, every reason is valid, and every expected option is open or closed. */
function brokenByReasons(
  engine: Engine,
  state: State,
  pending: Decision,
  closed: readonly ClosedOption[],
): string[] {
  const { options } = pending
  const broken: string[] = []
  const keys = closed.map(({ option }) => keyOf(option))
  if (new Set(keys).size !== keys.length) broken.push(`D7: something is closed twice: ${keys.join(' ')}`)
  for (const { option, reason } of closed) {
    const key = keyOf(option)
    if (options.includes(key)) broken.push(`N6: ${key} is offered and closed`)
    if (reason.lack === 'nothing' || reason.count < 1) broken.push(`N6: ${key} is closed without a reason`)
  }
  for (const key of lookedFor(engine, state, pending))
    if (!options.includes(key) && !keys.includes(key)) broken.push(`D7: ${key} is neither open nor closed`)
  return broken
}

/** The options that a person expects at a kind of question. */
function lookedFor(engine: Engine, { legacy, table }: State, { kind, seat, options }: Decision): string[] {
  const { catalogue } = engine
  if (kind === 'plot' || kind === 'island-place')
    return Array.from({ length: PLOTS }, (_, plot) => `plot:${plot + 1}`)
  if (kind === 'glory' && !options.includes('row:beyond'))
    return Array.from({ length: 9 }, (_, row) => `row:${row + 1}`)
  if (kind !== 'act' && kind !== 'turn-end') return []
  const holder = table.seats[seat]
  if (holder === undefined) return []
  const hasScrolls = options.some((key) => key.startsWith('scroll:'))
  const used = [
    ...catalogue.items,
    ...catalogue.treasures.filter(({ use }) => use !== 'placing' || !hasScrolls),
  ]
  const powers = catalogue.personas.filter(({ abilities }) => abilities.some(({ on }) => on === 'once'))
  const free = [
    ...used.filter(({ number }) => holder.cards.includes(number)).map(({ slug }) => `use:${slug}`),
    ...powers.filter(({ number }) => holder.personas.includes(number)).map(({ slug }) => `power:${slug}`),
  ]
  if (kind === 'turn-end') return free
  const buildings = catalogue.buildings.filter(({ number }) => legacy.buildings.includes(number))
  const minions = legacy.rules.minions ? MINIONS.filter((_, type) => holder.goods[FIRST_MINION + type]) : []
  return [
    ...free,
    'retrieve',
    ...buildings.map(({ slug }) => `place:${slug}`),
    ...minions.map((minion) => `minion:${minion}`),
  ]
}
