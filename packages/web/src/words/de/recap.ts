import type { recapWords as english } from '../en/recap.ts'

export const recapWords: Readonly<Record<keyof typeof english, string>> = {
  'recap.title': 'Wo waren wir?',
  'recap.since': '{village}, {days, plural, one {einen Tag später} other {# Tage später}}',
  'recap.on': 'Weiterspielen',
  'recap.won':
    '{names} hat Spiel {game} mit {margin, plural, one {nur einem Punkt} =2 {zwei Punkten} =3 {drei Punkten} other {# Punkten}} Vorsprung gewonnen.',
  'recap.tie-break': '{names} hat Spiel {game} bei Gleichstand gewonnen.',
  'recap.shared': '{names} haben sich in Spiel {game} den Sieg geteilt.',
  'recap.alone': '{names} hat Spiel {game} mit {vp, plural, one {1 Punkt} other {# Punkten}} beendet.',
  'recap.leads':
    'Spiel {game} ist in Runde {round}, und {names} führt mit {vp, plural, one {1 Punkt} other {# Punkten}}.',
  'recap.level':
    'Spiel {game} ist in Runde {round}, und {names} liegen mit {vp, plural, one {1 Punkt} other {# Punkten}} gleichauf.',
  'recap.turn': '{name} ist am Zug.',
  'recap.next-game': 'Als Nächstes kommt Spiel {game}.',
  'recap.rules': '{count, plural, one {Neue Regel} other {Neue Regeln}}',
  'recap.guidepost': 'Wegweiser dieses Spiels',
  'recap.next-guidepost': 'Der nächste Wegweiser',
  'recap.chests': 'Was in den Truhen liegt',
  'recap.keeps': 'behält {things}',
}
