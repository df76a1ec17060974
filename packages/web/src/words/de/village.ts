/** Namen der Dörfer, der Papierkorb, das Dorf der Woche. */
export const villageWords = {
  'village.name': 'Name des Dorfs',
  'village.idea': 'Anderen Namen vorschlagen',
  'village.rename': 'Dorf umbenennen',
  'village.rename-text': 'Auch Geschichte, Poster und Dateien bekommen den neuen Namen.',
  'village.rename-yes': 'Umbenennen',
  'village.renamed': 'Das Dorf heißt jetzt {village}.',
  'village.rename-elsewhere': '{village} ist in einem anderen Tab offen. Benenne es dort um.',

  'player.automa': 'Kein Bot, sondern ein Kartenstapel: schnell, etwas unberechenbar und ohne eigene Waren.',
  'player.random': 'Zieht rein zufällig. Praktisch zum Ausprobieren.',
  'player.style-balanced': 'Nimmt, was gerade am meisten bringt.',
  'player.style-builder': 'Baut für sein Leben gern, auch wenn es etwas mehr kostet.',
  'player.style-merchant': 'Sammelt Münzen und handelt geschickt.',
  'player.style-courtier': 'Will gesehen werden: Ansehen und die Gunst des Königs.',
  'player.style-collector': 'Hortet Karten und Waren und gibt nichts wieder her.',

  'bin.title': 'Papierkorb',
  'bin.text':
    'Gelöschte Dörfer bleiben 30 Tage hier. Früher verschwinden sie nur, wenn dem Browser der Platz ausgeht.',
  'bin.none': 'Der Papierkorb ist leer.',
  'bin.days': '{days, plural, one {noch # Tag} other {noch # Tage}}',
  'bin.restore': 'Zurückholen',
  'bin.restore-one': '{village} zurückholen',
  'bin.restored': '{village} ist wieder da.',
  'bin.empty': 'Papierkorb leeren',
  'bin.empty-title': 'Papierkorb leeren?',
  'bin.empty-text':
    '{count, plural, one {Dann ist ein Dorf endgültig weg.} other {Dann sind # Dörfer endgültig weg.}} Gespeicherte Dateien bleiben.',
} as const
