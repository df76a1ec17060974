import { HOUSE_RULE_IDS, type HouseRuleId } from '@charterstone/engine'
import { type Options, wordsOption } from './options.ts'

export function houseOption(options: Options): readonly HouseRuleId[] | undefined {
  return wordsOption(options, 'house', HOUSE_RULE_IDS)
}
