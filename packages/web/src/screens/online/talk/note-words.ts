import type { Note } from '@charterstone/protocol'
import type { Say } from '../../../words/speech.ts'
import { AUTOMA } from '../../set-up/seat-draft.ts'

/** What the table itself remarks, as a sentence. */
export function noteWords(say: Say, botName: (bot: string) => string, note: Note): string {
  switch (note.kind) {
    case 'claimed':
    case 'returned':
    case 'handed-over':
    case 'joined':
    case 'moved':
    case 'left':
    case 'refused':
      return say(`note.${note.kind}`, { name: note.name })
    case 'lent':
      if (note.bot === AUTOMA) return say('note.lent-automa', { name: note.name })
      return say(note.why === 'late' ? 'note.lent-late' : 'note.lent', {
        name: note.name,
        bot: botName(note.bot),
      })
    case 'undone':
      return note.name === undefined
        ? say('note.undone')
        : say('note.took-back', {
            name: note.name,
            count: note.count ?? 1,
            consent: note.consent === true ? 'yes' : 'no',
          })
    case 'restored':
      return say('note.restored', { game: note.game })
    case 'renamed':
      return say('note.renamed', { name: note.name || 'none', village: note.village })
    case 'revised':
      return say('revised.text')
    case 'exported':
      return say('note.exported')
    case 'deadline':
      return note.hours === null ? say('note.no-deadline') : say('note.deadline', { hours: note.hours })
  }
}
