import type { Request, Talk } from '@charterstone/protocol'
import { type Actor, type Desk, type Drafted, refuse } from '../draft.ts'
import { answer } from './answer.ts'
import { consent, proposeDeadline, undo } from './consent.ts'
import { begin, packUp, startGame } from './game.ts'
import { giveBack, leave, lend, move } from './seats.ts'

/** Everything that can be asked for over the socket and leaves an entry. */
export type Command = Exclude<Request, { readonly type: 'ping' }>

export function perform(desk: Desk, actor: Actor, command: Command): Drafted | Promise<Drafted> {
  switch (command.type) {
    case 'answer':
      return answer(desk, actor, command)
    case 'begin':
      return begin(desk, actor)
    case 'pack-up':
      return packUp(desk, actor, command.game)
    case 'start-game':
      return startGame(desk, actor, command.game)
    case 'undo':
      return undo(desk, actor, command)
    case 'deadline':
      return proposeDeadline(desk, actor, command)
    case 'consent':
      return consent(desk, actor, command)
    case 'lend':
      return lend(desk, actor, command.seat, command.bot, 'asked')
    case 'return':
      return giveBack(desk, actor, command.seat)
    case 'move':
      return move(desk, actor, command.seat, command.charter)
    case 'leave':
      return leave(desk, actor, command.seat)
    case 'talk':
      return say(actor, { kind: 'text', text: command.text })
    case 'react':
      return say(actor, { kind: 'reaction', reaction: command.reaction })
  }
}

function say({ seat, isHost }: Actor, said: Talk['said']): Drafted {
  if (seat < 0 && !isHost) return refuse('not-yours')
  return { body: { kind: 'talk', seat, said } }
}
