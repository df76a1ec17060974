import type { recapWords as english } from '../en/recap.ts'

export const recapWords: Readonly<Record<keyof typeof english, string>> = {
  'recap.title': 'Wo waren wir stehen geblieben?',
  'recap.since': '{village}, {days, plural, one {einen Tag später} other {# Tage später}}',
  'recap.on': 'Weiterspielen',
  'recap.won':
    '{names} gewinnt Partie {game} mit {margin, plural, one {nur einem Punkt} =2 {zwei Punkten} =3 {drei Punkten} other {# Punkten}} Vorsprung.',
  'recap.tie-break': '{names} gewinnt Partie {game} bei Gleichstand.',
  'recap.shared': '{names} teilen sich in Partie {game} den Sieg.',
  'recap.alone': '{names} beendet Partie {game} mit {vp, plural, one {1 Punkt} other {# Punkten}}.',
  'recap.leads':
    'Partie {game} ist in Runde {round}, und {names} führt mit {vp, plural, one {1 Punkt} other {# Punkten}}.',
  'recap.level':
    'Partie {game} ist in Runde {round}, und {names} liegen mit {vp, plural, one {1 Punkt} other {# Punkten}} gleichauf.',
  'recap.turn': '{name} ist am Zug.',
  'recap.next-game': 'Als Nächstes kommt Partie {game}.',
  'recap.rules': '{count, plural, one {Neue Regel} other {Neue Regeln}}',
  'recap.guidepost': 'Wegweiser dieser Partie',
  'recap.next-guidepost': 'Der nächste Wegweiser',
  'recap.chests': 'Was in den Truhen liegt',
  'recap.keeps': 'behält {things}',
}
