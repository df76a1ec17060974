import type { CardMessages } from '@charterstone/engine'

export const cardMessages: Readonly<Record<keyof CardMessages, string>> = {
  'do.gain': 'erhalte {list, noun, acc}',
  'do.earn': 'erhalte {list, noun, acc}',
  'do.regain': 'gewinne {what, noun, acc} zurück',
  'do.retrieve-one': 'nimm einen deiner Arbeiter zurück',
  'do.retrieve-another': 'nimm einen anderen deiner Arbeiter zurück',
  'do.retrieve-this': 'nimm diesen Arbeiter zurück',
  'do.retrieve-all': 'nimm alle deine Arbeiter zurück',
  'do.retrieve-everyone': 'nimm alle deine Arbeiter zurück, auch diesen',
  'may.gain': '{list, noun, acc} erhalten',
  'may.earn': '{list, noun, acc} erhalten',
  'may.regain': '{what, noun, acc} zurückgewinnen',
  'may.retrieve-one': 'einen deiner Arbeiter zurücknehmen',
  'may.retrieve-another': 'einen anderen deiner Arbeiter zurücknehmen',
  'may.retrieve-this': 'diesen Arbeiter sofort zurücknehmen',
  'may.retrieve-all': 'alle deine Arbeiter zurücknehmen',
  'may.retrieve-everyone': 'alle deine Arbeiter zurücknehmen, auch diesen',

  'effect.may': 'du darfst {doing}',
  'effect.may-several': 'auf Wunsch: {benefit, capital}',
  'effect.reputation': 'du darfst {what, noun, acc} erhalten',
  'effect.gain-more': 'erhalte {list, noun, acc} mehr',
  'effect.gain-or': 'erhalte {list, or, acc}',
  'effect.card-but':
    'erhalte {card, noun, acc}, nur {except, gender, f {keine} n {kein} other {keinen}} {except, word, acc.one}',
  'effect.card-discard': 'nimm {card, noun, acc} deiner Wahl vom Abwurfstapel',
  'effect.card-discard-but':
    'nimm {card, noun, acc} deiner Wahl vom Abwurfstapel, nur {except, gender, f {keine} n {kein} other {keinen}} {except, word, acc.one}',
  'effect.card-deck': 'suche {card, noun, acc} deiner Wahl aus dem Ausbaudeck und mische es dann',
  'effect.card-deck-but':
    'suche {card, noun, acc} deiner Wahl aus dem Ausbaudeck, nur {except, gender, f {keine} n {kein} other {keinen}} {except, word, acc.one}, und mische es dann',
  'effect.card-top': 'erhalte die oberste Karte des Ausbaudecks',
  'effect.construct':
    'errichte ein Gebäude für {influence, noun, acc} und die Rohstoffe auf seiner Karte{discount}. Erhalte {vp, noun, acc}',
  'effect.discount': ' ({count} weniger)',
  'effect.discount-per': ' ({count} weniger für {what, word, each.one})',
  'effect.discount-per-max': ' ({count} weniger für {what, word, each.one}, höchstens {max})',
  'effect.unlock': 'öffne eine Kiste für {cost, noun, acc}. Erhalte {vp, noun, acc}',
  'effect.unlock-free': 'öffne eine Kiste und erhalte {vp, noun, acc}',
  'effect.score': 'lege 1 Einflussmarker auf ein erfülltes Ziel und erhalte {vp, noun, acc}',
  'effect.sell':
    'bezahle die Abgabe eines freien Feldes der Abgabentabelle und lege 1 Einflussmarker darauf. Erhalte {vp, noun, acc} und den Bonus des Feldes',
  'effect.income': 'lege 1 Einflussmarker auf dieses Gebäude. Bei jedem Einkommen: {benefit, capital}',
  'effect.per': '{doing} für {what, word, each.one}',
  'effect.per-max': '{doing} für {what, word, each.one}, höchstens {max, noun, acc}',
  'effect.regain-per': 'gewinne {regained, noun, acc} für {what, word, each.one} zurück',
  'effect.regain-per-max':
    'gewinne {regained, noun, acc} für {what, word, each.one} zurück, höchstens {max, noun, acc}',
  'effect.if': '{benefit}, wenn {condition}',
  'effect.if-several': 'wenn {condition}: {benefit, capital}',
  'effect.trade':
    '{times, plural, one {du darfst {pay, noun, acc} bezahlen und {doing}} other {bis zu #-mal darfst du {pay, noun, acc} bezahlen und {doing}}}',
  'effect.trade-several':
    '{times, plural, one {du darfst {pay, noun, acc} bezahlen: {benefit, capital}} other {bis zu #-mal darfst du {pay, noun, acc} bezahlen: {benefit, capital}}}',
  'effect.others-gain': 'jeder Mitspieler erhält {list, noun, acc}',
  'effect.others': 'für jeden Mitspieler: {benefit, capital}',
  'effect.refresh-mat': 'wirf alle offenen Ausbaukarten ab und decke neue auf',
  'effect.activate-persona': 'setze in dieser Partie eine weitere Rolle aus deiner Chartertruhe ein',
  'effect.advance': 'rücke den Fortschrittsmarker {spaces, noun, acc} vor',
  'effect.move-progress':
    'bewege den Fortschrittsmarker bis zu {forward, noun, acc} vor oder bis zu {back, noun, acc} zurück',
  'effect.move-progress-either': 'bewege den Fortschrittsmarker bis zu {spaces, noun, acc} vor oder zurück',
  'effect.own-income': 'du allein erhältst Einkommen',

  'tribute.card': 'jeder Mitspieler gibt dir 1 Ausbaukarte seiner Wahl',
  'tribute.resource': 'jeder Mitspieler gibt dir 1 Rohstoff deiner Wahl',
  'tribute.coin': 'jeder Mitspieler gibt dir 1 Münze',
  'tribute.influence': 'jeder Mitspieler wirft 1 Einflussmarker ab',
  'tribute.minion': 'jeder Mitspieler gibt dir 1 Gehilfen',

  'special.mirror':
    'benutze dann ein Gebäude eines beliebigen Charters, auf dem ein Arbeiter eines Mitspielers steht, und bezahle seine Kosten. Niemand wird zurückgeschickt, und es wird keine zweite Gefahr genommen. Gebäude, die andere nachahmen oder wiederholen, zählen nicht',
  'special.echo':
    'benutze dann noch einmal das Gebäude, auf dem ein anderer deiner Arbeiter steht, und bezahle erneut seine Kosten. Das Zentrum und Gebäude, die andere nachahmen oder wiederholen, zählen nicht',
  'special.settle': 'dann zahlen bis zu 3 deiner Gäste wie bei einem Einkommen',
  'special.silence': 'die Rollen deiner Mitspieler sind wirkungslos, bis es das nächste Mal Einkommen gibt',

  'passive.no-bump': 'du darfst Arbeiter auf besetzte Gebäude setzen, ohne jemanden zurückzuschicken',
  'passive.coins-by-resources':
    'wenn ein Gebäude Münzen kostet, darfst du stattdessen Rohstoffe bezahlen, je 1 für jede Münze',
  'passive.ignore-minions':
    'wenn du ein Gebäude mit einem fremden Gehilfen benutzt, bleibt dieser Gehilfe ohne Wirkung',
  'passive.three-from-deck':
    'wenn du eine Ausbaukarte erhältst, darfst du dir die obersten 3 Karten des Ausbaudecks ansehen und stattdessen eine davon wählen',
  'passive.three-objectives':
    'wenn du eine Zielkarte erhältst, sieh dir die obersten 3 des Zieldecks an und wähle eine davon',
  'passive.steer-progress':
    'wenn du ein Ziel wertest, darfst du den Fortschrittsmarker 1 Feld vor, 1 Feld zurück oder gar nicht bewegen',
  'passive.wager-next':
    'würfle nach deinem Zug: Benutzt du in deinem nächsten Zug ein Gebäude im gewürfelten Charter, erhältst du 1 SP',
  'passive.wager-now':
    'würfle, nachdem du einen Arbeiter in ein Charter gesetzt hast: Zeigt der Würfel dieses Charter, erhältst du 2 SP',

  'when.use': 'wenn du {place} benutzt{which}',
  'when.use-fresh': 'wenn du {place}, das du in dieser Partie errichtet hast, zum ersten Mal benutzt{which}',
  'when.gave': 'wenn dir {place} {what, word, acc.other} gibt{which}',
  'when.retrieve-minions': 'wenn du {what, plural, other {#}} oder mehr {what, word, acc} zurücknimmst',
  'when.retrieve-abroad': 'wenn du beide gewöhnlichen Arbeiter aus Chartern von Mitspielern zurücknimmst',
  'when.retrieve': 'wenn du deine Arbeiter zurücknimmst',
  'when.peril': 'wenn dein Arbeiter einen {what, word, acc.one} nimmt',
  'when.card':
    'wenn dir ein Gebäude {what, gender, f {eine} n {ein} other {einen}} {what, word, acc.one} gibt',
  'when.score': 'wenn du ein Ziel wertest',
  'when.score-first': 'wenn du ein öffentliches Ziel vor allen anderen wertest',
  'when.bump': 'wenn du den Arbeiter eines Mitspielers zurückschickst',
  'when.place-minion': 'wenn du einen Gehilfen einsetzt',
  'when.progress': 'immer wenn du den Fortschrittsmarker vorrückst',
  'when.progress-income': 'wenn du den Fortschrittsmarker auf ein Einkommenssymbol rückst',
  'when.reputation': 'für jeden Marker, den du auf die Ansehensleiste legst',
  'when.end': 'am Spielende',
  'when.once': 'einmal pro Partie in deinem Zug',

  pay: 'bezahle {cost, noun, acc}: {benefit, capital}',
  ability: '{when}: {benefit, capital}',
  'place.any': 'ein Gebäude',
  'place.commons': 'ein Gebäude im Zentrum',
  'place.named': '{role, select, subject {{building, word, nom}} other {{building, word, acc}}}',
  'place.charter': 'ein Gebäude im {charter, word, dat}',
  'which.costs': ', das {what, word, acc.other} kostet',
  'which.exhausted': ' und keinen Arbeiter mehr im Vorrat hast',
  'condition.at-least': 'du hast mindestens {what, noun, acc}',
  'condition.at-most': 'du hast höchstens {what, noun, acc}',
  'condition.none': 'du hast keine {what, word, def.other}',
  'clause.at-least': 'du mindestens {what, noun, acc} hast',
  'clause.at-most': 'du höchstens {what, noun, acc} hast',
  'clause.none': 'du keine {what, word, def.other} hast',
  'goal.most': 'habe am Spielende die meisten {what, word, def.other}',
  'goal.fewest': 'habe am Spielende die wenigsten {what, word, def.other}',
  'goal.candle': 'lass die Kerze nicht in deinem Zug ausgehen',

  'card.guest': 'bei jedem Einkommen: {benefit, capital}. Bei 4 bis 6 Spielern nur eines von beiden',
  'card.treasure.turn': 'in deinem Zug: {benefit, capital}',
  'card.treasure.end-of-turn':
    'am Ende deines Zuges: Nimm einen deiner Arbeiter zurück und mache noch einen Zug',
  'card.treasure.placing':
    'wenn du einen Arbeiter auf einen deiner eigenen Bauplätze setzt: Benutze das Gebäude, ohne Waren, Karten und Gehilfen dafür zu bezahlen. Einfluss zahlst oder platzierst du trotzdem',
  'card.persona.original': 'keine Fähigkeit, aber ein Name deiner Wahl',
  'card.minion': 'beim Einsetzen und immer wenn ein Mitspieler das Gebäude benutzt: {benefit, capital}',
  'card.victory':
    'am Ende der Kampagne: {glory} SP für jeden Ruhmesstern, {trophy} SP für jede Trophäe, {persona} SP für jede benutzte Rolle, {capacity} SP für jeden Kapazitätskreis',
  'note.value': 'Wert {value}',
  'note.build': 'Baukosten: {list, noun}',
  'note.crate': 'trägt Kiste {crate}',
  'note.vp': '{vp, noun} wert',
  'note.frees': 'kann die Erscheinung erlösen',

  'automa.place-commons': 'die Automa besetzt {building, word, acc}',
  'automa.place-charter':
    'die Automa besetzt das Gebäude mit dem {rank, select, 2 {zweit} 3 {dritt} other {}}{by, select, highest {höchsten} other {niedrigsten}} Wert {charter, select, own {im eigenen Charter} other {in einem ausgewürfelten Charter}}; bei Gleichstand nach Namen von {tie, select, az {A bis Z} other {Z bis A}}',
  'automa.vp': 'sie erhält {vp, noun, acc}',
  'automa.vp-difficulty': 'sie erhält so viele SP, wie ihre Schwierigkeit beträgt',
  'automa.reputation': 'sie erhält 1 Ansehen',
  'automa.quota': 'sie legt 1 Einflussmarker auf das erste freie Feld der Abgabentabelle',
  'automa.open-crate': 'sie öffnet die leere Gebäudekarte mit der niedrigsten Nummer in der Auslage',
  'automa.build': 'sie errichtet die ungenutzte Gebäudekarte mit der niedrigsten Nummer in der Auslage',
  'automa.discard-two': 'die zwei Karten mit den höchsten Nummern in der Auslage werden abgeworfen',
  'automa.advance': 'der Fortschrittsmarker rückt 1 Feld vor',
  'automa.most-reputation': '{vp, noun} für mehr Marker auf der Ansehensleiste als jeder Mensch',
  'automa.item-or-treasure-on-mat': '{vp, noun}, wenn ein Gegenstand oder ein Schatz offen ausliegt',
  'automa.most-peril': '{vp, noun} für mehr Gefahrenmarker als jeder Mensch',
  'automa.no-human-worker-here': '{vp, noun}, wenn in ihrem Charter kein Arbeiter eines Menschen steht',
  'automa.most-quota': '{vp, noun} für mehr Marker auf der Abgabentabelle als jeder Mensch',
  'automa.ended-the-game': '{vp, noun}, wenn sie die Partie beendet hat',
}
