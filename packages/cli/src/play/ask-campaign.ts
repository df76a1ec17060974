import { randomInt } from 'node:crypto'
import type { CampaignStart } from '@charterstone/engine'
import { MAX_SEATS, MAX_SEED } from '@charterstone/lab'
import type { Locale } from '../text/locale.ts'
import { campaignOf, seatNames } from './new-campaign.ts'
import type { Terminal } from './terminal.ts'

/** Asks for the seats of a new campaign; null when the person quits. */
export async function askCampaign(terminal: Terminal, locale: Locale): Promise<CampaignStart | null> {
  const { labels } = locale
  const seats = await askNumber(terminal, labels.howManySeats, 3)
  if (seats === null) return null
  const people = await askNumber(terminal, labels.howManyPeople, 1, seats)
  if (people === null) return null
  const players = Array.from({ length: seats }, (_, seat) => (seat < people ? 'person' : 'random'))
  const names = seatNames(players, locale)
  for (let seat = 0; seat < people; seat++) {
    const name = await terminal.ask(`${labels.seat} ${seat + 1} [${names[seat] ?? ''}] > `)
    if (name === null) return null
    if (name !== '') names[seat] = name.slice(0, 40)
  }
  return campaignOf(players, names, randomInt(MAX_SEED))
}

async function askNumber(
  terminal: Terminal,
  text: string,
  byDefault: number,
  max = MAX_SEATS,
): Promise<number | null> {
  for (;;) {
    const line = await terminal.ask(`${text} (1-${max}) [${Math.min(byDefault, max)}] > `)
    if (line === null || line === 'q') return null
    const value = line === '' ? Math.min(byDefault, max) : Number(line)
    if (Number.isInteger(value) && value >= 1 && value <= max) return value
  }
}
