import { randomInt } from 'node:crypto'
import { botNameOf, readBotName } from '@charterstone/bots'
import {
  type CampaignRecord,
  type CampaignStart,
  CHARTERS,
  houseRulesFrom,
  houseRulesOf,
  type SeatConfig,
} from '@charterstone/engine'
import { MAX_SEED, numberOption, type Options, playersOption, usageFailure } from '@charterstone/lab'
import { houseOption } from '../options/house-rules-option.ts'
import type { Locale } from '../text/locale.ts'

/** Who can have a seat besides a bot. */
const OTHER_PLAYERS = ['person', 'automa'] as const

/** What the options say about a new campaign; whatever they leave open is chosen here. */
export function campaignOption(options: Options, locale: Locale): CampaignStart {
  const players = playersOption(options, OTHER_PLAYERS, onePerson)
  if (players.every((player) => player === 'automa'))
    throw usageFailure('automas need a person or a bot to play with')
  return campaignOf(
    players,
    seatNames(players, locale),
    numberOption(options, 'seed', { from: 0, to: MAX_SEED }) ?? randomInt(MAX_SEED),
    houseRulesOf(houseOption(options) ?? []),
  )
}

export function campaignOf(
  players: readonly string[],
  names: readonly string[],
  seed: number,
  houseRules: CampaignStart['config']['houseRules'] = {},
): CampaignStart {
  const seats = players.map(
    (player, seat): SeatConfig => ({
      charter: seat,
      name: names[seat] ?? '',
      player: player === 'automa' ? 'automa' : 'person',
    }),
  )
  return { config: { seed, seats, houseRules }, players }
}

/** One person, and random bots in the other seats. */
function onePerson(seats = 2): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'random'))
}

/** Seats are called after the colour of their charter. */
export function seatNames(players: readonly string[], { words }: Locale): string[] {
  return players.map((player, seat) => {
    const charter = CHARTERS[seat]
    const colour = charter === undefined ? '' : words.charters[charter].colour
    const name = colour.charAt(0).toUpperCase() + colour.slice(1)
    return player === 'person' ? name : `${name} (${player})`
  })
}

/** Options of a new campaign that say something else than the one on file. */
export function checkAgainst(record: CampaignRecord, options: Options, file: string): void {
  const { config, players } = record
  const differs = (name: string): never => {
    throw usageFailure(
      `--${name} differs from the campaign in ${file}; for another campaign say another --file`,
    )
  }
  const seats = numberOption(options, 'seats', { from: 1, to: CHARTERS.length })
  const seed = numberOption(options, 'seed', { from: 0, to: MAX_SEED })
  const house = houseOption(options)
  if (seats !== undefined && seats !== players.length) differs('seats')
  if (seed !== undefined && seed !== config.seed) differs('seed')
  if (
    house !== undefined &&
    !isSame(houseRulesFrom(houseRulesOf(house)), houseRulesFrom(config.houseRules ?? {}))
  )
    differs('house')
  if (options.players === undefined) return
  const given = playersOption({ ...options, seats: players.length }, OTHER_PLAYERS, onePerson)
  if (!isSame(given, players.map(shortName))) differs('players')
}

/** A name as `--players` gives it: files of the page also name the style `balanced`. */
function shortName(name: string): string {
  const bot = readBotName(name)
  return bot === null ? name : botNameOf(bot)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
