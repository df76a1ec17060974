import type { RuleName, RuleWords } from '@charterstone/engine'

/** Die Chronik, wie man sie am Tisch liest. Keine Regel nennt, was erst eine spätere Kiste bringt. */
export const rules: Readonly<Record<RuleName, RuleWords>> = {
  islands: {
    name: 'Himmelsinseln',
    text: 'Wähle beim Aufbau 2 der 4 Inseln deines Charters und lege jede über einen anderen Bauplatz oder ein anderes Gebäude deines Charters, nie über das Grundgebäude. Was darunter liegt, ist in dieser Partie außer Betrieb. Auf Inseln baust du wie auf Bauplätzen; jede behält ihr Gebäude für spätere Partien. Inaktive Charter legen keine Inseln. Am Ende der Kampagne zählen die Gebäude auf allen 4 Inseln.',
  },
  'inactive-charters': {
    name: 'Inaktive Charter',
    text: 'Beim Aufbau bekommt jedes inaktive Charter mit freiem Bauplatz ein Gebäude: Deckt Karten vom Ausbaudeck auf, bis eine ungenutzte Gebäudekarte erscheint, baut sie dort und mischt ihre leere Karte und alle anderen aufgedeckten zurück. Gebäude in inaktiven Chartern darf jeder benutzen. Wer aussteigt, gibt alles zurück, und das Charter wird inaktiv. Wer einsteigt, nimmt ein inaktives Charter, 1 zufällige ungenutzte oder leere Gebäudekarte und so viel Ruhm und Kapazität, wie die Schwächsten am Tisch haben.',
  },
  peril: {
    name: 'Gefahren',
    text: 'Beim Aufbau kommt auf jedes Gebäude in einem Charter ein zufälliger Gefahrenmarker, solange welche da sind. Benutzt du ein solches Gebäude, musst du nach dem Nutzen seinen Marker nehmen. Mit Gefahren bezahlst du bestimmte Gebäude und eine eigene Zeile der Abgabentabelle, und manche Ziele verlangen sie. In die nächste Partie nimmst du sie nie mit.',
  },
  supply: {
    name: 'Vorrat',
    text: 'Fünf Ausbaukarten liegen offen in der Auslage, der Rest ist das Ausbaudeck. Drei Ziele liegen aus, und der Fortschrittsmarker beginnt auf dem Feld für eure Spielerzahl. Der Würfel bestimmt unter den aktiven Chartern, wer beginnt. Du hast deine Rolle, 2 Arbeiter und 12 Einflussmarker und startest mit 0 SP, in Partie 1 auch mit 4 Münzen und der leeren Karte deines Grundgebäudes. Spätere Partien beginnst du mit dem, was du behalten hast.',
  },
  personas: {
    name: 'Rollen',
    text: 'Wähle beim Aufbau 1 Rolle aus deiner Chartertruhe für diese Partie. Eine Rolle aus einer Kiste kommt in die Truhe und wartet auf die nächste Partie. Bestimmte Karten und Gebäude erlauben dir mehr als eine Rolle. Benutzte Rollen werden markiert und zählen am Ende der Kampagne.',
  },
  influence: {
    name: 'Einfluss',
    text: 'Du hast in jeder Partie 12 Einflussmarker. Ein gelegter Marker bleibt bis zum Spielende liegen. Bezahlter Einfluss geht in den allgemeinen Vorrat, es sei denn, er wird als Teil des Nutzens gelegt; aus dem Vorrat gewinnst du ihn zurück. Hast du keinen mehr, kannst du nichts tun, was Einfluss braucht, und zu Beginn jedes deiner Züge rückt der Fortschrittsmarker 1 Feld vor.',
  },
  'advancement-cards': {
    name: 'Ausbaukarten',
    text: 'Erhältst du eine Karte einer bestimmten Art, wählst du unter den offenen; liegt keine aus, bekommst du keine. Die Lücke wird sofort vom Ausbaudeck gefüllt. Deine Karten liegen für alle sichtbar. Bezahlte und abgeworfene Karten kommen auf den Abwurfstapel; er wird ins Deck gemischt, wenn es leer ist oder neue Karten hinzukommen.',
  },
  assistants: {
    name: 'Assistenten',
    text: 'Ein Assistent gibt dir einen Bonus, wenn du das benutzt, was er nennt. Du musst ihn schon haben, bevor du das Gebäude benutzt. Hat er noch keinen Namen, darfst du ihm einen geben; der gilt für immer.',
  },
  'building-cards': {
    name: 'Gebäudekarten',
    text: 'Sechs weitere Gebäude ohne Kiste kommen ins Ausbaudeck. Sie gehören zu keinem Charter, und du darfst sie in deinem errichten.',
  },
  'constructed-cards': {
    name: 'Leere Gebäudekarten',
    text: 'Von jedem errichteten Gebäude bleibt eine leere Karte. Trägt sie eine Kiste, behältst du sie als Ausbaukarte, bis du die Kiste öffnest. Trägt sie keine, kommt sie ins Archiv.',
  },
  guests: {
    name: 'Gäste',
    text: 'Wenn es Einkommen gibt, zahlen auch deine Gäste. Jeder zeigt zwei Belohnungen: Mit bis zu 3 Spielern nimmst du beide, mit 4 bis 6 Spielern eine deiner Wahl. Bestimmte Gebäude kosten Gäste.',
  },
  items: {
    name: 'Gegenstände',
    text: 'In deinem Zug darfst du vor oder nach deiner Aktion die 3 Rohstoffe eines Gegenstands bezahlen, den Nutzen nehmen und die Karte abwerfen. Das geht in einem Zug beliebig oft. Bestimmte Gebäude kosten Gegenstände.',
  },
  friends: {
    name: 'Freunde',
    text: 'Ein Freund bessert auf, was die Gebäude eines Charters dir geben. Gibt dir ein solches Gebäude Münzen oder SP, bekommst du 1 mehr. Bestimmte Gebäude kosten Freunde.',
  },
  treasures: {
    name: 'Schätze',
    text: 'Ein Schatz wirkt einmal, in dem Augenblick, den er nennt, und wird dann abgeworfen. Bestimmte Gebäude kosten Schätze.',
  },
  turn: {
    name: 'Dein Zug',
    text: 'Setze einen deiner Arbeiter auf ein Gebäude, oder nimm alle deine Arbeiter vom Spielfeld zurück. Steht dort schon ein Arbeiter, und sei es dein eigener, kehrt er zu seinem Besitzer zurück. Dann bezahle die Kosten, und zwar ganz. Dann nimm den Nutzen, ganz oder zum Teil; was im Vorrat fehlt, bekommst du nicht.',
  },
  minions: {
    name: 'Gehilfen',
    text: 'Als Aktion darfst du einen Gehilfen auf ein unbesetztes Gebäude deines eigenen Charters setzen: Zuerst kommt sein eigener Nutzen, dann Kosten und Nutzen des Gebäudes. Er wird nie zurückgeschickt, ein Arbeiter darf neben ihm stehen, und er bleibt, bis du alle deine Arbeiter zurücknimmst. Seinen Nutzen erhältst du auch, wenn ein Mitspieler das Gebäude benutzt. Gehilfen auf dem Spielfeld gehören weiter dir: Sie zählen mit und können bezahlt werden. Die Abgabentabelle hat jetzt eine Zeile für Gehilfen.',
  },
  commons: {
    name: 'Das Zentrum',
    text: 'Zeppelin: Für 3 Einflussmarker und die 4 Rohstoffe einer Gebäudekarte errichtest du dieses Gebäude, 5 SP. Charterstone: Für 4 Münzen und 2 Einflussmarker öffnest du eine Kiste, 5 SP. Tribüne: Mit 1 Einflussmarker auf einem erfüllten Ziel wertest du es, 5 SP. Schatzamt: 1 beliebiger Rohstoff wird zu 1 Münze; Markt: 1 beliebiger Rohstoff und 1 Münze bringen dir 1 offene Ausbaukarte. Wolkenhafen: Die Abgabe eines freien Feldes und 1 Einflussmarker darauf bringen 3 SP und den Bonus des Feldes.',
  },
  constructing: {
    name: 'Errichten',
    text: 'Errichte eine deiner ungenutzten Gebäudekarten auf einem leeren Bauplatz deines eigenen Charters, gleich aus welchem Charter die Karte stammt. Jeder Bau rückt den Fortschrittsmarker 1 Feld vor. Manche Gebäude lassen dich zu einem anderen Preis bauen als der Zeppelin.',
  },
  overbuilding: {
    name: 'Überbauen',
    text: 'Baue auf einem leeren Bauplatz deines eigenen Charters oder über einem seiner Gebäude, auf dem kein Marker und kein Arbeiter ist. Das Grundgebäude wird nie überbaut. Es zählt nur das neueste Gebäude eines Bauplatzes. Jeder Bau rückt den Fortschrittsmarker 1 Feld vor.',
  },
  crates: {
    name: 'Kisten',
    text: 'Um die Kiste einer deiner leeren Gebäudekarten zu öffnen, bezahle, nimm die SP und rücke den Fortschrittsmarker 1 Feld vor. Was darin ist, gehört dir, gleich aus welchem Charter sie stammt; von einem neuen Deck nimmst du 1 zufällige Karte. Neue Regeln gelten sofort. Die leere Gebäudekarte kommt ins Archiv.',
  },
  objectives: {
    name: 'Ziele',
    text: 'In jeder Partie liegen drei öffentliche Ziele aus. Um eines zu werten, musst du es in diesem Moment erfüllen; lege 1 Einflussmarker darauf. Du bekommst die SP des Gebäudes, mit dem du wertest, und der Fortschrittsmarker rückt 1 Feld vor. Niemand wertet dasselbe Ziel in einer Partie zweimal.',
  },
  'private-objectives': {
    name: 'Private Ziele',
    text: 'Eine Zielkarte, die du erhältst, liegt vor dir, und nur du darfst sie werten. Gewertet wird sie wie jedes andere Ziel. Am Ende der Partie gibst du sie zurück.',
  },
  quota: {
    name: 'Abgaben',
    text: 'Die Abgabentabelle nimmt Rohstoffe, Münzen und Ausbaukarten, je Feld 1 bis 3 davon. Wähle ein freies Feld, bezahle so viele und lege 1 Einflussmarker darauf. Rohstoffe dürfen verschieden sein, Karten auch. Manche Felder geben 1 SP oder 1 Ansehen dazu, wenn du willst.',
  },
  reputation: {
    name: 'Ansehen',
    text: 'Um 1 Ansehen zu erhalten, legst du 1 Einflussmarker auf das nächste freie Feld der Leiste. Wie viele Felder offen sind, hängt von der Spielerzahl ab; ist die Leiste voll oder dein Einfluss aufgebraucht, geschieht nichts. Am Ende der Partie bringen die meisten Marker 10 SP, die nächsthöchste Zahl 7 SP, die dritte 4 SP. Bei Gleichstand bekommen alle die SP ihres Rangs; 1 Marker brauchst du mindestens.',
  },
  income: {
    name: 'Einkommen',
    text: 'Ein Einkommensgebäude benutzt du, indem du 1 Einflussmarker darauflegst, höchstens einen pro Spieler und Gebäude. Erreicht der Fortschrittsmarker ein Einkommenssymbol, nehmen alle den Nutzen jedes Einkommensgebäudes, auf dem ihr Marker liegt. Wer am Zug ist, beginnt; dann geht es gegen die Zugreihenfolge weiter.',
  },
  progress: {
    name: 'Fortschritt',
    text: 'Der Fortschrittsmarker ist die Uhr der Partie: Er rückt für jeden Bau, jede geöffnete Kiste und jedes gewertete Ziel 1 Feld vor. Auch manche Gebäude, die SP geben, rücken ihn vor. Rückst du ihn auf ein Ansehenssymbol, darfst du 1 Ansehen erhalten. Ein Einkommenssymbol bringt allen Einkommen. Hast du zu Beginn deines Zuges keinen Einfluss, rückt der Marker zuerst 1 Feld vor.',
  },
  'end-of-game': {
    name: 'Spielende',
    text: 'Erreicht der Fortschrittsmarker die Sanduhr, spielt die Runde zu Ende, damit alle gleich viele Züge hatten. Danach werden das Ansehen und die Karten für das Spielende gewertet. Wer die meisten SP hat, gewinnt; bei Gleichstand gewinnen alle Beteiligten.',
  },
  'end-steps': {
    name: 'Nach jeder Partie',
    text: 'Zuerst kommt der Wegweiser, dann die Wertung in Spielerreihenfolge, dann 1 Ruhm für je volle 10 SP. Wer gewonnen hat, nimmt eine Trophäe; alle anderen erhalten 1 Kapazität einer Sorte ihrer Wahl. Benutzte Rollen werden markiert. Behalte, was deine Kapazität fasst, und gib den Rest zurück.',
  },
  guideposts: {
    name: 'Wegweiser',
    text: 'Ab Partie 2 setzt ein Wegweiser ein Ziel für die Partie und manchmal eine Regel, die nur diesmal gilt. Alle, die das Ziel erreichen, erhalten 1 Ruhm, auch bei Gleichstand. Lässt der Wegweiser eine Wahl, trifft sie, wer von ihnen den meisten Einfluss übrig hat; bei Gleichstand entscheidet der Würfel.',
  },
  glory: {
    name: 'Ruhm',
    text: 'Am Ende der Partie erhältst du 1 Stern für je volle 10 SP. Welche Sterne du füllst, entscheidest du: Es gibt 9 Reihen zu 6. Eine volle Reihe gibt dir zu Beginn jeder weiteren Partie ihren Bonus. Jeder Stern zählt am Ende der Kampagne.',
  },
  capacity: {
    name: 'Kapazität',
    text: 'Deine Kapazität ist das, was du nach einer Partie behalten darfst: Münzen, Rohstoffe, Ausbaukarten und Gehilfen. Sie beginnt mit 1 von jeder Sorte und endet bei 4. Behaltene Karten müssen von verschiedener Art sein, Gehilfen ebenso. Jede Partie ab der zweiten, die du nicht gewinnst, bringt 1 dazu. Unterwegs gefüllte Kreise zählen am Ende der Kampagne.',
  },
  'post-campaign': {
    name: 'Nach der Kampagne',
    text: 'Das Dorf ist fertig, und ihr könnt darin spielen, so oft ihr wollt: ohne Ruhm, Kapazität und Truhen. Der Würfel verteilt die Charter; von 3 Rollen behältst du 1, von 4 Inseln legst du 2. In umgekehrter Reihenfolge nimmt jeder 1 Gehilfen oder 1 Ausbaukarte und dazu 2 Münzen oder 3 SP. Bei Zeppelin und Charterstone darfst du die Kosten auch nur für die SP und den Fortschritt bezahlen. Bei Gleichstand zählen Marker auf der Ansehensleiste, dann auf der Abgabentabelle, dann der übrige Besitz.',
  },
}
