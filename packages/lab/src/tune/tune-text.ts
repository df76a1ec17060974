import { CHARTERS } from '@charterstone/engine'
import Table from 'cli-table3'
import { intervalText, percentText, signedText } from '../statistics/estimate-text.ts'
import type { BuildingPrice } from './building-prices.ts'
import type { TuneReport } from './tune-report.ts'

/** A table of the buildings of each charter, and one of the charters. */
export function tuneText({ buildings, pooled, charters, homeSlope, lever }: TuneReport): string {
  const groups = [...CHARTERS, null].map((charter) =>
    buildings.filter((building) => building.charter === charter),
  )
  return [
    ...groups.flatMap((group) => (group.length === 0 ? [] : [buildingTable(group)])),
    charterTable(charters),
    `A step of one ${lever} multiplies the use of a building by ${pooled.factor.toFixed(2)} (spread of its logarithm ${pooled.spread.toFixed(2)}).`,
    `A step in sum at home brings ${signedText(homeSlope.value)} VP (${signedText(homeSlope.low)} to ${signedText(homeSlope.high)}).`,
  ].join('\n')
}

/** No colours, and no lines between rows. */
const PLAIN = {
  style: { head: [], border: [] },
  chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
}

function buildingTable(buildings: readonly BuildingPrice[]): string {
  const table = new Table({
    head: [buildings[0]?.charter ?? 'extra', 'use', '95 %', 'slope', '95 %', 'step', 'whole'],
    ...PLAIN,
  })
  for (const { number, name, use, slope, bestSlope, step, wholeStep } of buildings)
    table.push([
      `${number} ${name}`,
      percentText(use.value),
      `${percentText(use.low)} - ${percentText(use.high)}`,
      bestSlope.toFixed(2),
      `${slope.low.toFixed(2)} - ${slope.high.toFixed(2)}`,
      signedText(step, 2),
      wholeStep === 0 ? '' : signedText(wholeStep, 0),
    ])
  return table.toString()
}

function charterTable(charters: TuneReport['charters']): string {
  const table = new Table({ head: ['charter', 'margin', '95 %', 'games'], ...PLAIN })
  for (const { charter, margin, games } of charters)
    table.push([charter, signedText(margin.value), intervalText(margin), games])
  return table.toString()
}
