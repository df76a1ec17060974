import type { TableEntry } from '../../src/table/body.ts'
import type { History, RecordedRequest } from './history.ts'

/** The entries of each table at the end of a trial. */
export type Logs = ReadonlyMap<string, readonly TableEntry[]>

export type Violation = {
  readonly kind: /** Acknowledged, and not in the log under its number. */
    | 'lost'
    /** Two acknowledgements for one entry, or two entries for one step of a game. */
    | 'twice'
    /** In the log, although no client sent it or it was refused. */
    | 'unasked'
    /** A client saw an entry that the log does not have. */
    | 'unlike'
    /** A client was shown an older table than before. */
    | 'backwards'
    /** An answer has a smaller number than what was acknowledged or seen before it was sent. */
    | 'reordered'
  readonly table: string
  readonly seq: number
}

/**
 * Checks in the style of Jepsen that the log of each table explains everything that its clients sent and saw: every acknowledged
 * answer is there once, nothing else is, and the order of the log agrees with the order in which clients learned of it. The trial
 * takes nothing back and restores nothing.
 */
export function checkHistory(history: History, logs: Logs): readonly Violation[] {
  return [...logs].flatMap(([table, log]) => checkTable(ofTable(history, table), table, log))
}

function ofTable({ requests, seen, greeted }: History, table: string): History {
  const isHere = (each: { readonly table: string }): boolean => each.table === table
  return {
    requests: requests.filter(isHere),
    seen: seen.filter(isHere),
    greeted: greeted.filter(isHere),
  }
}

type Asked = Pick<RecordedRequest, 'game' | 'step' | 'seat' | 'key'>
/** `setUp` counts the games that were set up at the table. */
type Answer = Asked & { readonly by: string; readonly setUp: number }

function checkTable(history: History, table: string, log: readonly TableEntry[]): readonly Violation[] {
  const answers = answersOf(log)
  const found = (kind: Violation['kind'], seqs: readonly number[]): Violation[] =>
    seqs.map((seq) => ({ kind, table, seq }))
  return [
    ...found('lost', lost(history, answers)),
    ...found('twice', [...repeated(history), ...repeatedSteps(answers)]),
    ...found('unasked', unasked(history, answers)),
    ...found('unlike', unlike(history, answers)),
    ...found('backwards', backwards(history)),
    ...found('reordered', reordered(history)),
  ]
}

/** Games after the campaign all have this number. */
const AFTER_CAMPAIGN = 13

/** The answers of a log by the number of their entry. */
function answersOf(log: readonly TableEntry[]): ReadonlyMap<number, Answer> {
  const answers = new Map<number, Answer>()
  let setUp = 0
  for (const { seq, body } of log) {
    if (body.kind === 'mark' && body.why === 'start') setUp += 1
    if (body.kind === 'answer') answers.set(seq, { ...body, setUp, game: Math.min(setUp, AFTER_CAMPAIGN) })
  }
  return answers
}

function isSame(a: Asked, b: Asked): boolean {
  return a.game === b.game && a.step === b.step && a.seat === b.seat && a.key === b.key
}

function doneOf({ requests }: History): readonly RecordedRequest[] {
  return requests.filter(({ outcome }) => outcome === 'done')
}

function lost(history: History, answers: ReadonlyMap<number, Answer>): readonly number[] {
  return doneOf(history).flatMap((request) => {
    const answer = answers.get(request.seq)
    return answer !== undefined && isSame(answer, request) ? [] : [request.seq]
  })
}

function repeated(history: History): readonly number[] {
  const seqs = new Set<number>()
  return doneOf(history).flatMap(({ seq }) => {
    const isTaken = seqs.has(seq)
    seqs.add(seq)
    return isTaken ? [seq] : []
  })
}

function repeatedSteps(answers: ReadonlyMap<number, Answer>): readonly number[] {
  const steps = new Set<string>()
  return [...answers].flatMap(([seq, { setUp, step }]) => {
    const name = `${setUp} ${step}`
    const isTaken = steps.has(name)
    steps.add(name)
    return isTaken ? [seq] : []
  })
}

/** A request without a reply may or may not have been carried out. */
function unasked({ requests }: History, answers: ReadonlyMap<number, Answer>): readonly number[] {
  const possible = new Set(requests.filter(({ outcome }) => outcome !== 'refused').map(nameOfAsked))
  return [...answers].flatMap(([seq, answer]) =>
    answer.by !== 'person' || possible.has(nameOfAsked(answer)) ? [] : [seq],
  )
}

function nameOfAsked({ game, step, seat, key }: Asked): string {
  return `${game} ${step} ${seat} ${key}`
}

/** The step of a message counts the answer itself; the key of a secret answer is null for others. */
function unlike({ seen }: History, answers: ReadonlyMap<number, Answer>): readonly number[] {
  return seen.flatMap(({ entry }) => {
    if (entry.seat < 0) return []
    const answer = answers.get(entry.seq)
    const key = entry.key ?? answer?.key ?? ''
    return answer !== undefined && isSame(answer, { ...entry, step: entry.step - 1, key }) ? [] : [entry.seq]
  })
}

/** What a client has seen stays there for it, also when it connects again, to whichever process. */
function backwards({ seen, greeted }: History): readonly number[] {
  const latest = new Map<number, number>()
  const moments = [
    ...greeted.map(({ client, seq, at }) => ({ client, seq, at, isGreeting: true })),
    ...seen.map(({ client, entry, at }) => ({ client, seq: entry.seq, at, isGreeting: false })),
  ].toSorted((a, b) => a.at - b.at)
  return moments.flatMap(({ client, seq, isGreeting }) => {
    const before = latest.get(client) ?? -1
    latest.set(client, Math.max(before, seq))
    return isGreeting && seq < before ? [seq] : []
  })
}

/** An answer that was sent after another was acknowledged to, or seen by, any client comes after it. */
function reordered(history: History): readonly number[] {
  const known = [
    ...doneOf(history).map(({ seq, repliedAt }) => ({ seq, at: repliedAt })),
    ...history.seen.map(({ entry, at }) => ({ seq: entry.seq, at })),
  ].toSorted((a, b) => a.at - b.at)
  let next = 0
  let latest = -1
  return doneOf(history)
    .toSorted((a, b) => a.sentAt - b.sentAt)
    .flatMap(({ seq, sentAt }) => {
      for (; next < known.length && (known[next]?.at ?? 0) < sentAt; next++)
        latest = Math.max(latest, known[next]?.seq ?? 0)
      return seq <= latest ? [seq] : []
    })
}
