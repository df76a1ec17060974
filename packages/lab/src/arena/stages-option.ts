import { LAST_GAME } from '@charterstone/engine'
import { usageFailure } from '../command-line/failure.ts'
import { type Options, textOption } from '../command-line/options.ts'

/** `--stage` as numbers between commas, `all`, or `campaign` for whole campaigns (0). */
export function stagesOption(options: Options): readonly number[] {
  const text = textOption(options, 'stage') ?? '1'
  if (text === 'campaign') return [0]
  if (text === 'all') return Array.from({ length: LAST_GAME }, (_, index) => index + 1)
  return text.split(',').map((part) => {
    const stage = Number(part)
    if (!Number.isInteger(stage) || stage < 1 || stage > LAST_GAME)
      throw usageFailure(
        `--stage must be 1 to ${LAST_GAME}, several between commas, all or campaign, not "${part}"`,
      )
    return stage
  })
}
