import { type Engine, type Event, hash, type State, versionOf } from '@charterstone/engine'

/** What the addresses of games have in common: answers as digits, names beside them, a version and a check. */
export const MAX_NAMES = 40
/** Between the names that were given during the game: no name contains it. */
export const BETWEEN = '\n'

/** The name that an answer gave. */
export function nameIn(events: readonly Event[]): string {
  const event = events.find(({ kind }) => kind === 'named')
  return event?.kind === 'named' ? event.name : ''
}

/** An open decision has one answer more: a name. */
export function baseOf({
  options,
  open,
}: {
  readonly options: readonly string[]
  readonly open: boolean
}): number {
  return options.length + (open ? 1 : 0)
}

export function versionText({ catalogue }: Engine): string {
  const { rules, content } = versionOf(catalogue)
  return `${rules}.${content}`
}

/** Finds an address that was cut or changed: by chance it would be another game. */
export function checkOf(state: State): string {
  return hash(state).slice(0, 8)
}
