import type { ReviewMessages } from '@charterstone/engine'

/** Ein Rückblick auf die Partie: freundlich und kurz. */
export const reviewMessages: Readonly<Record<keyof ReviewMessages, string>> = {
  'review.deed':
    '{who} {kind, select, constructed {errichtet „{card, name}“} opened-crate {öffnet die Kiste von „{card, name}“} scored-objective {wertet „{card, name}“} sold {liefert für {vp, noun, acc} in die Ewige Stadt} reached-hourglass {bringt den Marker zur Sanduhr} gained-points {macht {vp, noun, acc}} took-card {nimmt „{card, name}“} used-building {nutzt „{card, name}“} retrieved {holt Arbeiter heim} other {bereitet die nächsten Züge vor}}',
  'review.taken': '{deed}, und {whom} kommt zu spät',
  'review.luck':
    '{revelation, select, crate {die Kiste hält für {whom} {luck, select, good {genau das Richtige} other {wenig Brauchbares}} bereit} die {der Würfel meint es {luck, select, good {gut} other {nicht gut}} mit {whom}} candle {die Kerze erlischt: {luck, select, good {Glück} other {Pech}} für {whom}} other {{card, select, 0 {die Karten fallen {luck, select, good {günstig} other {ungünstig}} für {whom}} other {„{card, name}“ taucht auf: {luck, select, good {Glück} other {Pech}} für {whom}}}}}',
  'review.grade':
    '{grade, select, small {ein kleiner Umweg} clear {eine verpasste Chance} large {eine große verpasste Chance} other {gut gespielt}}',
  'review.worth':
    'etwa {points, plural, one {1 Prozentpunkt} other {# Prozentpunkte}} mehr Gewinnchance{vp, select, none {} other { oder {vp} SP}}',
}
