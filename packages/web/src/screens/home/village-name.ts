import type { Summary } from '../../data/summary.ts'
import type { Say } from '../../words/speech.ts'

/** The name that the players gave it; without one, the name from the story. */
export function villageName(say: Say, { village }: Pick<Summary, 'village'>): string {
  return village || say('village.unnamed')
}

/** "Game 6 of 12, round 9 · with Jonas and Ola". */
export function whereItStands(say: Say, summary: Summary): string {
  const company = companyOf(say, summary)
  return company === '' ? stageOf(say, summary) : `${stageOf(say, summary)} · ${company}`
}

/** "with Konrad and Jonas"; empty for one person alone and for bots among themselves. */
export function companyOf(say: Say, { seats }: Summary): string {
  const names = seats.slice(1).map(({ name }) => name)
  return names.length === 0 || seats.every(({ by }) => by !== 'person') ? '' : say('home.with', { names })
}

/** "Game 6 of 12, round 9". */
export function stageOf(say: Say, summary: Summary): string {
  const stage = stageInWords(say, summary)
  return summary.fork === undefined ? stage : say('home.fork', { stage })
}

function stageInWords(say: Say, summary: Summary): string {
  const { mode, game, round, isOver, phase, champions, seats } = summary
  if (mode === 'single')
    return isOver ? say('home.single-over') : say('home.single', { round: Math.max(1, round) })
  if (isCampaignOver(summary)) {
    const names = seats.filter(({ charter }) => champions.includes(charter)).map(({ name }) => name)
    return names.length === 0 ? say('home.over') : say('home.champions', { names })
  }
  if (phase === 'between') return say('home.before-game', { game })
  return round > 0 ? say('home.game-round', { game, round }) : say('home.game-of', { game })
}

/** Whether all its twelve games are behind it. */
export function isCampaignOver({ mode, isOver, fork }: Summary): boolean {
  return mode === 'post-campaign' || (mode === 'campaign' && isOver && fork === undefined)
}

/** Whether the person at this screen is the one to act. */
export function isYourTurn({ asked, seats }: Summary): boolean {
  return asked < 0 || seats[asked]?.by === 'person'
}
