import type { ReviewMessages } from '@charterstone/engine'

/** Spojrzenie wstecz na grę: życzliwie i krótko. */
export const reviewMessages: Readonly<Record<keyof ReviewMessages, string>> = {
  'review.deed':
    '{who} {kind, select, constructed {wznosi budynek „{card, name}”} opened-crate {otwiera skrzynię z karty „{card, name}”} scored-objective {realizuje cel „{card, name}”} sold {dostarcza towary do Wiecznego Miasta za {vp, noun, acc}} reached-hourglass {doprowadza znacznik do klepsydry} gained-points {zdobywa {vp, noun, acc}} took-card {bierze kartę „{card, name}”} used-building {korzysta z budynku „{card, name}”} retrieved {odzyskuje robotników} other {przygotowuje następne tury}}',
  'review.taken': '{deed}, a {whom} już nie zdąży',
  'review.luck':
    '{revelation, select, crate {{luck, select, good {szczęśliwa} other {pechowa}} skrzynia ({whom})} die {{luck, select, good {szczęśliwy} other {pechowy}} rzut kością ({whom})} candle {świeca gaśnie: {luck, select, good {szczęście} other {pech}} ({whom})} other {{card, select, 0 {karty układają się {luck, select, good {dobrze} other {źle}} ({whom})} other {pojawia się „{card, name}”: {luck, select, good {szczęście} other {pech}} ({whom})}}}}',
  'review.grade':
    '{grade, select, small {mała strata} clear {niewykorzystana szansa} large {duża niewykorzystana szansa} other {dobrze zagrane}}',
  'review.worth':
    'szansa na wygraną większa o mniej więcej {points, plural, one {1 punkt procentowy} few {# punkty procentowe} many {# punktów procentowych} other {# punktu procentowego}}{vp, select, none {} other { albo {vp} PZ}}',
}
