import type { Difference, RecordFault } from '@charterstone/engine'
import type { FaultWords } from '../text/faults.ts'

/** Why a file is no campaign that can be played on, as the end of a sentence. */
export function faultText(fault: RecordFault, words: FaultWords): string {
  switch (fault.kind) {
    case 'empty':
      return words.empty
    case 'damaged':
      return fault.at === null || fault.at >= fault.length
        ? words.cutOff(fault.length)
        : words.damagedAt(fault.at + 1)
    case 'foreign':
      return words.foreign
    case 'format':
      return fault.format > fault.newest
        ? words.newer(fault.format, fault.newest)
        : words.older(fault.format, fault.newest)
    case 'misshapen':
      return words.misshapen(fault.part)
    case 'too-much':
      return words.tooMuch(fault.part, fault.max)
    case 'broken':
      return differenceText(fault.difference, words)
    case 'impossible':
      return words.impossible(fault.part)
    case 'stopped':
      return words.stopped
  }
}

/** Where a record breaks, and how. */
export function differenceText({ where, game, step, what, found }: Difference, words: FaultWords): string {
  if (where === 'head') return words.head
  if (where === 'between') return words.between
  if (where === 'checkpoint' && what === 'changed') return words.table
  const position = step === 0 ? words.start(game) : words.answer(game, step)
  switch (what) {
    case 'changed':
      return words.changed(position, found)
    case 'refused':
      return words.refused(position, found)
    case 'start':
      return words.otherStart(position)
    case 'unfinished':
      return words.unfinished(position)
    case 'end':
      return words.otherEnd(position)
    case 'state':
      return words.otherTable(position)
  }
}
