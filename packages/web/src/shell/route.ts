/** Every address of the page. */
export type Route =
  | { readonly name: PlainName }
  | { readonly name: PlayName; readonly id: string }
  | { readonly name: 'unknown' }

const PLAIN = {
  home: '/',
  new: '/new',
  single: '/single',
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
} as const
export type PlayName = keyof typeof PLAY

export type RouteName = PlainName | PlayName | 'unknown'

export function routeOf(path: string): Route {
  const clean = path === '/' ? path : path.replace(/\/+$/, '')
  const plain = names(PLAIN).find((name) => PLAIN[name] === clean)
  if (plain !== undefined) return { name: plain }
  const [, id = '', rest = ''] = /^\/play\/([^/]+)(\/.*)?$/.exec(clean) ?? []
  const play = names(PLAY).find((name) => PLAY[name] === rest)
  return id === '' || play === undefined ? { name: 'unknown' } : { name: play, id }
}

export function pathOf(name: PlainName): string
export function pathOf(name: PlayName, id: string): string
export function pathOf(name: PlainName | PlayName, id = ''): string {
  return isPlay(name) ? `/play/${id}${PLAY[name]}` : PLAIN[name]
}

export function isPlay(name: RouteName): name is PlayName {
  return name in PLAY
}

function names<Names extends string>(map: Readonly<Record<Names, string>>): Names[] {
  return Object.keys(map) as Names[]
}
