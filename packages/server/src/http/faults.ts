import type { Fault, FaultCode } from '@charterstone/protocol'

const STATUS: Partial<Record<FaultCode, number>> = {
  'bad-message': 400,
  'bad-file': 400,
  markup: 400,
  'too-big': 413,
  'slow-down': 429,
  'no-such-table': 404,
  'no-such-step': 404,
  'unknown-address': 404,
  'set-aside': 423,
  'too-heavy': 422,
  busy: 503,
  'no-key': 401,
  'not-yours': 403,
  'wrong-code': 403,
  'wrong-passkey': 403,
  'cross-site': 403,
  stopping: 503,
  'server-fault': 500,
}
const OTHERWISE = 409

export function statusOf({ code }: Fault): number {
  return STATUS[code] ?? OTHERWISE
}

/** A refusal on its way to the reply. */
export class RequestRefused extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.code)
    this.fault = fault
  }
}
