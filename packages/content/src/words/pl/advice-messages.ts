import type { AdviceMessages } from '@charterstone/engine'

/** Po co jest ruch i jak wypada na tle innych: krótko i wprost do gracza. */
export const adviceMessages: Readonly<Record<keyof AdviceMessages, string>> = {
  'purpose.constructs':
    'wznieś budynek „{building, name}”: {vp, noun}{gains, plural, =0 {} other {, a potem za każdą wizytę {gains, noun}{cost, plural, =0 {} other { (koszt: {cost, noun})}}}}',
  'purpose.opens-crate': 'otwórz skrzynię z karty „{building, name}”: {vp, noun} i wszystko, co w niej jest',
  'purpose.scores-objective': 'zrealizuj cel „{card, name}”: {vp, noun}',
  'purpose.sells': 'dostarcz {what, noun, acc}: {vp, noun}',
  'purpose.points': 'od razu {vp, noun}',

  'purpose.completes-building':
    '{goods, plural, one {{goods, gender, f {ostatnia} n {ostatnie} other {ostatni}} {goods, word} na budynek „{building, name}”} other {wszystko, czego brakuje na budynek „{building, name}”: {goods, noun}}}. Budowa da {vp, noun, acc}{gains, plural, =0 {} other {, a potem każda wizyta {gains, noun, acc}{cost, plural, =0 {} other { (koszt: {cost, noun})}}}}',
  'purpose.gathers-for-building':
    '{goods, noun} na budynek „{building, name}”; zabraknie jeszcze {missing, noun, gen}',
  'purpose.completes-crate':
    'wystarczy na skrzynię z karty „{building, name}”: {vp, noun} i wszystko, co w niej jest',
  'purpose.gathers-for-crate':
    '{coins, noun} na skrzynię z karty „{building, name}”; zabraknie jeszcze {missing, noun, gen}',
  'purpose.meets-objective': 'tak spełnisz cel „{card, name}”, a potem zrealizujesz go za {vp, noun, acc}',
  'purpose.nears-objective': 'krok do celu „{card, name}”; zabraknie jeszcze {missing}',
  'purpose.affords-quota': '{goods, noun}: wystarczy na tabelę eksportu ({what, noun} za {vp, noun, acc})',
  'purpose.affords-building':
    '{goods, noun}: wystarczy na wizytę w budynku „{building, name}” ({gains, noun} za {cost, noun, acc})',
  'purpose.gains-reputation':
    'znacznik na torze reputacji: {after, plural, =0 {na razie inni są przed tobą} other {na koniec wart # PZ, jeśli nic się nie zmieni{before, plural, =0 {} other { (teraz {before})}}}}',

  'purpose.frees-workers':
    '{left, plural, =0 {wszyscy twoi robotnicy są na planszy: odzyskaj {workers, noun, acc}} other {odzyskaj {workers, noun, acc}, żeby nie tracić na to później tury}}',
  'purpose.frees-worker': 'przy okazji odzyskasz własnego robotnika z budynku „{building, name}”',
  'purpose.places-income': 'przy każdym przychodzie {gains, noun} z budynku „{building, name}”',
  'purpose.triggers-income': 'znacznik postępu daje teraz przychód',
  'purpose.takes-card': 'weź kartę „{card, name}”',
  'purpose.takes-plan':
    'weź kartę budynku „{card, name}”; {missing, plural, =0 {masz już wszystko, by go wznieść} other {zabraknie jeszcze {missing, noun, gen}}}',
  'purpose.takes-crate': 'weź kartę wzniesionego budynku „{building, name}”: jest na niej skrzynia',
  'purpose.draws-card':
    '{count, plural, one {karta, której} few {# karty, których} other {# kart, których}} nikt jeszcze nie widział',
  'purpose.draws-objective': 'prywatny cel z talii',
  'purpose.gains-goods': '{goods, noun} do twoich zasobów',
  'purpose.regains-influence': 'odzyskasz {what, noun, acc}',
  'purpose.uses-persona': 'od teraz pomaga ci „{card, name}”',
  'purpose.ends-game':
    'znacznik dociera do klepsydry: ostatnia runda{lead, plural, =0 {} other {, a ty prowadzisz o {lead} PZ}}',

  'purpose.spares-other': 'tak zostanie ci to, czego potrzebuje budynek „{building, name}”',
  'purpose.spares-this': 'bez tego najłatwiej się obejdziesz',
  'purpose.saves-influence': 'gdzie indziej twój wpływ da więcej',
  'purpose.declines': 'bez tego będzie ci lepiej',
  'purpose.ends-turn': 'w tej turze nic więcej się nie opłaca',
  'purpose.has-no-choice': 'nic innego nie da się teraz zrobić',

  'purpose.first-use': 'tej osobowości jeszcze nie było w grze, a każda użyta punktuje na koniec kampanii',
  'purpose.best-ability': 'ta zdolność przyda ci się pewnie najczęściej',
  'purpose.least-missed': 'tej zdolności będzie ci brakować najmniej',
  'purpose.empty-plot': 'nic tam jeszcze nie stoi',
  'purpose.weakest-plot': 'to, co tam stoi, najmniej ci się przydaje',
  'purpose.keeps-useful': 'to najbardziej przyda ci się w następnej grze',
  'purpose.fills-row': 'ten rząd już masz zaczęty; pełny daje swoją premię w każdej grze',
  'purpose.best-row': 'ten rząd, gdy będzie pełny, da ci najwięcej',
  'purpose.best-capacity': 'to najbardziej opłaci ci się zachowywać',
  'purpose.glory-counts': 'chwała liczy się bardziej na koniec kampanii',
  'purpose.suits-campaign': 'to pasuje do tego, co już masz',

  'advice.then': 'potem: {doing}',
  'advice.then-place': 'potem umieść robotnika w budynku „{building, name}”',
  'advice.little': 'niewiele da się teraz zyskać',
  'advice.taste': 'to kwestia gustu',
  'advice.best':
    '{points, plural, =0 {minimalnie lepsze od reszty} one {o jakiś punkt lepsze od następnej możliwości} few {o jakieś # punkty lepsze od następnej możliwości} other {o jakieś # punktów lepsze od następnej możliwości}}',
  'advice.next':
    '{points, plural, =0 {mniej więcej równie dobre} one {około 1 punktu mniej} other {około # punktów mniej}}',
  'advice.possible':
    '{points, plural, =0 {możliwe już teraz, mniej więcej równie dobre} one {możliwe już teraz, około 1 punktu mniej} other {możliwe już teraz, około # punktów mniej}}',
  'advice.possible-far': 'możliwe już teraz, ale daje dużo mniej',
  'advice.possible-too': 'możliwe już teraz',
}
