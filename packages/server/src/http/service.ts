import type { FaultCode } from '@charterstone/protocol'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Origins } from '../bots/origins.ts'
import type { AddressHashes } from '../carry/address.ts'
import type { Config } from '../config.ts'
import type { JobThreads } from '../files/job-threads.ts'
import { inputFault } from '../input-fault.ts'
import { isTableId } from '../keys.ts'
import type { Limits } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Transports } from '../notices/transport.ts'
import { clientAddress } from '../owners/peer-request.ts'
import type { Readiness } from '../readiness.ts'
import { type Rights, rightsOf } from '../rights.ts'
import type { Ruleset } from '../ruleset.ts'
import type { Hub } from '../socket/hub.ts'
import type { Outbox } from '../socket/outbox.ts'
import { unarchiveTable } from '../storage/archives.ts'
import type { Codes } from '../storage/codes.ts'
import type { Storage } from '../storage/storage.ts'
import { isFault, refuse } from '../table/draft.ts'
import type { OpenTable, Receipt, TableAction } from '../table/open-table.ts'
import type { Tables } from '../table/tables.ts'
import { keysOf } from './caller.ts'
import { RequestRefused } from './faults.ts'

/** The parts of the server that requests need. */
export type Service = {
  readonly config: Config
  readonly storage: Storage
  readonly tables: Tables
  readonly hub: Hub
  readonly outbox: Outbox
  readonly limits: Limits
  readonly ruleset: Ruleset
  readonly jobThreads: JobThreads
  readonly log: Log
  readonly metrics: Metrics
  readonly transports: Transports
  /** The public address of the page, with a trailing slash. */
  readonly publicUrl: string
  readonly clock: () => number
  /** A clock that never goes back, in milliseconds. */
  readonly monotonic: () => number
  readonly isStopping: () => boolean
  readonly readiness: () => Promise<Readiness>
  readonly origins: Origins
  readonly addressHashes: AddressHashes
  readonly codes: Codes
}

export function fail(code: FaultCode, detail?: string): never {
  throw new RequestRefused(refuse(code, detail))
}

/** The table of a request and the rights of the caller; refuses a caller without a key. */
export async function enterTable(
  { storage, tables }: Service,
  request: FastifyRequest,
): Promise<{ readonly table: OpenTable; readonly rights: Rights }> {
  const id = tableIdOf(request)
  const rights = await rightsOf(storage, id, keysOf(request))
  if (rights === null) fail('no-key')
  return { table: (await tables.open(id)) ?? fail(await tables.reasonClosed(id)), rights }
}

/** The id of a table that the caller hosts; the table may be set aside. */
export async function hostedTable({ storage }: Service, request: FastifyRequest): Promise<string> {
  const id = tableIdOf(request)
  const rights = (await rightsOf(storage, id, keysOf(request))) ?? fail('no-key')
  if (!rights.isHost) fail('not-yours')
  await unarchiveTable(storage.db, id)
  return id
}

export async function enterAsHost(service: Service, request: FastifyRequest): Promise<OpenTable> {
  const { table, rights } = await enterTable(service, request)
  if (!rights.isHost) fail('not-yours')
  return table
}

/** The address of a request as limits count it. */
export function addressOf({ limits, storage }: Service, request: FastifyRequest): string {
  return limits.counted(clientAddress(request, storage.leases))
}

export function tableIdOf({ params }: FastifyRequest): string {
  const { id } = params as { readonly id?: string }
  return id !== undefined && isTableId(id) ? id : fail('no-such-table')
}

export function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new RequestRefused(inputFault(parsed.error))
}

/** Runs an action, or refuses the request with the reason. */
export async function act({ tables }: Service, table: OpenTable, work: TableAction): Promise<Receipt> {
  try {
    const outcome = await table.act(work)
    if (isFault(outcome)) throw new RequestRefused(outcome)
    return outcome
  } catch (error) {
    if (!(error instanceof RequestRefused)) await tables.recheck(table.id)
    throw error
  }
}

/** The first seat of the caller; -1 for a spectator. */
export function seatOfRights(rights: Rights, table: OpenTable): number {
  return table.live().holders.findIndex(({ id }) => rights.holderIds.includes(id))
}
