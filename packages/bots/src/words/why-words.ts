import type { Language } from '@charterstone/engine'
import type { Theme } from '../evaluation/theme.ts'

/** The words of a bot's explanation. */
export type WhyWords = {
  readonly better: (points: number) => string
  readonly worse: (points: number) => string
  readonly even: string
  /** For decisions that are not calculated. */
  readonly heuristic: string
  readonly speaksFor: (list: string) => string
  readonly speaksAgainst: (list: string) => string
  readonly themes: Readonly<Record<Theme, string>>
}

const en: WhyWords = {
  better: (points) => `About ${points} ${points === 1 ? 'point' : 'points'} better.`,
  worse: (points) => `About ${points} ${points === 1 ? 'point' : 'points'} worse.`,
  even: 'No better and no worse than now.',
  heuristic: 'A rule of thumb: its value shows later.',
  speaksFor: (list) => `Pros: ${list}.`,
  speaksAgainst: (list) => `Cons: ${list}.`,
  themes: {
    points: 'points',
    reputation: 'reputation',
    influence: 'influence',
    workers: 'free workers',
    goods: 'resources and coins',
    building: 'the next building',
    crates: 'the next crate',
    objectives: 'objectives',
    quota: 'the quota table',
    cards: 'advancement cards',
    minions: 'minions',
    peril: 'peril',
    income: 'income',
    personas: 'personas',
    village: 'what the village offers next',
    campaign: 'the campaign',
    later: 'what comes next',
  },
}

const de: WhyWords = {
  better: (points) => `Etwa ${points} ${points === 1 ? 'Punkt' : 'Punkte'} besser als jetzt.`,
  worse: (points) => `Etwa ${points} ${points === 1 ? 'Punkt' : 'Punkte'} schlechter als jetzt.`,
  even: 'Nicht besser und nicht schlechter als jetzt.',
  heuristic: 'Eine Faustregel: Was es wert ist, zeigt sich später.',
  speaksFor: (list) => `Dafür: ${list}.`,
  speaksAgainst: (list) => `Dagegen: ${list}.`,
  themes: {
    points: 'Punkte',
    reputation: 'Ansehen',
    influence: 'Einfluss',
    workers: 'freie Arbeiter',
    goods: 'Rohstoffe und Münzen',
    building: 'das nächste Gebäude',
    crates: 'die nächste Kiste',
    objectives: 'Ziele',
    quota: 'Abgaben',
    cards: 'Ausbaukarten',
    minions: 'Gehilfen',
    peril: 'Gefahren',
    income: 'Einkommen',
    personas: 'Rollen',
    village: 'was das Dorf als Nächstes bietet',
    campaign: 'die Kampagne',
    later: 'was danach kommt',
  },
}

const pl: WhyWords = {
  better: (points) => `Lepiej o około ${points} ${punkty(points)}.`,
  worse: (points) => `Gorzej o około ${points} ${punkty(points)}.`,
  even: 'Ani lepiej, ani gorzej niż teraz.',
  heuristic: 'Na wyczucie: ile to warte, okaże się później.',
  speaksFor: (list) => `Za: ${list}.`,
  speaksAgainst: (list) => `Przeciw: ${list}.`,
  themes: {
    points: 'punkty',
    reputation: 'reputacja',
    influence: 'wpływy',
    workers: 'wolni robotnicy',
    goods: 'surowce i monety',
    building: 'następny budynek',
    crates: 'następna skrzynia',
    objectives: 'cele',
    quota: 'eksport',
    cards: 'karty rozwoju',
    minions: 'pomocnicy',
    peril: 'zagrożenia',
    income: 'przychód',
    personas: 'osobowości',
    village: 'to, co osada da później',
    campaign: 'kampania',
    later: 'to, co nastąpi potem',
  },
}

function punkty(count: number): string {
  if (count === 1) return 'punkt'
  const isFew = count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14)
  return isFew ? 'punkty' : 'punktów'
}

export const WHY_WORDS: Readonly<Record<Language, WhyWords>> = { en, de, pl }
