import type { shellWords as english } from '../en/shell.ts'

export const shellWords: Readonly<Record<keyof typeof english, string>> = {
  'shell.home': 'Startseite',
  'shell.back': 'Zurück',
  'shell.close': 'Schließen',
  'shell.cancel': 'Abbrechen',
  'shell.loading': 'Der Spielplan wird ausgeklappt …',
  'shell.export': 'Als Datei speichern',
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
  'lost.text': 'Diese Seite gibt es nicht. Vielleicht wurde der Weg verlegt.',
  'missing.title': 'Dieses Dorf ist nicht auf diesem Gerät',
  'missing.text':
    'Kampagnen sind in dem Browser gespeichert, in dem du sie gespielt hast. Eine gespeicherte Datei kannst du auf der Startseite öffnen.',
  'mishap.title': 'Da ging etwas schief',
  'mishap.text':
    'Dein Spiel ist sicher: Jeder Zug wird gespeichert, bevor du ihn siehst. Versuch es noch einmal, oder lade neu und spiel weiter, wo du warst.',
  'mishap.retry': 'Noch einmal versuchen',
  'mishap.reload': 'Seite neu laden',
  'mishap.details': 'Details',

  'elsewhere.text': 'Diese Kampagne ist in einem anderen Tab offen. Hier kannst du nur zusehen.',
  'elsewhere.take': 'Hier weiterspielen',
  'full.text':
    'Der Speicher dieses Browsers ist voll: Deine letzten Züge sind nicht gespeichert. Speichere die Kampagne als Datei.',
  'unsaved.text':
    'Deine letzten Züge konnten nicht gespeichert werden. Speichere die Kampagne vorsichtshalber als Datei.',
  'stuck.text': '{name} antwortet nicht.',
  'stuck.wake': 'Noch einmal versuchen',
  'revised.text':
    'Die Regeln wurden überarbeitet. Was ihr gespielt habt, bleibt bestehen; ab hier gelten die neuen Regeln. Frühere Schritte lassen sich nicht mehr zurücknehmen.',
  'revised.seen': 'Verstanden',
  'hand-over.title': 'Gib den Bildschirm an {name}',
  'hand-over.text': 'Was jetzt kommt, ist nur für {name}.',
  'hand-over.take': 'Ich bin {name}',

  'keys.undo': 'letzten Schritt zurücknehmen',
  'keys.next': 'nächste Möglichkeit',
  'keys.previous': 'vorige Möglichkeit',
  'keys.walk': 'Feld für Feld über die Karte gehen',
  'keys.choose': 'wählen',
  'keys.numbers': 'eine der ersten neun Schaltflächen drücken',
  'keys.closed': 'was nicht geht, und warum',
  'keys.table': 'Tisch',
  'keys.chronicle': 'Chronik',
  'keys.log': 'Verlauf',
  'keys.chest': 'Truhe',
  'keys.campaign': 'Kampagne',
  'keys.hint': 'Was würdest du tun?',
  'keys.text-view': 'Tisch als Text',
  'keys.names': 'Namen der Gebäude',
  'keys.mute': 'Ton an oder aus',
  'keys.pin': 'Betrachtetes als Ziel anheften',
  'keys.try-ahead': 'den Zug vorausprobieren, ohne zu entscheiden',
  'keys.queue': 'den nächsten Zug vormerken, während andere denken',
  'keys.skip': 'Szene überspringen',
}
