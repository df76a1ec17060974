import type { shellWords as english } from '../en/shell.ts'

export const shellWords: Readonly<Record<keyof typeof english, string>> = {
  'shell.home': 'Startseite',
  'shell.back': 'Zurück',
  'shell.close': 'Schließen',
  'shell.cancel': 'Abbrechen',
  'shell.loading': 'Der Spielplan wird ausgeklappt …',
  'shell.export': 'Als Datei sichern',
  'shell.language': 'Sprache',
  'shell.skip': 'Zum Inhalt springen',
  'shell.update': 'Eine neue Version liegt bereit.',
  'shell.update-now': 'Jetzt neu laden',

  'book.chronicle': 'Chronik',
  'book.chest': 'Truhe',
  'book.archive': 'Archiv',
  'book.log': 'Verlauf',
  'book.campaign': 'Kampagne',
  'book.learn': 'Spielen lernen',

  'lost.title': 'Hier steht noch nichts',
  'lost.text': 'Diese Adresse führt nirgendwohin. Vielleicht wurde der Weg verlegt.',
  'missing.title': 'Dieses Dorf ist nicht auf diesem Gerät',
  'missing.text':
    'Kampagnen liegen in dem Browser, in dem sie gespielt wurden. Eine gesicherte Datei kannst du auf der Startseite öffnen.',
  'mishap.title': 'Das Bild ist von der Wand gefallen',
  'mishap.text':
    'Auf dieser Seite ging etwas schief. In deiner Partie nicht: Jede Antwort war gesichert, bevor sie zu sehen war. Versuche es noch einmal, oder lade neu und spiele weiter, wo du warst.',
  'mishap.retry': 'Noch einmal versuchen',
  'mishap.reload': 'Seite neu laden',
  'mishap.details': 'Was geschehen ist',

  'elsewhere.text': 'Diese Kampagne wird in einem anderen Tab gespielt. Hier siehst du zu.',
  'elsewhere.take': 'Hier weiterspielen',
  'full.text':
    'Der Speicher dieses Browsers ist voll: Die letzten Antworten sind nicht gesichert. Sichere die Kampagne als Datei.',
  'unsaved.text':
    'Die letzten Antworten ließen sich nicht sichern. Sichere die Kampagne vorsichtshalber als Datei.',
  'stuck.text': '{name} hat den Faden verloren und antwortet nicht.',
  'stuck.wake': 'Noch einmal fragen',
  'revised.text':
    'Die Regeln wurden überarbeitet: Was ihr gespielt habt, bleibt bestehen, und ab hier gelten die neuen Regeln; frühere Antworten lassen sich nicht mehr zurücknehmen.',
  'revised.seen': 'Verstanden',
  'hand-over.title': 'Der Bildschirm geht an {name}',
  'hand-over.text': 'Was jetzt kommt, ist nur für {name}.',
  'hand-over.take': 'Ich bin {name}',

  'keys.undo': 'letzte Antwort zurücknehmen',
  'keys.next': 'nächste Möglichkeit',
  'keys.previous': 'vorige Möglichkeit',
  'keys.choose': 'wählen',
  'keys.numbers': 'eine der ersten neun Schaltflächen wählen',
  'keys.closed': 'was nicht geht, und warum',
  'keys.table': 'Tisch',
  'keys.chronicle': 'Chronik',
  'keys.log': 'Verlauf',
  'keys.chest': 'Truhe',
  'keys.campaign': 'Kampagne',
  'keys.hint': 'Was würdest du tun?',
  'keys.text-view': 'der Tisch als Text',
  'keys.names': 'Namen der Gebäude',
  'keys.skip': 'überspringen, was gezeigt wird',
}
