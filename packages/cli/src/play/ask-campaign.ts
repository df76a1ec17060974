import { randomInt } from 'node:crypto'
import type { CampaignStart } from '@charterstone/engine'
import { LARGEST_SEED, MOST_SEATS } from '@charterstone/lab'
import type { Tongue } from '../text/tongue.ts'
import { campaignOf, seatNames } from './new-campaign.ts'
import type { Terminal } from './terminal.ts'

/** Asks for what a new campaign needs; null when nobody wants one after all. */
export async function askCampaign(terminal: Terminal, tongue: Tongue): Promise<CampaignStart | null> {
  const { labels } = tongue
  const seats = await askNumber(terminal, labels.howManySeats, 3)
  if (seats === null) return null
  const people = await askNumber(terminal, labels.howManyPeople, 1, seats)
  if (people === null) return null
  const players = Array.from({ length: seats }, (_, seat) => (seat < people ? 'person' : 'random'))
  const names = seatNames(players, tongue)
  for (let seat = 0; seat < people; seat++) {
    const name = await terminal.ask(`${labels.seat} ${seat + 1} [${names[seat] ?? ''}] > `)
    if (name === null) return null
    if (name !== '') names[seat] = name.slice(0, 40)
  }
  return campaignOf(players, names, randomInt(LARGEST_SEED))
}

async function askNumber(
  terminal: Terminal,
  text: string,
  byDefault: number,
  most = MOST_SEATS,
): Promise<number | null> {
  for (;;) {
    const line = await terminal.ask(`${text} (1-${most}) [${Math.min(byDefault, most)}] > `)
    if (line === null || line === 'q') return null
    const value = line === '' ? Math.min(byDefault, most) : Number(line)
    if (Number.isInteger(value) && value >= 1 && value <= most) return value
  }
}
