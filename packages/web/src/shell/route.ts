/** Every address of the page. */
export type Route =
  | { readonly name: PlainName }
  | { readonly name: PlayName; readonly id: string; readonly at?: StepAddress }
  | { readonly name: 'unknown' }

/** One moment of a campaign: `/g/3/s/120` is game 3 after 120 answers. */
export type StepAddress = { readonly game: number; readonly step: number }

const PLAIN = {
  home: '/',
  new: '/new',
  single: '/single',
  online: '/online',
  learn: '/learn',
  settings: '/settings',
  about: '/about',
} as const
export type PlainName = keyof typeof PLAIN

/** What follows the id of a campaign. */
const PLAY = {
  play: '',
  chronicle: '/chronicle',
  chest: '/chest',
  archive: '/archive',
  log: '/log',
  campaign: '/campaign',
  score: '/score',
  seats: '/seats',
} as const
export type PlayName = keyof typeof PLAY

export type RouteName = PlainName | PlayName | 'unknown'

/** The id of an online table bears a mark, so that every path made from it leads back to that table. */
const ONLINE = '~'

export function isOnlineId(id: string): boolean {
  return id.startsWith(ONLINE)
}

/** As the server calls the table. */
export function tableOf(id: string): string {
  return id.slice(ONLINE.length)
}

export function onlineId(table: string): string {
  return `${ONLINE}${table}`
}

export function routeOf(path: string): Route {
  const clean = path === '/' ? path : path.replace(/\/+$/, '')
  const plain = names(PLAIN).find((name) => PLAIN[name] === clean)
  if (plain !== undefined) return { name: plain }
  const [, place = '', name = '', rest = ''] = /^\/(play|t)\/([^/]+)(\/.*)?$/.exec(clean) ?? []
  if (name === '') return { name: 'unknown' }
  const id = place === 't' ? onlineId(name) : name
  const [, game, step] = /^\/g\/(\d{1,3})\/s\/(\d{1,5})$/.exec(rest) ?? []
  if (step !== undefined) return { name: 'log', id, at: { game: Number(game), step: Number(step) } }
  const play = names(PLAY).find((each) => PLAY[each] === rest)
  // Who sits where is a question of online tables only.
  return play === undefined || (play === 'seats' && place !== 't') ? { name: 'unknown' } : { name: play, id }
}

export function pathOf(name: PlainName): string
export function pathOf(name: PlayName, id: string): string
export function pathOf(name: PlainName | PlayName, id = ''): string {
  return isPlay(name) ? `${rootOf(id)}${PLAY[name]}` : PLAIN[name]
}

export function stepPath(id: string, { game, step }: StepAddress): string {
  return `${rootOf(id)}/g/${game}/s/${step}`
}

function rootOf(id: string): string {
  return isOnlineId(id) ? `/t/${tableOf(id)}` : `/play/${id}`
}

export function isPlay(name: RouteName): name is PlayName {
  return name in PLAY
}

function names<Names extends string>(map: Readonly<Record<Names, string>>): Names[] {
  return Object.keys(map) as Names[]
}
