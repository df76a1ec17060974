import type { RuleLessons } from '../rule-lessons.ts'

/** Mit der Stimme der Ratgeberin: wobei die neue Regel hilft, nicht, was sie sagt. */
export const ruleLessons: RuleLessons = {
  islands: {
    title: 'Land am Himmel',
    text: 'Zwei deiner Inseln legst du über Bauplätze oder Gebäude, die du entbehren kannst, und hast frischen Boden. Bedecke, was du am wenigsten benutzt: Es ruht heute nur, verloren ist es nicht.',
  },
  'inactive-charters': {
    title: 'Verwaiste Charter',
    text: 'Auch Charter, die niemand spielt, bekommen in jeder Partie ein Gebäude. Benutz sie wie alle anderen: Es gibt niemanden, dem du danken müsstest.',
  },
  peril: {
    title: 'Ärger vor der Haustür',
    text: 'Diese Marker kommen mit, wenn du ein Gebäude benutzt. Nutzlos sind sie nicht: Manche Gebäude, Abgabenfelder und Ziele wollen genau solche Gefahren, und in die nächste Partie folgt dir keine.',
  },
  personas: {
    title: 'Ein neues Gesicht',
    text: 'Eine Rolle aus einer Kiste wartet in deiner Truhe auf die nächste Partie, und dann entscheidest du, wer du bist. Jede benutzte Rolle zählt am Ende der Kampagne, also lass alle einmal ran.',
  },
  'building-cards': {
    title: 'Häuser ohne Heimat',
    text: 'Sechs Gebäude, die zu keinem Charter gehören, sind jetzt im Deck. Liegt eines offen aus, verkauft der Markt es, und du baust es in deinem Charter.',
  },
  guests: {
    title: 'Gäste zahlen Miete',
    text: 'Ein Gast zahlt dir bei jedem Einkommen. Behalte die Sonne im Auge: Das nächste Einkommenssymbol auf ihrem Weg ist Zahltag, also nimm dir kurz vorher einen Gast.',
  },
  items: {
    title: 'Ein Tausch in der Tasche',
    text: 'Ein Gegenstand braucht keinen Arbeiter. Gib in deinem Zug, vor oder nach deiner Aktion, seine 3 Rohstoffe ab und nimm, was er bringt. Heb ihn dir für den Zug auf, dem noch ein Stück fehlt.',
  },
  friends: {
    title: 'Freunde am rechten Ort',
    text: 'Ein Freund legt etwas drauf, wenn dir die Gebäude eines bestimmten Charters Münzen oder Punkte geben. Sieh nach, welches es ist, und schick deine Arbeiter dorthin.',
  },
  treasures: {
    title: 'Ein guter Augenblick',
    text: 'Ein Schatz wirkt einmal, in dem Moment, den er nennt, und ist dann fort. Lies ihn gleich, damit du diesen Moment nicht verpasst.',
  },
  minions: {
    title: 'Kleine Helfer',
    text: 'Ein Gehilfe geht auf ein freies Gebäude deines eigenen Charters, bringt ein Geschenk mit und benutzt das Gebäude obendrein. Lass ihn dort, wo die anderen gern hingehen: Jeder ihrer Besuche zahlt sich für dich aus.',
  },
  constructing: {
    title: 'Die Farbe ist egal',
    text: 'Jede deiner Gebäudekarten passt auf jeden leeren Bauplatz deines Charters. Jeder Bau rückt die Sonne ein Feld weiter: Wer baut, bestimmt, wie lang der Tag ist.',
  },
  overbuilding: {
    title: 'Obendrauf bauen',
    text: 'Kein Platz mehr frei? Dann überbau eines deiner Gebäude, solange nichts darauf steht und es nicht dein erstes ist. Es zählt nur das Dach, das man sieht.',
  },
  'private-objectives': {
    title: 'Ein Ziel nur für dich',
    text: 'Ein privates Ziel wertest nur du, auf der Tribüne wie die anderen. Am Ende der Partie gibst du es zurück, also warte nicht zu lange.',
  },
  income: {
    title: 'Geld, das zu dir kommt',
    text: 'Steck einmal ein Fähnchen auf ein Einkommensgebäude, und es zahlt jedes Mal, wenn die Sonne ein Einkommenssymbol erreicht. Je früher es steckt, desto öfter zahlt es.',
  },
  'end-steps': {
    title: 'So endet ein Abend',
    text: 'Von jetzt an kommt erst der Wegweiser, dann die Punkte, dann die Sterne. Wer gewinnt, bekommt eine Trophäe, alle anderen mehr Platz zum Aufheben. Verlieren hat auch sein Gutes.',
  },
  guideposts: {
    title: 'Ein Ziel für eine Partie',
    text: 'Alle, die das Ziel des Wegweisers erreichen, verdienen einen Stern. Gibt es etwas zu entscheiden, tut das, wer von ihnen noch die meisten Fähnchen hat. Heb dir also ein, zwei auf.',
  },
  glory: {
    title: 'Sterne',
    text: 'Eine volle Reihe bringt ihren Bonus zu Beginn jeder späteren Partie. Mach also eine Reihe voll, bevor du die nächste anfängst.',
  },
  capacity: {
    title: 'Was mitkommt',
    text: 'Nach einer Partie behältst du nur, was in deine Kapazität passt. Mach vor der Sanduhr aus allem anderen Punkte.',
  },
  'post-campaign': {
    title: 'Das Dorf gehört dir',
    text: 'Spiel hier, so oft du magst. In jeder Partie werden die Charter neu verteilt, und es zählen nur die Punkte.',
  },
  'progress-two-further': {
    title: 'Ein kurzer Sommer',
    text: 'Die Sonne beginnt zwei Felder weiter vorn. Öffne und bau diesmal früh: Ein Später gibt es vielleicht nicht.',
  },
  'progress-two-back': {
    title: 'Ein langer Sommer',
    text: 'Die Sonne beginnt zwei Felder weiter hinten, es ist also Zeit für etwas mehr als sonst. Deine Fähnchen reichen deshalb aber nicht länger.',
  },
  'small-avoids-large': {
    title: 'Sie reden nicht miteinander',
    text: 'Dein kleiner Arbeiter geht nicht dorthin, wo dein großer steht. Andersherum ist es kein Problem, also schick den kleinen zuerst.',
  },
  'neighbours-roll': {
    title: 'Besuche lohnen sich',
    text: 'Benutz das Gebäude eines Nachbarn, und mit etwas Glück bekommt ihr beide einen Punkt. Schaden kann es niemandem, also mach ruhig Besuche.',
  },
  'pay-the-neighbour': {
    title: 'In wessen Beutel?',
    text: 'Was du an einem Gebäude deines Nachbarn bezahlst, bekommt er. Überleg vorher, wem du es gönnst; deine eigenen Gebäude sind billiger, als sie aussehen.',
  },
  'peril-is-here': {
    title: 'Jedes Haus hat seine Not',
    text: 'Diesmal ist das Ziel, die meisten Gefahren zu haben. Geh also ausnahmsweise dorthin, wo es wehtut.',
  },
  'candle-burns': {
    title: 'Eine einzige Kerze',
    text: 'Ein Haus, dem der Brennstoff fehlt, bläst die Kerze sofort aus. Halt nach diesem Marker Ausschau, bevor du irgendwohin einen Arbeiter schickst.',
  },
  'minions-astray': {
    title: 'Sie verstecken sich',
    text: 'Wo sich ein Gehilfe versteckt, gehört er dir für ein Fähnchen, ehe du das Gebäude benutzt. Ziel sind die meisten Gehilfen, also heb dir Fähnchen auf.',
  },
  'work-abroad': {
    title: 'Ab zu den Nachbarn',
    text: 'Deine Arbeiter bleiben heute deinem eigenen Charter fern. Sieh dir gut an, was die anderen gebaut haben: Das ist jetzt dein Dorf.',
  },
  'emblem-toll': {
    title: 'Die Papiere, bitte',
    text: 'Der erste Besuch in einem anderen Charter kostet ein Fähnchen auf dessen Symbol, und einmal genügt. Such dir also die zwei, drei Charter aus, die du am meisten brauchst.',
  },
  'islands-are-private': {
    title: 'Da oben bist du allein',
    text: 'Die Gebäude auf deinen Inseln darfst nur du benutzen. Leg die Inseln mit deinen besten Häusern, und niemand kommt dir in die Quere.',
  },
}
