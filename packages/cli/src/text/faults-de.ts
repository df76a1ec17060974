import type { FaultWords } from './faults.ts'

export const germanFaults: FaultWords = {
  unusable: (file, why) => `${file} lässt sich nicht verwenden: ${why}. Die Datei bleibt, wie sie ist`,
  empty: 'Sie ist leer',
  cutOff: (length) => `Sie bricht nach ${length} Zeichen ab`,
  damagedAt: (character) => `Sie ist bei Zeichen ${character} beschädigt`,
  foreign: 'Sie enthält keine Kampagne',
  newer: (format, newest) => `Sie hat Format ${format}, diese Version liest höchstens Format ${newest}`,
  older: (format, newest) => `Sie hat Format ${format}, das sich nicht in Format ${newest} umwandeln lässt`,
  misshapen: (part) => `Ihr Teil „${part}“ ist beschädigt`,
  tooMuch: (part, most) =>
    `Ihr Teil „${part}“ ist größer als in jeder Kampagne; höchstens ${most} sind möglich`,
  impossible: (part) => `Keine Partie nach den Regeln führt zu ihrem Teil „${part}“ oder von dort weiter`,
  stopped: 'Das Lesen hat zu lange gedauert',
  head: 'Der Beginn der Kampagne wurde geändert (Startzahl, Plätze, Hausregeln oder Version)',
  between: 'Was zwischen zwei Spielen notiert wurde, wurde geändert',
  table: 'Der Stand auf dem Tisch wurde geändert',
  start: (game) => `Aufbau von Spiel ${game}`,
  answer: (game, answer) => `Spiel ${game}, Antwort ${answer}`,
  changed: (place, found) => `${place}: geändert${found === '' ? '' : `, bei „${found}“`}`,
  refused: (place, found) => `${place}: „${found}“ steht dort nicht zur Wahl`,
  otherStart: (place) => `${place}: sieht anders aus`,
  unfinished: (place) =>
    `${place}: Danach ist das Spiel nicht zu Ende, die Datei geht aber zum nächsten über`,
  otherEnd: (place) => `${place}: Danach endet das Spiel anders`,
  otherTable: (place) => `${place}: Danach liegt der Tisch anders da als gespeichert`,
}
