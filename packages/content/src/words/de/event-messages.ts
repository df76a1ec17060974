import type { MessageKey } from '@charterstone/engine'

/** Was geschehen ist, im Präsens. `who` ist ein Platz, `charter` ein Charter, beide mit Namen. */
export const eventMessages: Readonly<
  Record<
    Extract<MessageKey, `event.${string}` | `told.${string}` | `capacity.${string}` | `name.${string}`>,
    string
  >
> = {
  'event.game-started': 'Partie {game} beginnt; {who} fängt an',
  'event.rolled': '{seat, select, -1 {der Würfel zeigt} other {{who} würfelt}}: {charter}',
  'event.shuffled': 'das {deck, select, objectives {Zieldeck} other {Ausbaudeck}} wird gemischt',
  'event.revealed': '{where, select, mat {neu in der Auslage} objectives {Ziele} other {aufgedeckt}}: {list}',
  'event.looked':
    '{who} {where, select, deck {sieht das Ausbaudeck durch} top {sieht sich die {count, plural, one {oberste Karte} other {obersten # Karten}} des Ausbaudecks an} objectives {sieht sich die {count, plural, one {oberste Karte} other {obersten # Karten}} des Zieldecks an} personas {sieht sich verdeckt {count, plural, one {1 Rolle} other {# Rollen}} an} other {sieht sich die {count, plural, one {letzte wählbare Siegkarte} other {# wählbaren Siegkarten}} an}}',
  'event.turn-started': 'Runde {round}: {who} ist am Zug',
  'event.answered': '{who}: {key}',
  'event.placed':
    '{who} setzt {worker, select, minion {einen Gehilfen ({what, word})} other {einen Arbeiter}} ein: {building, name}',
  'event.bumped':
    '{own, select, yes {{who} schickt einen eigenen Arbeiter nach Hause} other {{other} schickt einen Arbeiter von {who} nach Hause}}: {building, name}',
  'event.retrieved': '{who} nimmt {list, noun, acc} zurück',
  'event.automa-drew': '{who} zieht eine Automakarte: {card, name}',
  'event.passed': '{who} passt',
  'event.paid': '{who} bezahlt {what, noun, acc}{to, select, -1 {} other { an {other}}}',
  'event.gained': '{who} erhält {what, noun, acc}',
  'event.lacked': 'im Vorrat {what, plural, one {fehlt} other {fehlen}} {what, noun} für {who}',
  'event.won-vp': '{who} erhält {what, noun, acc}',
  'event.regained': '{who} gewinnt {what, noun, acc} zurück',
  'event.took-card':
    '{who} {from, select, top {zieht} crate {findet} seat {bekommt} other {nimmt}} eine Karte: {card, name}',
  'event.discarded': '{who} wirft eine Karte ab: {card, name}',
  'event.used-card': '{who} setzt eine Karte ein: {card, name}',
  'event.refreshed-mat': '{who} räumt die Auslage ab',
  'event.took-objective': '{who} nimmt ein privates Ziel: {card, name}',
  'event.scored-objective': '{who} wertet ein Ziel: {card, name}',
  'event.sold': '{who} schickt {what, noun, acc} in die Ewige Stadt',
  'event.placed-reputation': '{who} erhält 1 Ansehen',
  'event.placed-income': '{who} legt 1 Einflussmarker für Einkommen: {building, name}',
  'event.income-triggered': 'es gibt Einkommen',
  'event.progressed':
    '{why, select, setup {der Fortschrittsmarker beginnt auf Feld {to}} dusk {Dämmerung: Der Fortschrittsmarker rückt auf Feld {to}} no-influence {{who} hat keinen Einfluss mehr: Der Fortschrittsmarker rückt auf Feld {to}} other {{who} bewegt den Fortschrittsmarker auf Feld {to}}}',
  'event.hourglass-reached': 'der Fortschrittsmarker hat die Sanduhr erreicht: Diese Runde ist die letzte',
  'event.constructed':
    '{seat, select, -1 {ein neues Gebäude} other {{who} errichtet ein Gebäude}}: {building, name}{over, select, 0 {} other {, über {over, name}}}',
  'event.crate-opened': '{seat, select, -1 {Kiste {crate} wird geöffnet} other {{who} öffnet Kiste {crate}}}',
  'event.letter-opened': 'Kiste {letter} wird geöffnet',
  'event.rule-entered': 'eine neue Regel: {rule}',
  'event.persona-unlocked': '{who} findet eine Rolle: {persona, name}',
  'event.persona-activated': '{who} setzt eine Rolle ein: {persona, name}',
  'event.deck-joined':
    '{cards, plural, one {1 neue Karte kommt} other {# neue Karten kommen}} ins {deck, select, objectives {Zieldeck} other {Ausbaudeck}}',
  'event.minion-released': 'ein neuer Gehilfe: {what, word}',
  'event.took-peril': '{who} nimmt {what, noun, acc}: {building, name}',
  'event.island-placed': '{who} legt eine Himmelsinsel',
  'event.guidepost-revealed': 'der Wegweiser: {guidepost, name}',
  'event.story-read': 'Geschichte {story}',
  'event.named':
    '{isNamed, select, no {{who} bleibt beim bisherigen Namen} other {{what, select, charter {{who} gibt einem Charter den Namen „{name}“ ({printed})} village {{who} gibt dem Dorf den Namen „{name}“} persona {{who} gibt einer Rolle den Namen „{name}“} assistant {{who} gibt einem Assistenten den Namen „{name}“} other {{who} gibt einem Gefährten den Namen „{name}“}}}}',
  'event.round-ended': 'Runde {round} ist vorbei',
  'event.candle-out': 'die Kerze geht im Zug von {who} aus',
  'event.toll-paid': '{who} legt 1 Einflussmarker auf ein Symbol: {charter}',
  'event.reputation-scored': '{who} hat Rang {rank} im Ansehen: {what, noun, nom}',
  'event.goal-achieved': '{who} erreicht das Ziel des Wegweisers: {guidepost, name}',
  'event.mood-changed':
    'der König erhält {crowns, plural, one {1 {mood, select, happy {frohe} other {zornige}} Krone} other {# {mood, select, happy {frohe} other {zornige}} Kronen}}',
  'event.glory-placed':
    '{who} setzt {times, plural, one {einen Stern} other {# Sterne}}{row, select, -1 { über die Reihen hinaus} other { bei „{bonus}“}}',
  'event.trophy-won': '{who} gewinnt eine Trophäe',
  'event.capacity-raised': '{who} hat Platz für mehr {of}',
  'event.persona-marked': '{who} markiert eine Rolle als benutzt: {persona, name}',
  'event.kept': '{who} behält {thing}',
  'event.companion-joined':
    '{charter}: Ein Gefährte wird {kindly, select, yes {freundlich} other {vorsichtig}} aufgenommen: {companion, name}',
  'event.spectral-changed':
    '{charter}: {freed, select, yes {Die Erscheinung ist erlöst} other {Der große Arbeiter wird zur Erscheinung}}',
  'event.reckoned': 'die Abrechnung ergibt {total}: {victory, select, yes {Sieg} other {Niederlage}}',
  'event.took-back':
    '{who} nimmt {isMove, select, yes {zurück: {building, name}} other {{count, plural, one {1 Schritt} other {# Schritte}} zurück}}{by, select, all {, mit Zustimmung aller} alone {, über Aufgedecktes hinaus} other {}}',
  'event.game-ended':
    'die Partie ist zu Ende. {count, plural, one {{winners} gewinnt} other {{winners} gewinnen gemeinsam}}: {list}',
  'told.source': '{text} ({source, name})',
  'name.constructed': '{name} (leere Gebäudekarte)',
  'capacity.coin': 'Münzen',
  'capacity.resource': 'Rohstoffe',
  'capacity.card': 'Ausbaukarten',
  'capacity.minion': 'Gehilfen',
}
