import type { AdviceMessages } from '@charterstone/engine'

/** Wofür ein Zug gut ist und wie er gegen die anderen steht: kurz, und zum Spieler gesprochen. */
export const adviceMessages: Readonly<Record<keyof AdviceMessages, string>> = {
  'purpose.constructs':
    'errichte „{building, name}“: {vp, noun}{gains, plural, =0 {} other {, danach bei jedem Besuch {gains, noun}{cost, plural, =0 {} other { für {cost, noun, acc}}}}}',
  'purpose.opens-crate': 'öffne die Kiste von „{building, name}“: {vp, noun} und alles, was darin ist',
  'purpose.scores-objective': 'werte „{card, name}“: {vp, noun}',
  'purpose.sells': 'liefere {what, noun, acc}: {vp, noun}',
  'purpose.points': 'sofort {vp, noun}',

  'purpose.completes-building':
    '{goods, plural, one {{goods, gender, f {die} n {das} other {der}} letzte {goods, word} für „{building, name}“} other {alles, was für „{building, name}“ noch fehlt: {goods, noun}}}. Der Bau bringt {vp, noun}{gains, plural, =0 {} other {, danach jeder Besuch {gains, noun, acc}{cost, plural, =0 {} other { für {cost, noun, acc}}}}}',
  'purpose.gathers-for-building':
    '{goods, noun} für „{building, name}“; dann {missing, plural, one {fehlt} other {fehlen}} noch {missing, noun}',
  'purpose.completes-crate':
    'damit kannst du die Kiste von „{building, name}“ bezahlen: {vp, noun} und alles, was darin ist',
  'purpose.gathers-for-crate':
    '{coins, noun} für die Kiste von „{building, name}“; dann {missing, plural, one {fehlt} other {fehlen}} noch {missing, noun}',
  'purpose.meets-objective': 'damit erfüllst du „{card, name}“ und kannst es für {vp, noun, acc} werten',
  'purpose.nears-objective':
    'ein Schritt zum Ziel „{card, name}“; {missing, plural, one {es fehlt noch 1} other {es fehlen noch #}}',
  'purpose.affords-quota': '{goods, noun}: genug für die Abgabentabelle ({what, noun} für {vp, noun, acc})',
  'purpose.affords-building':
    '{goods, noun}: genug für „{building, name}“ ({gains, noun} für {cost, noun, acc})',
  'purpose.gains-reputation':
    'ein Marker auf der Ansehensleiste: {after, plural, =0 {noch liegen andere vorn} other {beim jetzigen Stand am Ende # SP wert{before, plural, =0 {} other { statt {before}}}}}',

  'purpose.frees-workers':
    '{left, plural, =0 {alle deine Arbeiter sind unterwegs: Hol {workers, noun, acc} heim} other {hol {workers, noun, acc} jetzt heim, dann kostet es dich später keinen Zug}}',
  'purpose.frees-worker': 'dein eigener Arbeiter auf „{building, name}“ kommt dabei heim',
  'purpose.places-income': '{gains, noun} von „{building, name}“ bei jedem Einkommen',
  'purpose.triggers-income': 'der Fortschrittsmarker löst jetzt Einkommen aus',
  'purpose.takes-card': 'nimm „{card, name}“',
  'purpose.takes-plan':
    'nimm „{card, name}“; {missing, plural, =0 {für den Bau hast du schon alles} one {für den Bau fehlt dann noch {missing, noun}} other {für den Bau fehlen dann noch {missing, noun}}}',
  'purpose.takes-crate': 'nimm die leere Gebäudekarte von „{building, name}“: Darauf ist eine Kiste',
  'purpose.draws-card':
    '{count, plural, one {eine Karte, die} other {# Karten, die}} noch niemand gesehen hat',
  'purpose.draws-objective': 'ein privates Ziel aus dem Deck',
  'purpose.gains-goods': '{goods, noun} für deinen Vorrat',
  'purpose.regains-influence': 'du bekommst {what, noun, acc} zurück',
  'purpose.uses-persona': 'ab jetzt hilft dir „{card, name}“',
  'purpose.ends-game':
    'der Marker erreicht die Sanduhr: letzte Runde{lead, plural, =0 {} other {, und du liegst {lead} SP vorn}}',

  'purpose.spares-other': 'so behältst du, was du für „{building, name}“ brauchst',
  'purpose.spares-this': 'das kannst du am leichtesten entbehren',
  'purpose.saves-influence': 'dein Einfluss bringt anderswo mehr',
  'purpose.declines': 'ohne das stehst du besser da',
  'purpose.ends-turn': 'in diesem Zug lohnt sich nichts mehr',
  'purpose.has-no-choice': 'etwas anderes geht gerade nicht',

  'purpose.first-use': 'diese Rolle ist noch unbenutzt, und jede benutzte Rolle zählt am Ende der Kampagne',
  'purpose.best-ability': 'diese Fähigkeit hilft dir wohl am häufigsten',
  'purpose.least-missed': 'diese Fähigkeit wird dir am wenigsten fehlen',
  'purpose.empty-plot': 'dort steht noch nichts',
  'purpose.weakest-plot': 'was dort steht, nützt dir am wenigsten',
  'purpose.keeps-useful': 'das nützt dir in der nächsten Partie am meisten',
  'purpose.fills-row':
    'diese Reihe hast du schon begonnen; ist sie voll, gibt es ihren Bonus in jeder Partie',
  'purpose.best-row': 'ist sie einmal voll, bringt dir diese Reihe am meisten',
  'purpose.best-capacity': 'davon willst du wohl am ehesten mehr behalten',
  'purpose.glory-counts': 'Ruhm zählt am Ende der Kampagne mehr',
  'purpose.suits-campaign': 'das passt zu dem, was du gesammelt hast',

  'advice.then': 'danach: {doing}',
  'advice.then-place': 'setze danach einen Arbeiter ein: {building, name}',
  'advice.little': 'viel zu holen ist gerade nicht',
  'advice.taste': 'reine Geschmackssache',
  'advice.best':
    '{points, plural, =0 {knapp vor den anderen} one {etwa 1 Punkt vor der nächstbesten Wahl} other {etwa # Punkte vor der nächstbesten Wahl}}',
  'advice.next':
    '{points, plural, =0 {etwa genauso gut} one {etwa 1 Punkt weniger} other {etwa # Punkte weniger}}',
  'advice.possible':
    '{points, plural, =0 {jetzt möglich, etwa genauso gut} one {jetzt möglich, etwa 1 Punkt weniger} other {jetzt möglich, etwa # Punkte weniger}}',
  'advice.possible-far': 'jetzt möglich, aber viel weniger',
  'advice.possible-too': 'jetzt möglich',
}
