import { usageFailure } from '../command-line/failure.ts'
import { type Options, textOption } from '../command-line/options.ts'
import { type SequentialTest, sequentialVerdict, type Verdict } from '../statistics/sequential-test.ts'
import { mean } from '../statistics/sum.ts'
import type { Contestant } from './contestant.ts'
import type { Match } from './match.ts'
import type { Outcome } from './outcome.ts'
import { championshipOf, groupsOf, marginOfName, winOf } from './seat-scores.ts'

/** When to stop: as soon as it is decided whether the first player is better by so much, in wins or in VP. */
export type Until = { readonly name: string; readonly by: 'wins' | 'vp'; readonly test: SequentialTest }

const ERROR = 0.05

/** `--until 0.55` is a win share, `--until-vp 2` a margin; null without either. */
export function untilOption(options: Options, players: readonly Contestant[]): Until | null {
  const [wins, vp] = [textOption(options, 'until'), textOption(options, 'until-vp')]
  if (wins === undefined && vp === undefined) return null
  if (wins !== undefined && vp !== undefined) throw usageFailure('--until and --until-vp do not go together')
  const name = players[0]?.name ?? ''
  if (players.every((player) => player.name === name))
    throw usageFailure('--until compares players; name two different ones')
  const even = wins === undefined ? 0 : 1 / players.length
  const better = Number(wins ?? vp)
  if (wins !== undefined && !(better > even && better < 1))
    throw usageFailure(`--until must be a win share from ${even.toFixed(2)} to 1, not ${wins}`)
  if (vp !== undefined && !(better > 0)) throw usageFailure(`--until-vp must be more than 0, not ${vp}`)
  return { name, by: wins === undefined ? 'vp' : 'wins', test: { even, better, error: ERROR } }
}

export type PlayedUntil = { readonly outcomes: readonly Outcome[]; readonly verdict: Verdict }

/** Plays groups of matches until it is decided. What was played beyond that is left out, so threads change nothing. */
export async function playUntil(
  matches: readonly Match[],
  until: Until,
  atOnce: number,
  playAll: (matches: readonly Match[]) => Promise<readonly Outcome[]>,
): Promise<PlayedUntil> {
  const round = Math.max(1, matches.filter(({ seed }) => seed === matches[0]?.seed).length)
  const step = Math.ceil(atOnce / round) * round
  const played: Outcome[] = []
  let verdict = sequentialVerdict([], until.test)
  for (let from = 0; from < matches.length && verdict.answer === 'undecided'; from += step) {
    played.push(...(await playAll(matches.slice(from, from + step))))
    verdict = sequentialVerdict(scoresOf(played, until), until.test)
  }
  return { outcomes: played.slice(0, verdict.used * round), verdict }
}

/** One score for each group of games with rotated seats. */
function scoresOf(outcomes: readonly Outcome[], until: Until): number[] {
  return groupsOf(outcomes).map((group) => mean(group.flatMap((outcome) => scoreOf(outcome, until))))
}

/** A campaign counts as one game: who wins it, and by how many points. */
function scoreOf(outcome: Outcome, { name, by }: Until): number[] {
  const { match, games, campaign } = outcome
  if (by === 'vp') {
    const scores = campaign === undefined ? games.map(({ vp }) => vp) : [campaign.totals]
    return scores.flatMap((each) => marginOfName(outcome, each, name) ?? [])
  }
  const seats = match.players.flatMap((player, seat) => (player.name === name ? [seat] : []))
  if (campaign !== undefined) return seats.map((seat) => championshipOf(campaign, seat))
  return games.flatMap((game) => seats.map((seat) => winOf(game, seat)))
}
