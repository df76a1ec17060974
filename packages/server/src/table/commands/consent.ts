import { botNameOf, readBotName, USUAL_BOT } from '@charterstone/bots'
import { isFreeToUndo } from '@charterstone/engine'
import type { Proposal, RequestOf } from '@charterstone/protocol'
import { type Actor, type Draft, type DraftOrFault, refuse, type TableContext } from '../draft.ts'
import { answerCount, canGoBackTo, type GameInProgress } from '../game-in-progress.ts'
import { type LiveTable, personSeats } from '../live-table.ts'

/** Goes back to an earlier step: at once when that is free, else as a proposal to all persons (D6). */
export function undo(
  { live }: TableContext,
  { seat }: Actor,
  { game, step }: RequestOf<'undo'>,
): DraftOrFault {
  const { inProgress } = live
  if (seat < 0) return refuse('not-yours')
  if (inProgress === null || live.state === null) return refuse('not-now')
  if (inProgress.game !== game) return refuse('stale')
  if (!canGoBackTo(inProgress, step)) return refuse('nothing-to-undo')
  if (isFreeToUndo(inProgress.steps, seat, step))
    return goBack(live, inProgress, { seat, step, consent: false })
  return propose(live, seat, { kind: 'undo', game, step })
}

export function proposeDeadline(
  { live }: TableContext,
  actor: Actor,
  { hours, bot = botNameOf(USUAL_BOT) }: RequestOf<'deadline'>,
): DraftOrFault {
  if (actor.seat < 0 && !actor.isHost) return refuse('not-yours')
  if (readBotName(bot) === null) return refuse('no-such-bot')
  return propose(live, actor.seat, { kind: 'deadline', hours, bot })
}

/** The last missing consent carries out a proposal; one refusal ends it. */
export function consent(
  { live }: TableContext,
  { seat }: Actor,
  { proposal: id, agrees }: RequestOf<'consent'>,
): DraftOrFault {
  const { proposal } = live
  if (proposal === null || proposal.id !== id) return refuse('no-such-proposal')
  if (seat < 0 || !proposal.missing.includes(seat)) return refuse('not-yours')
  if (!agrees) {
    const name = live.holders[seat]?.name ?? ''
    return { body: { kind: 'proposal', proposal: null, note: { kind: 'refused', name } } }
  }
  return pending(live, {
    ...proposal,
    agreed: [...proposal.agreed, seat],
    missing: proposal.missing.filter((each) => each !== seat),
  })
}

function propose(live: LiveTable, seat: number, what: Proposal['what']): DraftOrFault {
  const missing = personSeats(live).filter((each) => each !== seat)
  return pending(live, { id: live.seq + 1, seat, what, agreed: seat < 0 ? [] : [seat], missing })
}

function pending(live: LiveTable, proposal: Proposal): DraftOrFault {
  if (proposal.missing.length > 0) return { body: { kind: 'proposal', proposal } }
  const { what } = proposal
  if (what.kind === 'deadline') {
    const { hours, bot } = what
    const deadline = hours === null ? null : { hours, bot }
    return { body: { kind: 'deadline', deadline, note: { kind: 'deadline', hours } } }
  }
  const { inProgress } = live
  if (inProgress === null || inProgress.game !== what.game || !canGoBackTo(inProgress, what.step))
    return { body: { kind: 'proposal', proposal: null } }
  return goBack(live, inProgress, { seat: proposal.seat, step: what.step, consent: true })
}

type Back = { readonly seat: number; readonly step: number; readonly consent: boolean }

function goBack({ holders }: LiveTable, inProgress: GameInProgress, { seat, step, consent }: Back): Draft {
  const name = holders[seat]?.name ?? ''
  const count = answerCount(inProgress) - step
  return {
    body: { kind: 'undo', step, seat, consent, note: { kind: 'undone', step, name, count, consent } },
  }
}
