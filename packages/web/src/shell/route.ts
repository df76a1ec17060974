import { type GameRef, localRef, tableRef } from '../session/game-ref.ts'

/** Every address of the page. */
export type Route =
  | { readonly name: PlainName }
  | { readonly name: PlayName; readonly ref: GameRef; readonly at?: StepAddress }
  | { readonly name: 'unknown' }

/** One moment of a campaign: `/g/3/s/120` is game 3 after 120 answers. */
export type StepAddress = { readonly game: number; readonly step: number }

const PLAIN = {
  home: '/',
  new: '/new',
  single: '/single',
  weekly: '/weekly',
  fork: '/fork',
  online: '/online',
  learn: '/learn',
  settings: '/settings',
  about: '/about',
} as const
export type PlainName = keyof typeof PLAIN

/** What follows the id of a campaign or a table. */
const PLAY = {
  play: '',
  chronicle: '/chronicle',
  chest: '/chest',
  archive: '/archive',
  log: '/log',
  campaign: '/campaign',
  book: '/book',
  score: '/score',
  review: '/review',
  exercises: '/exercises',
  seats: '/seats',
} as const
export type PlayName = keyof typeof PLAY

export function routeOf(path: string): Route {
  const clean = path === '/' ? path : path.replace(/\/+$/, '')
  const plain = names(PLAIN).find((name) => PLAIN[name] === clean)
  if (plain !== undefined) return { name: plain }
  const [, root = '', id = '', rest = ''] = /^\/(play|t)\/([^/]+)(\/.*)?$/.exec(clean) ?? []
  if (id === '') return { name: 'unknown' }
  const ref = root === 't' ? tableRef(id) : localRef(id)
  const [, game, step] = /^\/g\/(\d{1,3})\/s\/(\d{1,5})$/.exec(rest) ?? []
  if (step !== undefined) return { name: 'log', ref, at: { game: Number(game), step: Number(step) } }
  const [, reviewed] = /^\/g\/(\d{1,3})\/review$/.exec(rest) ?? []
  if (reviewed !== undefined) return { name: 'review', ref, at: { game: Number(reviewed), step: 0 } }
  const play = names(PLAY).find((each) => PLAY[each] === rest)
  // Only online tables have a screen for their seats.
  return play === undefined || (play === 'seats' && ref.kind === 'local')
    ? { name: 'unknown' }
    : { name: play, ref }
}

export function pathOf(name: PlainName): string
export function pathOf(name: PlayName, ref: GameRef): string
export function pathOf(name: PlainName | PlayName, ref?: GameRef): string {
  if (!isPlay(name)) return PLAIN[name]
  if (ref === undefined) throw new Error(`the address of ${name} needs a game`)
  return `${rootOf(ref)}${PLAY[name]}`
}

export function stepPath(ref: GameRef, { game, step }: StepAddress): string {
  return `${rootOf(ref)}/g/${game}/s/${step}`
}

/** The review of one game. */
export function reviewPath(ref: GameRef, game: number): string {
  return `${rootOf(ref)}/g/${game}/review`
}

function rootOf({ kind, id }: GameRef): string {
  return kind === 'table' ? `/t/${id}` : `/play/${id}`
}

function isPlay(name: PlainName | PlayName): name is PlayName {
  return name in PLAY
}

function names<Names extends string>(map: Readonly<Record<Names, string>>): Names[] {
  return Object.keys(map) as Names[]
}
