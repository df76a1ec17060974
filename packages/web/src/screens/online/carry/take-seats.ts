import type { CarriedSeats } from '@charterstone/protocol'
import { enter } from '../../../online/enter.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { toast } from '../../../shell/toast.tsx'
import { say } from '../../../words/speech.ts'

/** Opens the seats that a person has brought along, and says how many tables they are at, or `none`. */
export async function takeSeats({ seats }: CarriedSeats, none: string): Promise<void> {
  for (const { table, key } of seats) reportProblem(await enter(table, key))
  const count = new Set(seats.map(({ table }) => table)).size
  toast(count === 0 ? none : say('carry.here', { count }))
}
