/** Namen der Dörfer, der Papierkorb, das Dorf der Woche. */
export const villageWords = {
  'village.name': 'Name des Dorfes',
  'village.idea': 'Anderen Namen vorschlagen',
  'village.rename': 'Dorf umbenennen',
  'village.rename-text': 'Auch Geschichte, Plakat und Dateien bekommen den neuen Namen.',
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

  'weekly.title': 'Dorf der Woche',
  'weekly.lead':
    'Woche {week}, für alle gleich: dasselbe Dorf, dieselben Karten, zwei Bots. Jeden Montag kommt ein neues.',
  'weekly.village': 'Dorf der Woche {week}',
  'weekly.play': 'Spiel mit',
  'weekly.again': 'Spiel noch einmal',
  'weekly.rules':
    'Eine Partie gegen zwei mittelstarke Bots. Danach kannst du dein Ergebnis und die ganze Partie an Freunde schicken.',
  'weekly.spoils': 'Dieses Dorf kann etwas verraten, das eine Kampagne noch verbirgt.',
  'weekly.result': 'Dein Ergebnis',
  'weekly.line':
    'Charterstone, Dorf der Woche {week}/{year}: {vp, plural, one {# Punkt} other {# Punkte}}, Platz {place} von {seats}.',
  'weekly.address': 'Link zu deiner Partie',
  'weekly.address-text': 'Wer ihn öffnet, kann die ganze Partie ansehen und dasselbe Dorf spielen.',
  'weekly.no-address': 'Du hast dieses Dorf nach früheren Regeln gespielt. Darum gibt es keinen Link.',
  'weekly.of': 'Die Partie von {name}',
  'weekly.of-text': '{name} hat das Dorf der Woche {week}/{year} gespielt. So ging es aus.',
  'weekly.watch': 'Partie ansehen',
  'weekly.to-week': 'Zum Dorf dieser Woche',
  'weekly.damaged': 'Dieser Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken.',
  'weekly.version':
    'Diese Partie wurde mit einer anderen Version von Charterstone gespielt und lässt sich hier nicht zeigen.',
} as const
