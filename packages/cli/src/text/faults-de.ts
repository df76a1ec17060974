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
  tooMuch: (part, max) => `Ihr Teil „${part}“ ist zu groß; höchstens ${max} sind möglich`,
  impossible: (part) => `Ihr Teil „${part}“ kann nicht aus einer Partie nach den Regeln stammen`,
  stopped: 'Das Lesen hat zu lange gedauert',
  head: 'Der Beginn der Kampagne wurde geändert (Startzahl, Plätze, Hausregeln oder Version)',
  between: 'Die Notizen zwischen zwei Partien wurden geändert',
  table: 'Der Stand auf dem Tisch wurde geändert',
  start: (game) => `Aufbau von Partie ${game}`,
  answer: (game, answer) => `Partie ${game}, Antwort ${answer}`,
  changed: (where, found) => `${where}: geändert${found === '' ? '' : `, bei „${found}“`}`,
  refused: (where, found) => `${where}: „${found}“ ist dort keine Möglichkeit`,
  otherStart: (where) => `${where}: sieht anders aus`,
  unfinished: (where) =>
    `${where}: Danach ist die Partie nicht zu Ende, die Datei geht aber zur nächsten über`,
  otherEnd: (where) => `${where}: Danach endet die Partie anders`,
  otherTable: (where) => `${where}: Danach sieht der Tisch anders aus als gespeichert`,
}
