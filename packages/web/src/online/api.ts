import type { Language } from '@charterstone/engine'
import type {
  CarriedSeats,
  Claim,
  Fault,
  GameLog,
  GameViews,
  NewLink,
  NewTable,
  NoticesKept,
  NotificationSettings,
  RestorePoint,
  SeatKey,
  ServerInfo,
  TableBrief,
  TableEntrance,
  TableKeys,
} from '@charterstone/protocol'

/** What the server says, or why it does not. `lost`: it could not be reached, or there is none. */
export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Problem }
export type Problem = Fault | { readonly code: 'lost'; readonly detail?: string }

/** The problem of a reply, if it has one. */
export function problemOf(reply: Reply<unknown>): Problem | undefined {
  return reply.ok ? undefined : reply.fault
}

type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  /** A campaign's file. */
  readonly file?: string
}

async function call<Value>(path: string, { method = 'GET', body, file }: Call = {}): Promise<Reply<Value>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(file !== undefined && { body: file, headers: { 'content-type': 'text/plain' } }),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    const said: unknown = await response.json()
    if (response.ok) return { ok: true, value: said as Value }
    return { ok: false, fault: (said as { readonly fault?: Fault }).fault ?? { code: 'server-fault' } }
  } catch {
    // No network, or a page that is served without tables and answers with itself.
    return { ok: false, fault: { code: 'lost' } }
  }
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`
const post = <Value>(path: string, body: unknown = {}) => call<Value>(path, { method: 'POST', body })

export const api = {
  server: () => call<ServerInfo>('/server'),
  make: (table: NewTable) => post<TableKeys>('/tables', table),
  importFile: (file: string) => call<TableKeys>('/tables/import', { method: 'POST', file }),
  enter: (table: string, key: string) => post<TableEntrance>(`${at(table)}/enter`, { key }),
  forget: (table: string) => post<unknown>(`${at(table)}/forget`),
  brief: (table: string) => call<TableBrief>(at(table)),
  claim: (table: string, claim: Claim) => post<SeatKey>(`${at(table)}/seats`, claim),
  seatOther: (table: string, charter: number, name: string, by: string | null) =>
    post<unknown>(`${at(table)}/others`, { charter, name, by }),
  newLink: (table: string, role: 'host' | 'invite' | 'watch') =>
    post<NewLink>(`${at(table)}/links`, { role }),
  newSeatLink: (table: string, seat: number, handsOver: boolean) =>
    post<NewLink>(`${at(table)}/links`, { role: 'seat', seat, handsOver }),
  /** One more key of an own seat, for another device. */
  deviceLink: (table: string, seat: number) => post<NewLink>(`${at(table)}/device`, { seat }),
  game: (table: string, game: number) => call<GameLog>(`${at(table)}/games/${game}`),
  views: (table: string, game: number) => call<GameViews>(`${at(table)}/games/${game}/views`),
  points: (table: string) => call<readonly RestorePoint[]>(`${at(table)}/points`),
  restore: (table: string, point: number) => post<unknown>(`${at(table)}/restore`, { point }),
  putFile: (table: string, file: string) => call<unknown>(`${at(table)}/file`, { method: 'POST', file }),
  notices: (table: string, notices: NotificationSettings) =>
    call<NoticesKept>(`${at(table)}/notices`, { method: 'PUT', body: notices }),
  confirmNotices: (table: string, code: string) => post<unknown>(`${at(table)}/notices/confirm`, { code }),
  /** From now on this address stands for the seats that the device holds at a table; null for none. */
  carry: (table: string, email: string | null) =>
    call<unknown>(`${at(table)}/carry`, { method: 'PUT', body: { email } }),
  askForCode: (email: string, language: Language) => post<unknown>('/carry/code', { email, language }),
  openSeats: (email: string, code: string) => post<CarriedSeats>('/carry', { email, code }),
  newPasskey: (table: string) => post<PublicKeyCredentialCreationOptionsJSON>(`${at(table)}/passkey/options`),
  /** From now on a passkey stands for the seats that the device holds at a table: a new one, or one that exists. */
  addPasskey: (table: string, made: object) => post<unknown>(`${at(table)}/passkey`, made),
  carryByPasskey: (table: string, answer: object) =>
    call<unknown>(`${at(table)}/passkey`, { method: 'PUT', body: answer }),
  removePasskey: (table: string) => call<unknown>(`${at(table)}/passkey`, { method: 'DELETE' }),
  askForPasskey: () => post<PublicKeyCredentialRequestOptionsJSON>('/passkey/options'),
  openByPasskey: (answer: object) => post<CarriedSeats>('/passkey', answer),
  report: (table: string, text: string) => post<ReportMade>(`${at(table)}/reports`, { text }),
} as const

export type ReportMade = {
  readonly report: string | number
  readonly game: number
  readonly step: number
  readonly version: { readonly rules: string; readonly content: string }
}

/** The campaign as a file; the table is notified. */
export async function fetchFile(table: string): Promise<Reply<string>> {
  try {
    const response = await fetch(`/api${at(table)}/file`, { credentials: 'same-origin' })
    if (response.ok) return { ok: true, value: await response.text() }
    const { fault } = (await response.json()) as { readonly fault?: Fault }
    return { ok: false, fault: fault ?? { code: 'server-fault' } }
  } catch {
    return { ok: false, fault: { code: 'lost' } }
  }
}
