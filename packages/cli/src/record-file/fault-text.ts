import type { Difference, RecordFault } from '@charterstone/engine'

/** Why a file is no campaign that can be played on, as the end of a sentence. */
export function faultText(fault: RecordFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'it is empty'
    case 'damaged':
      return fault.at === null || fault.at >= fault.length
        ? `it ends in the middle, after ${fault.length} characters`
        : `it is damaged at character ${fault.at + 1}`
    case 'foreign':
      return 'it is no record of a campaign'
    case 'format':
      return fault.format > fault.newest
        ? `it has format ${fault.format}, and this version reads up to ${fault.newest}`
        : `it has format ${fault.format}, from which no way leads to ${fault.newest}`
    case 'misshapen':
      return `its part "${fault.part}" is damaged`
    case 'too-much':
      return `it is larger than any campaign: ${fault.part}, at most ${fault.most}`
    case 'broken':
      return differenceText(fault.difference)
    case 'impossible':
      return `play by the rules does not lead to its part "${fault.part}", or not on from it`
    case 'stopped':
      return 'reading it took too long'
  }
}

/** Where a record breaks, and how. */
export function differenceText({ where, game, step, what, found }: Difference): string {
  if (where === 'head') return 'how the campaign began has been changed (seed, seats, house rules or version)'
  if (where === 'between') return 'what was noted between two games has been changed'
  if (where === 'checkpoint' && what === 'changed') return 'the state of the table has been changed'
  const place = step === 0 ? `the start of game ${game}` : `game ${game}, answer ${step}`
  switch (what) {
    case 'changed':
      return `changed at ${place}${found === '' ? '' : `, near "${found}"`}`
    case 'refused':
      return `at ${place} "${found}" is not among the options`
    case 'start':
      return `${place} is set up differently`
    case 'unfinished':
      return `after ${place} the game is not over, but the record goes on to the next`
    case 'end':
      return `after ${place} the game ends differently`
    case 'state':
      return `after ${place} the table looks different from the saved one`
  }
}
