import type { Request, Talk } from '@charterstone/protocol'
import { type Actor, type DraftOrFault, refuse, type TableContext } from '../draft.ts'
import { answer } from './answer.ts'
import { consent, proposeDeadline, undo } from './consent.ts'
import { begin, packUp, startGame } from './game.ts'
import { rename } from './rename.ts'
import { giveBack, leave, lend, move } from './seats.ts'

/** A request over the socket that writes an entry. */
export type Command = Exclude<Request, { readonly type: 'ping' }>

export function perform(
  context: TableContext,
  actor: Actor,
  command: Command,
): DraftOrFault | Promise<DraftOrFault> {
  switch (command.type) {
    case 'answer':
      return answer(context, actor, command)
    case 'begin':
      return begin(context, actor)
    case 'pack-up':
      return packUp(context, actor, command.game)
    case 'start-game':
      return startGame(context, actor, command.game)
    case 'undo':
      return undo(context, actor, command)
    case 'deadline':
      return proposeDeadline(context, actor, command)
    case 'consent':
      return consent(context, actor, command)
    case 'lend':
      return lend(context, actor, command.seat, command.bot, 'asked')
    case 'return':
      return giveBack(context, actor, command.seat)
    case 'move':
      return move(context, actor, command.seat, command.charter)
    case 'leave':
      return leave(context, actor, command.seat)
    case 'rename':
      return rename(context, actor, command.village)
    case 'talk':
      return say(actor, { kind: 'text', text: command.text })
    case 'react':
      return say(actor, { kind: 'reaction', reaction: command.reaction })
  }
}

function say({ seat, isHost }: Actor, said: Talk['said']): DraftOrFault {
  if (seat < 0 && !isHost) return refuse('not-yours')
  return { body: { kind: 'talk', seat, said } }
}
