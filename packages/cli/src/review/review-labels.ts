import type { Language } from '@charterstone/engine'

/** The words of a review that only the terminal has. */
export type ReviewLabels = {
  readonly ledger: readonly [start: string, luck: string, own: string, others: string, result: string]
  readonly accuracy: string
  readonly turningPoints: string
  readonly weakTurns: string
  readonly round: string
  readonly otherRules: string
  readonly campaign: string
  readonly afterGame: string
  readonly luck: string
}

export const reviewLabels: Readonly<Record<Language, ReviewLabels>> = {
  en: {
    ledger: ['Start', 'Luck', 'Own', 'Others', 'Result'],
    accuracy: 'Accuracy',
    turningPoints: 'Turning points',
    weakTurns: 'Turns that could have been better',
    round: 'Round',
    otherRules: 'played by other rules, so there’s no review',
    campaign: 'Chance to win the campaign',
    afterGame: 'after game',
    luck: 'Luck in all games',
  },
  de: {
    ledger: ['Start', 'Glück', 'Selbst', 'Andere', 'Ergebnis'],
    accuracy: 'Genauigkeit',
    turningPoints: 'Wendepunkte',
    weakTurns: 'Züge, in denen mehr möglich war',
    round: 'Runde',
    otherRules: 'nach anderen Regeln gespielt, daher kein Rückblick',
    campaign: 'Chance auf den Sieg in der Kampagne',
    afterGame: 'nach Partie',
    luck: 'Glück in allen Partien',
  },
  pl: {
    ledger: ['Start', 'Los', 'Własne', 'Inni', 'Wynik'],
    accuracy: 'Dokładność',
    turningPoints: 'Punkty zwrotne',
    weakTurns: 'Tury, w których dało się osiągnąć więcej',
    round: 'Runda',
    otherRules: 'rozegrana według innych zasad, więc bez analizy',
    campaign: 'Szansa na wygranie kampanii',
    afterGame: 'po grze',
    luck: 'Los we wszystkich grach',
  },
}
